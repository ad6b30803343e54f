import { horizonCurve, type RisingBody } from '@/lib/astrology/sky/horizon-curve';
import type { Curve } from '@/lib/astrology/sky/sample-curve';
import type { Place } from '@/lib/astrology/sky/sunrise';
import { astroTime } from '@/lib/astrology/sky/time';

export interface HorizonEvent {
  /** The first whole millisecond after the limb has crossed the horizon. */
  instant: Date;
  kind: 'rise' | 'set';
}

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Steps of the first look. */
const STEP_DAYS = 1 / 36;
/** Near its turn a height changes by less than this (0.57°) within half a step: only then can a step hide a crossing. */
const GRAZING_RADIANS = 0.01;
const TURN_TOLERANCE_DAYS = 1e-6;
const ZERO_TOLERANCE_DAYS = 1e-9;

/**
 * Every rising and setting within `from < instant <= until` at a place, in order: the upper limb on a sea-level
 * horizon with 34′ of refraction, as seen from the ground. Empty where the body stays above or below.
 * For spans of up to a month or so.
 */
export function horizonEvents(body: RisingBody, place: Place, from: Date, until: Date): HorizonEvent[] {
  const heightAt = horizonCurve(body, place, from, until);
  const looks = lookAlong(heightAt, astroTime(from).ut, astroTime(until).ut);
  return looks.flatMap((after, i): HorizonEvent[] => {
    const before = looks[i - 1];
    if (!before || before.height >= 0 === after.height >= 0) return [];
    const utDays = findZero(heightAt, before, after);
    const instant = new Date(Math.ceil(J2000_MS + utDays * DAY_MS));
    return [{ instant, kind: after.height >= 0 ? 'rise' : 'set' }];
  });
}

interface Look {
  ut: number;
  height: number;
}

/** Heights so close in time that no two crossings fall between neighbours. */
function lookAlong(heightAt: Curve, start: number, end: number): Look[] {
  const steps = Math.max(1, Math.ceil((end - start) / STEP_DAYS));
  const looks = Array.from({ length: steps + 1 }, (_, i): Look => {
    const ut = start + ((end - start) * i) / steps;
    return { ut, height: heightAt(ut) };
  });
  return looks.flatMap((look, i) => {
    if (Math.abs(look.height) > GRAZING_RADIANS) return [look];
    const [before, after] = [looks[i - 1] ?? look, looks[i + 1] ?? look];
    // A body just below that was and will be lower may show for a moment; one just above may dip.
    const side = look.height < 0 ? 1 : -1;
    if (side * before.height > side * look.height || side * after.height > side * look.height) return [look];
    const turn = findHighest((ut) => side * heightAt(ut), before.ut, after.ut);
    const hidden = { ut: turn, height: heightAt(turn) };
    if (side * hidden.height <= 0) return [look];
    return turn < look.ut ? [hidden, look] : [look, hidden];
  });
}

/** Where a curve with one turn in the span is highest, by the golden section. */
function findHighest(curve: Curve, from: number, until: number): number {
  const section = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, until];
  while (high - low > TURN_TOLERANCE_DAYS) {
    const width = section * (high - low);
    if (curve(high - width) > curve(low + width)) high = low + width;
    else low = high - width;
  }
  return (low + high) / 2;
}

/** The zero between two looks of different sign, by false position with the Illinois rule. */
function findZero(curve: Curve, before: Look, after: Look): number {
  let [a, b] = [before, after];
  while (Math.abs(b.ut - a.ut) > ZERO_TOLERANCE_DAYS) {
    const ut = b.ut - (b.height * (b.ut - a.ut)) / (b.height - a.height);
    const next = { ut, height: curve(ut) };
    if (Math.abs(next.ut - b.ut) < ZERO_TOLERANCE_DAYS) return next.ut;
    // The end that stays is given half its weight, lest it stay for ever.
    a = next.height >= 0 === b.height >= 0 ? { ut: a.ut, height: a.height / 2 } : b;
    b = next;
  }
  return b.ut;
}
