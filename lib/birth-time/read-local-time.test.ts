import { describe, expect, it } from '@jest/globals';
import tzdb from '@/content/places/zone-histories.json' with { type: 'json' };
import { readsAlike, zoneCases } from '../../tests/accuracy/zones';

const cases = zoneCases();

describe('readLocalTime', () => {
  it('reads every zone of the tz database as Python’s zoneinfo does, 1800-2099', () => {
    const wrong = cases.filter((one) => !readsAlike(one));
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
