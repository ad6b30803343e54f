import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineOperation } from '@/lib/http/operation';
import { readInput } from '@/lib/http/read-input';

const operation = defineOperation({
  id: 'count',
  method: 'POST',
  path: '/api/count',
  tag: 'Test',
  summary: 'Counts',
  body: z.object({ numbers: z.array(z.number('must be a number')) }),
  answers: { 204: { description: 'Counted.' } },
  example: { body: { numbers: [1] } },
});

const refusalOf = (numbers: unknown[]) =>
  readInput(
    operation,
    new Request('http://localhost/api/count', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numbers }),
    }),
  ).then(
    () => undefined,
    (refusal: { issues: unknown[]; detail: string }) => refusal,
  );

test('every fault is named', async () => {
  expect(await refusalOf(['a', 1, 'b'])).toMatchObject({
    issues: [
      { path: 'numbers.0', message: 'must be a number' },
      { path: 'numbers.2', message: 'must be a number' },
    ],
    detail: 'Bad input: numbers.0 must be a number; numbers.2 must be a number.',
  });
});

test('of very many faults only the first are: an answer is not a hundred times its question', async () => {
  const refusal = await refusalOf(Array(20_000).fill(''));
  expect(refusal?.issues).toHaveLength(50);
  expect(refusal?.detail.length).toBeLessThan(3_000);
});
