import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import tzdb from '@/content/places/zone-histories.json' with { type: 'json' };
import { openClock } from '@/lib/birth-time/open-clock';
import { readLocalTime } from '@/lib/birth-time/read-local-time';

type Case = [zone: string, local: string, offset: number | 'LMT', kind: string];
const { cases } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../tests/reference/places/zone-offsets.json'), 'utf8'),
) as {
  cases: Case[];
};
const secondsOf = (local: string) => Date.parse(`${local}Z`) / 1000;

describe('readLocalTime', () => {
  it('reads every zone of the tz database as Python’s zoneinfo does, 1800-2099', () => {
    const wrong = cases.filter(([zone, local, offset, kind]) => {
      const clock = openClock(zone, 0);
      const reading = readLocalTime(clock, secondsOf(local));
      if (offset === 'LMT') return !clock.isMeanTimeAt(reading.instantSeconds);
      return reading.offsetSeconds !== offset || reading.kind !== kind;
    });
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(2000);
  });

  it('may look a day to either side: no zone changes twice within two days', () => {
    const gaps = tzdb.histories.flatMap((history) => {
      const times = history
        .split(' ')
        .filter((_, index) => index % 2 === 1)
        .map(Number);
      return times.slice(1).map((time, index) => time - (times[index] ?? 0));
    });
    expect(Math.min(...gaps)).toBeGreaterThan(2 * 86_400);
  });
});
