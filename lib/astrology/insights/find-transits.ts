/** What the planets do about a date: changes of sign and of direction, meetings, dignity. */
import { dignityOf } from '@/lib/astrology/chart/dignity';
import { findIngresses } from '@/lib/astrology/gochara';
import type { Graha } from '@/lib/astrology/grahas';
import { SIGNS, type SignName, signIndexOf } from '@/lib/astrology/signs';
import { type SiderealPositions, siderealPositions } from '@/lib/astrology/sky';

const DAY_MS = 86_400_000;

export type TransitKind = 'enters' | 'backward' | 'forward' | 'meets';

export interface Transit {
  kind: TransitKind;
  graha: Graha;
  /** Whom it meets. */
  other?: Graha;
  instant: Date;
  /** Sign entered, or in which it happens. */
  sign: SignName;
  /** Sign left. */
  from?: SignName;
}

/** The Moon changes too often to stand out, and Ketu does what Rahu does, opposite. */
const WATCHED: readonly Graha[] = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];
const TURNING: readonly Graha[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
/** The slower one, or the Sun, is the one that is met. */
const MEETINGS: readonly [Graha, Graha][] = [
  ['Jupiter', 'Saturn'],
  ['Mars', 'Saturn'],
  ['Mars', 'Jupiter'],
  ['Venus', 'Saturn'],
  ['Venus', 'Jupiter'],
  ['Venus', 'Mars'],
  ['Mercury', 'Saturn'],
  ['Mercury', 'Jupiter'],
  ['Mercury', 'Mars'],
  ['Mercury', 'Venus'],
  ['Mercury', 'Sun'],
  ['Venus', 'Sun'],
  ['Mars', 'Sun'],
  ['Jupiter', 'Sun'],
  ['Saturn', 'Sun'],
];

/** The least angle from one longitude to another, −180..180 degrees. */
const gapOf = (positions: SiderealPositions, a: Graha, b: Graha) =>
  ((positions[a].longitudeDegrees - positions[b].longitudeDegrees + 540) % 360) - 180;

/** The instant at which a value changes its sign between two instants that differ in it, to the minute. */
function findChange(valueAt: (instant: Date) => number, from: Date, until: Date): Date {
  const startsPositive = valueAt(from) > 0;
  let [before, after] = [from.getTime(), until.getTime()];
  while (after - before > 60_000) {
    const middle = Math.floor((before + after) / 2);
    if (valueAt(new Date(middle)) > 0 === startsPositive) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Every change of sign of a value within a span, looked at once a day. */
function findChanges(
  value: (positions: SiderealPositions) => number,
  days: readonly { instant: Date; positions: SiderealPositions }[],
  isOne: (before: number, after: number) => boolean = (before, after) => before > 0 !== after > 0,
): Date[] {
  return days.slice(1).flatMap(({ instant, positions }, i) => {
    const before = days[i];
    if (!before || !isOne(value(before.positions), value(positions))) return [];
    return [findChange((at) => value(siderealPositions(at)), before.instant, instant)];
  });
}

const signAt = (graha: Graha, instant: Date): SignName => {
  const sign = SIGNS[signIndexOf(siderealPositions(instant)[graha].longitudeDegrees)];
  if (!sign) throw new RangeError(`no sign for ${graha}`);
  return sign;
};

/** Opposition also changes the sign of the gap, by a leap. */
const isMeeting = (before: number, after: number) => before > 0 !== after > 0 && Math.abs(after) < 90;

/**
 * Every change of sign or direction and every conjunction within `from < instant < until`, in no order: the Moon's left out,
 * the nodes' told of Rahu. Ingresses to the second, the others to the minute, as the positions have it.
 */
export function findTransits(from: Date, until: Date): Transit[] {
  const count = Math.ceil((until.getTime() - from.getTime()) / DAY_MS);
  const days = Array.from({ length: count + 1 }, (_, i) => {
    const instant = new Date(Math.min(from.getTime() + i * DAY_MS, until.getTime()));
    return { instant, positions: siderealPositions(instant) };
  });
  const signIn = (each: (typeof days)[number] | undefined, graha: Graha) =>
    each && signIndexOf(each.positions[graha].longitudeDegrees);
  const changing = WATCHED.filter((graha) =>
    days.some((each) => signIn(each, graha) !== signIn(days[0], graha)),
  );
  const ingresses = findIngresses(from, until, changing).map(
    ({ graha, instant, sign, fromSignIndex }): Transit => {
      const left = SIGNS[fromSignIndex];
      return { kind: 'enters', graha, instant, sign, ...(left && { from: left }) };
    },
  );
  const turns = TURNING.flatMap((graha) =>
    findChanges((positions) => positions[graha].speedDegreesPerDay, days).map((instant): Transit => {
      const { retrograde } = siderealPositions(instant)[graha];
      return { kind: retrograde ? 'backward' : 'forward', graha, instant, sign: signAt(graha, instant) };
    }),
  );
  const meetings = MEETINGS.flatMap(([graha, other]) =>
    findChanges((positions) => gapOf(positions, graha, other), days, isMeeting).map(
      (instant): Transit => ({ kind: 'meets', graha, other, instant, sign: signAt(graha, instant) }),
    ),
  );
  return [...ingresses, ...turns, ...meetings];
}

/** The planets that stand in their exaltation or in a sign of their own; the Moon is left out. */
export function findWellPlaced(positions: SiderealPositions): { graha: Graha; seat: 'exalted' | 'own' }[] {
  return WATCHED.flatMap((graha) => {
    const dignity = dignityOf(graha, positions[graha].longitudeDegrees);
    const seat = dignity === 'moolatrikona' ? 'own' : dignity;
    return seat === 'exalted' || seat === 'own' ? [{ graha, seat }] : [];
  });
}
