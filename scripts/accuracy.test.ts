import { describe, expect, test } from '@jest/globals';
import committed from '@/content/accuracy/figures.json' with { type: 'json' };
import { measureFigures } from '../tests/accuracy/figures';

const groups = measureFigures();
const measured = groups.flatMap(({ title, measured }) => measured.map((one) => ({ title, ...one })));
const counted = groups.flatMap(({ title, counted }) => counted.map((one) => ({ title, ...one })));

test('the page’s figures are those of this code: else `npm run accuracy`', () => {
  expect(committed).toEqual({ groups });
});

describe('what the page promises is kept', () => {
  test('something is compared', () => {
    expect(measured.length).toBeGreaterThan(25);
    expect(counted.length).toBeGreaterThan(15);
  });

  test.each(measured)('$title: $name', ({ cases, mean, worst, promisedMean, promisedWorst }) => {
    expect(cases).toBeGreaterThan(0);
    expect(worst).toBeLessThanOrEqual(promisedWorst);
    expect(mean).toBeLessThanOrEqual(promisedMean ?? promisedWorst);
  });

  test.each(counted)('$title: $name, all equal', ({ cases, equal }) => {
    expect(cases).toBeGreaterThan(0);
    expect(equal).toBe(cases);
  });
});
