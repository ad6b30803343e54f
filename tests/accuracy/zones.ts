import type { FigureGroup } from '@/lib/accuracy/figures';
import { openClock } from '@/lib/birth-time/open-clock';
import { readLocalTime } from '@/lib/birth-time/read-local-time';
import { count, readReference } from './figure';

/** `offset` in seconds east of UTC; LMT where the tz database has local mean time. */
export type ZoneCase = [zone: string, local: string, offset: number | 'LMT', kind: string];

export const zoneCases = () => readReference<{ cases: ZoneCase[] }>('places/zone-offsets.json').cases;

export function readsAlike([zone, local, offset, kind]: ZoneCase): boolean {
  const clock = openClock(zone, 0);
  const reading = readLocalTime(clock, Date.parse(`${local}Z`) / 1000);
  if (offset === 'LMT') return clock.isMeanTimeAt(reading.instantSeconds);
  return reading.offsetSeconds === offset && reading.kind === kind;
}

export function zoneFigures(): FigureGroup {
  const cases = zoneCases();
  return {
    id: 'zones',
    title: 'The clock at a birth',
    reference:
      'IANA tz database 2025b with its oldest data (backzone), read by Python’s zoneinfo: every zone, at local times of 1800–2099, many of them skipped or repeated by a clock change.',
    measured: [],
    counted: [
      count(`Offset from UTC, in ${new Set(cases.map(([zone]) => zone)).size} zones`, cases.map(readsAlike)),
    ],
  };
}
