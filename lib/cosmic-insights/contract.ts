/** Schemas of `GET /api/cosmic-insights`. */
import { z } from 'zod';
import { GRAHAS } from '@/lib/astrology/grahas';
import { INSIGHTS } from '@/lib/astrology/insights/types';
import { timezoneParameter } from '@/lib/http/timezone-parameter';

export const cosmicInsightsQuery = z
  .object({
    timezone: timezoneParameter.optional().meta({
      description: 'Zone in which today is read; Asia/Kolkata when missing',
      example: 'Asia/Kolkata',
    }),
  })
  .meta({ id: 'CosmicInsightsQuery' });

const instant = z.iso.datetime();
const paragraph = (description: string) => z.string().min(1).meta({ description });

export const cosmicInsightsSchema = z
  .object({
    date: z.iso.date().meta({ description: 'The civil date the texts are of', example: '2026-11-21' }),
    insights: z.object({
      invitation: paragraph('A welcome, with tonight’s Moon'),
      todaysEnergy: paragraph('From the Moon’s star and its change, the tithi and the weekday'),
      generalGuidance: paragraph(
        'What the star’s temper, the yoga, the karana and the half of the month suit',
      ),
      planetaryHighlight: paragraph('The planet that stands out: what it does, and where it stands'),
    }),
    planetaryData: z.string().meta({
      description: 'Where the nine grahas stand at the start of the ten-minute slot, in one line',
      example: 'Sun in Scorpio 5°, Moon in Revati (Pisces) 21°, Saturn in Pisces 10° (retrograde)',
    }),
    positionsAt: instant.meta({ description: 'The instant of `planetaryData` and `positions`' }),
    positions: z
      .array(
        z.object({
          planet: z.enum(GRAHAS),
          longitude: z.number().min(0).lt(360).meta({ description: 'Sidereal (Lahiri), degrees' }),
          retrograde: z.boolean().meta({ description: 'Of the seven visible grahas; false for the nodes' }),
        }),
      )
      .length(9),
    moon: z
      .object({ litFraction: z.number().min(0).max(1), waxing: z.boolean() })
      .meta({ description: 'The Moon’s light at nightfall, twelve hours after sunrise at Ujjain' }),
    reasons: z
      .array(
        z
          .object({
            of: z.enum(INSIGHTS),
            fact: z.string().meta({ description: 'What was computed' }),
            text: z.string().meta({ description: 'The sentence written from it' }),
          })
          .meta({ id: 'InsightReason' }),
      )
      .meta({ description: 'One entry for every sentence that says something of the sky' }),
  })
  .meta({ id: 'CosmicInsights', description: 'Today’s sky for everybody.' });

export type CosmicInsights = z.output<typeof cosmicInsightsSchema>;
