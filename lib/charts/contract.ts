/** The whole `chartData`, as the API answers and keeps it. */
import { z } from 'zod';
import { BODIES } from '@/lib/astrology/chart/houses';
import { VARGA_NAMES } from '@/lib/astrology/chart/vargas';
import { GRAHAS } from '@/lib/astrology/grahas';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { SIGNS } from '@/lib/astrology/signs';
import { element, panchangSchema, tithi } from '@/lib/panchang/contract';

const graha = z.enum(GRAHAS);
const sign = z.enum(SIGNS);
const star = z.enum(NAKSHATRA_NAMES);
const pada = z.int().min(1).max(4);
const house = z.int().min(1).max(12);
const longitude = z.number().min(0).lt(360).meta({ description: 'Sidereal Lahiri degrees, of date.' });
const degree = z.number().min(0).lt(30).meta({ description: 'Degrees within the sign.' });
/** Null where the time of birth is not known and the day shows more than one value. */
const orNull = <T extends z.ZodType>(schema: T) => schema.nullable();

const planetEntry = z
  .object({
    PlanetRasiD1Sign: z.object({ Name: orNull(sign) }),
    HousePlanetOccupiesBasedOnLongitudes: orNull(z.string().regex(/^(?:[1-9]|1[0-2])$/)),
    PlanetNirayanaLongitude: longitude,
    PlanetConstellation: orNull(z.string()).meta({ example: 'Purva Ashadha - 1' }),
    Nakshatra: orNull(star),
  })
  .meta({ id: 'PlanetEntry' });

const point = z
  .object({ sign, degree, longitude, nakshatra: star, pada })
  .meta({ id: 'ChartPoint', description: 'A point of the zodiac.' });

const position = z
  .object({
    planet: graha,
    longitude,
    latitude: z.number().min(-90).max(90),
    sign: orNull(sign),
    degree: orNull(degree),
    house: orNull(house),
    nakshatra: orNull(star),
    pada: orNull(pada),
    speed: z.number().meta({ description: 'Degrees a day.' }),
    retrograde: orNull(z.boolean()),
    combust: orNull(z.boolean()),
    dignity: orNull(
      z.enum(['exalted', 'moolatrikona', 'own', 'friend', 'neutral', 'enemy', 'debilitated']),
    ).meta({ description: 'Null for the nodes.' }),
    candidates: z
      .object({
        sign: z.array(sign).optional(),
        nakshatra: z.array(star).optional(),
        pada: z.array(pada).optional(),
      })
      .optional()
      .meta({ description: 'What a field that is null may be, in order. Only where the time is not known.' }),
  })
  .meta({ id: 'ChartPosition' });

const dashaPeriod = z
  .object({
    lord: graha,
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    get periods(): z.ZodReadonly<z.ZodArray<typeof dashaPeriod>> {
      return z.array(dashaPeriod).readonly();
    },
  })
  .meta({
    id: 'DashaPeriod',
    description: 'From start until, not including, end; none below the third level.',
  });

const verdict = {
  name: z.string(),
  present: orNull(z.boolean()).meta({ description: 'Null where the unknown birth time decides.' }),
  reason: z.string(),
};

const dosha = z
  .object({
    ...verdict,
    cancelledBy: z.array(z.string()),
    phases: z
      .array(
        z.object({
          phase: z.enum(['rising', 'peak', 'setting']),
          sign,
          start: z.iso.date(),
          end: z.iso.date(),
        }),
      )
      .optional()
      .meta({ description: 'Of Sade Sati alone.' }),
  })
  .meta({ id: 'Dosha' });

const atBirth = z
  .object({
    tithi,
    nakshatra: element.extend({ pada }),
    yoga: element,
    karana: element,
  })
  .meta({ id: 'ElementsAtBirth' });

const calculationDetails = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    timezone: z.string(),
    utcOffset: z.string().regex(/^[+-]\d{2}:\d{2}(?::\d{2})?$/),
    utc: z.iso
      .datetime()
      .meta({ description: 'The instant of the birth; of local noon where the time is not known.' }),
    localTimeNote: z.string().nullable().meta({
      description: 'Which time was taken when a clock change skipped or repeated the one given.',
    }),
    julianDay: z.number(),
    ayanamsa: z.object({ name: z.literal('Lahiri'), degrees: z.number() }),
    nodes: z.literal('mean'),
    houses: z.literal('whole-sign'),
    engine: z.string(),
    precisionArcseconds: z.number().positive().meta({ description: 'No graha is farther off than this.' }),
    timeKnown: z.boolean(),
  })
  .meta({ id: 'CalculationDetails' });

export const chartDataSchema = z
  .object({
    planets: z.tuple([z.record(graha, planetEntry)]),
    ascendant: orNull(point),
    midheaven: orNull(point),
    positions: z.array(position).length(GRAHAS.length),
    houses: orNull(z.array(z.object({ house, sign, lord: graha, grahas: z.array(graha) })).length(12)),
    aspects: z.array(
      z.object({ from: graha, to: graha, kind: z.enum(['3rd', '4th', '5th', '7th', '8th', '9th', '10th']) }),
    ),
    nakshatra: orNull(star).meta({ description: 'The Moon’s.' }),
    rasi: orNull(sign).meta({ description: 'The Moon’s.' }),
    candidates: z.object({ nakshatra: z.array(star).optional(), rasi: z.array(sign).optional() }).optional(),
    vargas: z.record(z.enum(VARGA_NAMES), z.record(z.enum(BODIES), orNull(sign))),
    dasha: orNull(
      z.object({
        system: z.literal('vimshottari'),
        yearDays: z.number(),
        periods: z.array(dashaPeriod).length(9).readonly(),
      }),
    ),
    panchang: panchangSchema.extend({ atBirth: orNull(atBirth) }).meta({
      id: 'BirthPanchang',
      description: 'Of the day, from sunrise to sunrise, on which the birth lies.',
    }),
    yogas: z.array(z.object(verdict).meta({ id: 'Yoga' })),
    doshas: z.array(dosha),
    warnings: z.array(z.string()).meta({ description: 'What a minute of birth time would change.' }),
    calculationDetails,
  })
  .meta({
    id: 'ChartData',
    description:
      'A birth chart. Where the time of birth is not known, whatever does not hold from the day’s start to its end is null.',
  });

export type ChartAnswer = z.input<typeof chartDataSchema>;
