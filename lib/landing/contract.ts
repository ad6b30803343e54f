/** What `GET /api/landing-content` and `GET /api/landing-images` answer. */
import { z } from 'zod';

const text = z.string().min(1);

const valueProposition = z
  .object({ title: text, description: text, benefit: text })
  .meta({ id: 'ValueProposition' });

const testimonial = z
  .object({
    quote: text,
    name: text,
    type: text.meta({ description: 'The kind of reader who might speak so' }),
    illustrative: z.boolean().meta({ description: 'True: nobody said it, it is an example' }),
  })
  .meta({ id: 'Testimonial' });

const feature = z.object({ name: text, description: text, appeal: text }).meta({ id: 'Feature' });

export const landingContentSchema = z
  .object({
    hero: z.object({ headline: text, subheadline: text, ctaText: text, supportingText: text }),
    valuePropositions: z.tuple([valueProposition, valueProposition, valueProposition]),
    testimonials: z.tuple([testimonial, testimonial, testimonial]),
    features: z.tuple([feature, feature, feature, feature, feature]).meta({
      description: 'Spiritual guide, voice, daily horoscope, birth chart and compatibility, in this order',
    }),
    trustSignals: z.object({ authenticity: text, technology: text, tradition: text }),
  })
  .meta({ id: 'LandingContent', description: 'The texts of the landing page.' });

export type LandingContent = z.output<typeof landingContentSchema>;

const picture = z.string().regex(/^\/images\//);

export const landingImagesSchema = z
  .object({
    hero: picture.meta({ description: 'Tonight’s Moon at its true phase among the stars around it' }),
    birthChart: picture.meta({ description: 'Where the nine grahas stand today' }),
    compatibility: picture.meta({ description: 'The 36 points of an example match' }),
    people: z.array(picture).meta({ description: 'Empty: nobody is pictured' }),
  })
  .meta({ id: 'LandingImages', description: 'Addresses on this site; every picture is computed.' });

export type LandingImages = z.output<typeof landingImagesSchema>;
