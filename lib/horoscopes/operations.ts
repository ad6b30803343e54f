import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { now } from '@/lib/clock';
import { horoscopeAnswer, horoscopeQuery, starHoroscopeAnswer, starParams } from '@/lib/horoscopes/contract';
import { DEFAULT_TIMEZONE } from '@/lib/horoscopes/get-day';
import { nextDayEdge, nextSlotEdge } from '@/lib/horoscopes/slots';
import { defineOperation } from '@/lib/http/operation';

const exampleHoroscope = {
  daily: 'The Moon stands in your sixth star, Sadhaka, the achiever: what is begun today tends to arrive.',
  monthly: '**Sun** in the eleventh house from your sign until the 16th: gains come through friends.',
  lifeAreas: {
    Health: 'Steady.',
    Finances: 'A good day to settle accounts.',
    Love: 'Say it plainly.',
    'Mental Wellness': 'A quiet evening helps.',
    Career: 'Finish one thing.',
    Spirituality: 'Sit for a while at dusk.',
  },
  tara: { index: 6, name: 'Sadhaka', cycle: 1 },
  chandraBala: [{ sign: 'Aries', house: 11, good: true }],
  changesAt: '2026-11-21T09:02:11.000Z',
  reasons: [
    { of: 'daily', fact: 'Moon in Revati at sunrise at Ujjain: tara 6, Sadhaka.', text: 'The achiever.' },
  ],
} as const;

export const getNakshatraHoroscopes = defineOperation({
  id: 'getNakshatraHoroscopes',
  method: 'GET',
  path: '/api/nakshatra-horoscopes',
  tag: 'Horoscopes',
  summary: 'The day’s text for each of the 27 birth stars, with its reasons',
  query: horoscopeQuery,
  publicForSeconds: secondsToEdge,
  // Today is at hand; any other date may have to be composed first.
  costlyLimit: ({ date }) => (date === undefined ? undefined : 'dated'),
  answers: { 200: { description: 'The horoscopes of one date.', schema: horoscopeAnswer } },
  example: {
    query: { date: '2026-11-21', timezone: 'Asia/Kolkata' },
    answer: {
      date: '2026-11-21',
      month: 'November 2026',
      currentPlanets: 'Sun in Scorpio 5°, Moon in Revati (Pisces) 21°, Saturn in Pisces 10° (retrograde)',
      nakshatras: Object.fromEntries(NAKSHATRA_NAMES.map((name) => [name, exampleHoroscope])),
    },
  },
});

export const getStarHoroscopeOfDay = defineOperation({
  id: 'getStarHoroscope',
  method: 'GET',
  path: '/api/nakshatra-horoscopes/{star}',
  tag: 'Horoscopes',
  summary: 'Day, month and life areas of one birth star, with their reasons',
  params: starParams,
  query: horoscopeQuery,
  publicForSeconds: secondsToEdge,
  costlyLimit: ({ date }) => (date === undefined ? undefined : 'dated'),
  answers: { 200: { description: 'The horoscope of one star on one date.', schema: starHoroscopeAnswer } },
  example: {
    params: { star: 'rohini' },
    query: { date: '2026-11-21' },
    answer: { nakshatra: 'Rohini', date: '2026-11-21', month: 'November 2026', ...exampleHoroscope },
  },
});

/**
 * The planets' line changes with each slot, and the date with the zone's midnight, which need not fall on the edge of a
 * slot: Kathmandu's is at 18:15 UTC.
 */
function secondsToEdge({ timezone }: Readonly<Record<string, unknown>>): number {
  const instant = now();
  const zone = typeof timezone === 'string' ? timezone : DEFAULT_TIMEZONE;
  const edge = Math.min(nextSlotEdge(instant).getTime(), nextDayEdge(instant, zone).getTime());
  return Math.floor((edge - instant.getTime()) / 1000);
}
