import type { FigureGroup } from '@/lib/accuracy/figures';
import { type DashaPeriod, vimshottari } from '@/lib/astrology/dasha/vimshottari';
import type { Graha } from '@/lib/astrology/grahas';
import { siderealLongitude } from '@/lib/astrology/sky/positions';
import { count, measure, readReference } from './figure';

export interface VimshottariCase {
  utc: string;
  moonSid: number;
  mahadashas: { lord: Graha; start: string; end: string }[];
  antardashasOfFirst: { lord: Graha; start: string }[];
}

/** Hours, from our own Moon: one arcsecond of it is 3.7 hours of Venus. */
export const BOUNDARY_PROMISE = { mean: 0.5, worst: 2 };
const HOUR_MS = 3_600_000;

export const vimshottariCases = () =>
  readReference<{ cases: VimshottariCase[] }>('dasha/vimshottari.json').cases;

const apartMs = (a: string | undefined, b: string) => Math.abs(Date.parse(a ?? '') - Date.parse(b));

/** Its tenth mahadasha lies beyond the 120 years. */
const stated = ({ mahadashas }: VimshottariCase) => mahadashas.slice(0, 9);

/** Distances in ms of all boundaries that a case states. */
export function boundaryDistances(one: VimshottariCase, periods: readonly DashaPeriod[]): number[] {
  return [
    ...stated(one).flatMap(({ start, end }, i) => [
      apartMs(periods[i]?.start, start),
      apartMs(periods[i]?.end, end),
    ]),
    ...one.antardashasOfFirst.map(({ start }, i) => apartMs(periods[0]?.periods[i]?.start, start)),
  ];
}

/** Whether each lord stands where the case has it. */
export function lordAgreements(one: VimshottariCase, periods: readonly DashaPeriod[]): boolean[] {
  return [
    ...stated(one).map(({ lord }, i) => periods[i]?.lord === lord),
    ...one.antardashasOfFirst.map(({ lord }, i) => periods[0]?.periods[i]?.lord === lord),
  ];
}

export function periodsFromOurMoon({ utc }: VimshottariCase): readonly DashaPeriod[] {
  const birth = new Date(utc);
  return vimshottari(siderealLongitude('Moon', birth), birth).periods;
}

export function vimshottariFigures(): FigureGroup {
  const cases = vimshottariCases().map((one) => ({ one, periods: periodsFromOurMoon(one) }));
  return {
    id: 'dasha',
    title: 'Vimshottari dasha',
    reference:
      'Computed from the Moon of Swiss Ephemeris 2.10.03 for 60 births of 1931–2023, in years of 365.25 days.',
    measured: [
      measure(
        'Start and end of each period',
        'hours',
        cases.flatMap(({ one, periods }) => boundaryDistances(one, periods).map((ms) => ms / HOUR_MS)),
        BOUNDARY_PROMISE,
      ),
    ],
    counted: [
      count(
        'Lord of each period',
        cases.flatMap(({ one, periods }) => lordAgreements(one, periods)),
      ),
    ],
  };
}
