import type { VisibleGraha } from '@/lib/astrology/grahas';

export interface Span {
  start: Date;
  end: Date;
}

export interface Hora extends Span {
  /** 1..12 by day, 13..24 by night. */
  index: number;
  lord: VisibleGraha;
}

/** Which eighth of daylight each takes, 1..8, from Sunday to Saturday. */
const EIGHTHS = {
  rahuKala: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const satisfies Record<string, readonly number[]>;

/** Daylight has fifteen muhurtas; Abhijit is the eighth. */
const MUHURTAS = 15;
const ABHIJIT_MUHURTA = 8;
const WEDNESDAY = 3;

/** From the slowest to the fastest: each hora's lord is the next in this round. */
const HORA_ROUND: readonly VisibleGraha[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];
const HORAS = 12;

/** One of `count` equal parts of a span, `number` from 1; neighbours share their edge to the millisecond. */
function partOf({ start, end }: Span, number: number, count: number): Span {
  const edge = (n: number) =>
    new Date(Math.round(start.getTime() + ((end.getTime() - start.getTime()) * n) / count));
  return { start: edge(number - 1), end: edge(number) };
}

/**
 * Rahu Kala, Yamaganda or Gulika: an eighth of the time from sunrise to sunset.
 * @param weekday 0 = Sunday .. 6
 */
export function eighthOfDay(name: keyof typeof EIGHTHS, daylight: Span, weekday: number): Span {
  const eighth = EIGHTHS[name][weekday];
  if (!eighth) throw new RangeError(`not a weekday: ${weekday}`);
  return partOf(daylight, eighth, 8);
}

/** Abhijit, the muhurta about the middle of daylight; null on Wednesday, which has none. */
export function abhijitOf(daylight: Span, weekday: number): Span | null {
  return weekday === WEDNESDAY ? null : partOf(daylight, ABHIJIT_MUHURTA, MUHURTAS);
}

/**
 * The planetary hours: twelve of daylight and twelve of the night after it.
 * @param night from sunset to the next sunrise; null leaves its horas out
 * @param dayLord lord of the weekday, who rules the first
 */
export function horasOf(daylight: Span, night: Span | null, dayLord: VisibleGraha): Hora[] {
  const first = HORA_ROUND.indexOf(dayLord);
  return [daylight, ...(night ? [night] : [])].flatMap((span, half) =>
    Array.from({ length: HORAS }, (_, i): Hora => {
      const steps = half * HORAS + i;
      const lord = HORA_ROUND[(first + steps) % HORA_ROUND.length] ?? dayLord;
      return { index: steps + 1, lord, ...partOf(span, i + 1, HORAS) };
    }),
  );
}
