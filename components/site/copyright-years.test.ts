import { expect, it } from '@jest/globals';
import { copyrightYears } from '@/components/site/copyright-years';

it.each([
  [2024, '2025'],
  [2025, '2025'],
  [2026, '2025–2026'],
  [2031, '2025–2031'],
])('in %d the footer says %s', (year, years) => {
  expect(copyrightYears(year)).toBe(years);
});
