/** What `GET /api/panchang` takes and answers. */
import { z } from 'zod';
import { GRAHAS } from '@/lib/astrology/grahas';
import { dateOfBirth, latitude, longitude, timezone } from '@/lib/profiles/birth-fields';

export const panchangQuery = z
  .object({
    date: dateOfBirth.optional().meta({
      description: 'The civil date at the place, 1800 to 2099; today there when missing.',
      example: '2026-11-21',
    }),
    latitude,
    longitude,
    timezone: timezone.optional().meta({
      description: 'Found from the coordinates when absent. An IANA name, UTC, or an offset such as +05:45.',
      example: 'Asia/Kolkata',
    }),
  })
  .meta({ id: 'PanchangQuery' });

export type PanchangQuery = z.output<typeof panchangQuery>;

const instant = z.iso.datetime();
const span = { start: instant, end: instant };
const spanSchema = z.object(span);
const graha = z.enum(GRAHAS);

export const element = z
  .object({ index: z.int().min(1).max(60), name: z.string(), ...span })
  .meta({ id: 'PanchangElement', description: 'A tithi, nakshatra, yoga or karana with its whole span.' });

export const tithi = element
  .extend({ index: z.int().min(1).max(30), paksha: z.enum(['Shukla', 'Krishna']) })
  .meta({ id: 'Tithi', description: 'A lunar day with its half of the month.' });

const inOrder = <T extends z.ZodType>(schema: T) =>
  z.array(schema).min(1).meta({ description: 'In order; the one that runs at sunrise first.' });

export const panchangSchema = z
  .object({
    date: z.iso.date(),
    timezone: z.string(),
    sunrise: instant.nullable(),
    sunset: instant.nullable(),
    nextSunrise: instant.nullable(),
    moonrise: instant.nullable(),
    moonset: instant.nullable(),
    vara: z.object({
      index: z.int().min(0).max(6).meta({ description: '0 = Sunday' }),
      name: z.string(),
      lord: graha,
    }),
    lunarMonth: z.object({
      amanta: z.string(),
      purnimanta: z.string(),
      adhika: z.boolean().meta({ description: 'A leap month.' }),
      lost: z
        .string()
        .nullable()
        .meta({ description: 'The month’s name that is passed over after this one.' }),
      ...span,
    }),
    rahuKala: spanSchema.nullable(),
    yamaganda: spanSchema.nullable(),
    gulika: spanSchema.nullable(),
    abhijit: spanSchema.nullable().meta({ description: 'Null on Wednesday.' }),
    hora: z.array(z.object({ index: z.int().min(1).max(24), lord: graha, ...span })).max(24),
    tithi: inOrder(tithi),
    nakshatra: inOrder(element),
    yoga: inOrder(element),
    karana: inOrder(element),
    note: z.string().nullable().meta({ description: 'What is missing where the Sun does not rise or set.' }),
  })
  .meta({ id: 'Panchang', description: 'The five limbs of a day, from sunrise to the next sunrise.' });
