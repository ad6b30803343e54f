import { z } from 'zod';
import { defineOperation } from '@/lib/http/operation';

const healthSchema = z
  .object({ status: z.literal('ok'), checks: z.object({ database: z.literal('ok') }) })
  .meta({ id: 'Health', description: 'Whether this server can do its work.' });

export type Health = z.output<typeof healthSchema>;

export const getHealth = defineOperation({
  id: 'getHealth',
  method: 'GET',
  path: '/api/health',
  tag: 'Service',
  summary: 'Whether the server and its database are up',
  // A load balancer that asks every second must never be told to go away.
  limit: 'none',
  answers: { 200: { description: 'All is well.', schema: healthSchema } },
  errors: { 503: 'The database is down; `checks` says so.' },
  example: { answer: { status: 'ok', checks: { database: 'ok' } } },
});
