import { defineOperation } from '@/lib/http/operation';
import { landingContentSchema, landingImagesSchema } from '@/lib/landing/contract';
import { LANDING_CONTENT, LANDING_IMAGES } from '@/lib/landing/landing-content';

const CONTENT_SECONDS = 5 * 60;
const IMAGES_SECONDS = 30 * 60;

export const getLandingContent = defineOperation({
  id: 'getLandingContent',
  method: 'GET',
  path: '/api/landing-content',
  tag: 'Landing page',
  summary: 'The texts of the landing page',
  publicForSeconds: () => CONTENT_SECONDS,
  answers: { 200: { description: 'The texts.', schema: landingContentSchema } },
  example: { answer: LANDING_CONTENT },
});

export const getLandingImages = defineOperation({
  id: 'getLandingImages',
  method: 'GET',
  path: '/api/landing-images',
  tag: 'Landing page',
  summary: 'The computed pictures of the landing page',
  publicForSeconds: () => IMAGES_SECONDS,
  answers: { 200: { description: 'Where the pictures are.', schema: landingImagesSchema } },
  example: { answer: LANDING_IMAGES },
});
