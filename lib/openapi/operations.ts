import { z } from 'zod';
import { defineOperation } from '@/lib/http/operation';

const FIVE_MINUTES_SECONDS = 300;

export const getOpenApi = defineOperation({
  id: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  tag: 'Service',
  summary: 'This document',
  // It changes only with a new version of the server.
  publicForSeconds: () => FIVE_MINUTES_SECONDS,
  answers: {
    200: {
      description: 'OpenAPI 3.1.',
      schema: z.looseObject({ openapi: z.string() }),
    },
  },
  example: { answer: { openapi: '3.1.1', info: { title: 'Chandra', version: '0.1.0' }, paths: {} } },
});
