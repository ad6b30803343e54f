/** Schemas of `GET /api/nakshatra-horoscopes`. */
import { z } from 'zod';
import { type HoroscopeDay, LIFE_AREAS } from '@/lib/astrology/horoscope/types';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { SIGNS } from '@/lib/astrology/signs';
import { isCivilDate } from '@/lib/dates';
import { timezoneParameter } from '@/lib/http/timezone-parameter';

export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2099-12-31';

export const horoscopeQuery = z
  .object({
    date: z
      .string()
      .refine(isCivilDate, 'must be a real date as YYYY-MM-DD')
      .refine((date) => date >= FIRST_DATE && date <= LAST_DATE, 'must lie in the years 1900 to 2099')
      .optional()
      .meta({ description: 'The civil date; today in `timezone` when missing', example: '2026-11-21' }),
    timezone: timezoneParameter.optional().meta({
      description: 'Zone in which today is read; Asia/Kolkata when missing',
      example: 'Asia/Kolkata',
    }),
  })
  .meta({ id: 'NakshatraHoroscopeQuery' });

/** A star's address: its name in lower case, hyphens for spaces. */
export const starParams = z
  .object({
    star: z.string().meta({ description: 'The star’s slug', example: 'purva-phalguni' }),
  })
  .meta({ id: 'StarParams' });

export interface HoroscopeQuery {
  date?: string | undefined;
  timezone?: string | undefined;
}

const reason = z
  .object({
    of: z
      .enum(['daily', 'monthly', ...LIFE_AREAS])
      .meta({ description: 'The text that this stands behind', example: 'daily' }),
    fact: z.string().meta({
      description: 'What was computed',
      example: 'Moon in Revati at sunrise at Ujjain (06:44 IST), 27th from Ashwini: tara 9, Parama Mitra.',
    }),
    text: z.string().meta({ description: 'The sentence written from it' }),
  })
  .meta({ id: 'HoroscopeReason' });

const nakshatraHoroscope = z
  .object({
    daily: z.string().meta({ description: "The day's text; lines are parted by newlines" }),
    monthly: z.string().meta({ description: "The civil month's text, markdown" }),
    lifeAreas: z.record(z.enum(LIFE_AREAS), z.string()),
    tara: z
      .object({
        index: z.int().min(1).max(9),
        name: z.string().meta({ example: 'Sadhaka' }),
        cycle: z.int().min(1).max(3),
      })
      .meta({ description: "The Moon's star at sunrise counted from the birth star" }),
    chandraBala: z
      .array(z.object({ sign: z.enum(SIGNS), house: z.int().min(1).max(12), good: z.boolean() }))
      .min(1)
      .max(2)
      .meta({ description: "The Moon's house from the birth sign; two entries for a star in two signs" }),
    changesAt: z.iso.datetime().nullable().meta({
      description: "First change of the Moon's star after the day's sunrise and before the next, else null",
      example: '2026-11-21T09:02:11.000Z',
    }),
    reasons: z.array(reason).meta({ description: 'One entry for every statement of the texts' }),
  })
  .meta({ id: 'NakshatraHoroscope' });

export const horoscopeAnswer = z
  .object({
    date: z.iso.date().meta({ description: 'The civil date', example: '2026-11-21' }),
    month: z.string().meta({ example: 'November 2026' }),
    currentPlanets: z.string().meta({
      description:
        'Where the nine grahas stand, one line: today as of the start of the ten-minute slot, on another date as of its sunrise at Ujjain',
      example: 'Sun in Scorpio 5°, Moon in Revati (Pisces) 21°, Saturn in Pisces 10° (retrograde)',
    }),
    nakshatras: z
      .record(z.enum(NAKSHATRA_NAMES as [string, ...string[]]), nakshatraHoroscope)
      .meta({ description: 'Keyed by the 27 names of the birth stars' }),
  })
  .meta({ id: 'NakshatraHoroscopes' });

export const starHoroscopeAnswer = nakshatraHoroscope
  .extend({
    nakshatra: z.enum(NAKSHATRA_NAMES as [string, ...string[]]),
    date: z.iso.date().meta({ description: 'The civil date', example: '2026-11-21' }),
    month: z.string().meta({ example: 'November 2026' }),
  })
  .meta({ id: 'StarHoroscope' });

export type HoroscopeAnswer = HoroscopeDay & { currentPlanets: string };
