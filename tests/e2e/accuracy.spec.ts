import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FigureGroup } from '@/lib/accuracy/figures';
import { expect, test } from './browser-test';

const { groups } = JSON.parse(readFileSync('content/accuracy/figures.json', 'utf8')) as {
  groups: FigureGroup[];
};

/** The figures of a section as its tables show them, name and numbers a row. */
const rowsOf = (page: Page, id: string) =>
  page.locator(`#${id} tbody tr`).evaluateAll((rows) =>
    rows.map((row) => {
      const text = [...row.children].map((cell) => cell.textContent).join(' ');
      return [...text.replaceAll(',', '').matchAll(/[\d.]+/g)].map(Number);
    }),
  );

/** The numbers in a name, such as the D1 of a varga, come first in its row. */
const numbersIn = (name: string) =>
  [...name.replaceAll(',', '').matchAll(/[\d.]+/g)].map(([text]) => Number(text));

test('every figure on the page is the one that was measured', async ({ page }) => {
  const answer = await page.goto('/accuracy');
  expect(answer?.status()).toBe(200);
  expect(groups.length).toBeGreaterThan(5);
  for (const { id, title, measured, counted } of groups) {
    const section = page.getByRole('region', { name: title });
    await expect(section).toBeVisible();
    const expected = [
      ...measured.map(({ name, cases, mean, worst, promisedWorst, promisedMean }) => [
        ...numbersIn(name),
        ...(cases === 1 ? [] : [cases, mean]),
        worst,
        promisedWorst,
        ...(promisedMean === null ? [] : [promisedMean]),
      ]),
      ...counted.map(({ name, cases, equal }) => [...numbersIn(name), equal, cases]),
    ];
    expect(await rowsOf(page, id)).toEqual(expected);
  }
});

test('it names references, settings, limits and how to repeat it', async ({ page }) => {
  await page.goto('/accuracy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How exact it is');
  const main = page.locator('main');
  for (const words of [
    'Swiss Ephemeris 2.10.03',
    'VSOP87B',
    'tz database 2025b',
    'drikpanchang.com',
    'Lahiri',
    'Whole signs',
    '34′ of refraction',
    '365.25 days',
    'we promise 30″ instead',
    'npm run accuracy',
  ])
    await expect(main).toContainText(words);
});

test('the footer of every page leads to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How exact it is' }).click();
  await expect(page).toHaveURL('/accuracy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How exact it is');
});

test('nothing scrolls sideways at 320 pixels, and no cell is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/accuracy');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const outside = await page
    .locator('main :is(td, th, p, li, dd, pre)')
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().right > 320).map((each) => each.textContent),
    );
  expect(outside).toEqual([]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('with script off it reads the same', async ({ page }) => {
    await page.goto('/accuracy');
    await expect(page.getByRole('region', { name: 'The settings' })).toContainText('Lahiri');
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});
