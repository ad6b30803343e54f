import { defineOperation } from '@/lib/http/operation';
import { type PanchangQuery, panchangQuery, panchangSchema } from '@/lib/panchang/contract';
import examplePanchang from '@/lib/panchang/example-panchang.json' with { type: 'json' };
import { panchangKeepsSeconds } from '@/lib/panchang/get-panchang';

export const getPanchangOfDay = defineOperation({
  id: 'getPanchang',
  method: 'GET',
  path: '/api/panchang',
  tag: 'Panchang',
  summary: 'The five limbs of a day at a place',
  query: panchangQuery,
  publicForSeconds: (query) => panchangKeepsSeconds(query as PanchangQuery),
  answers: { 200: { description: 'The panchang.', schema: panchangSchema } },
  example: {
    query: { date: '2020-01-01', latitude: '13.0827', longitude: '80.2707' },
    answer: examplePanchang,
  },
});
