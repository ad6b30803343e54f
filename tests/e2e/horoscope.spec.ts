import type { Page } from '@playwright/test';
import { expect, test } from './browser-test';
import { SERVED_DATE } from './clocks';

const TEXTS = '**/api/nakshatra-horoscopes/*';
const BACKGROUNDS = '**/api/cosmic-backgrounds';
const card = (page: Page, name: string) => page.locator(`#nakshatra-${name.replaceAll(' ', '-')}`);
const grid = (page: Page) => page.getByRole('navigation', { name: 'Your birth star' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search stars' });
const shownCards = (page: Page) => page.locator('article.card:visible');
const topOf = async (page: Page, name: string) => Math.round((await card(page, name).boundingBox())?.y ?? 0);

test('/horoscope is the same page, and search engines are sent to the home page [C2-04]', async ({
  page,
}) => {
  await page.goto('/horoscope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVED_DATE);
  await expect(page.locator('article.card')).toHaveCount(27);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe('/');
});

test('an intro card says what nakshatras are [C2-HORO-06]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'What are Nakshatras?' })).toContainText('27');
});

test.describe('names', () => {
  test('are Sanskrit at first, and regional when asked for [C2-HORO-03] [C2-HORO-04] [C2-HORO-05]', async ({
    page,
  }) => {
    await page.goto('/');
    const sanskrit = page.getByRole('radio', { name: 'Sanskrit names' });
    await expect(sanskrit).toBeChecked();
    await expect(card(page, 'Ardra').getByRole('heading')).toContainText('Ardra');
    await page.getByText('Regional names', { exact: true }).click();
    await expect(card(page, 'Ardra').getByRole('heading')).toContainText('Thiruvathirai');
    await expect(grid(page).getByRole('link', { name: 'Karthigai' })).toBeVisible();
    await page.getByText('Sanskrit names', { exact: true }).click();
    await expect(card(page, 'Ardra').getByRole('heading')).toContainText('Ardra');
  });
});

test.describe('search', () => {
  test('filters the cards and dims what it does not find, in any case [C2-HORO-08] [C2-HORO-09] [C4-44] [C4-45] [C5-16]', async ({
    page,
  }) => {
    await page.goto('/');
    await search(page).fill('PURVA');
    await expect(shownCards(page)).toHaveCount(3);
    await expect(card(page, 'Purva Ashadha')).toBeVisible();
    await expect(card(page, 'Rohini')).toBeHidden();
    await expect(grid(page).getByRole('link')).toHaveCount(27);
    await expect(grid(page).locator('a[data-dimmed]')).toHaveCount(24);
    await expect(page.getByRole('status').filter({ hasText: '3 of 27 stars found' })).toBeAttached();
    await search(page).fill('');
    await expect(shownCards(page)).toHaveCount(27);
  });

  test('finds any part of any other name [C5-17]', async ({ page }) => {
    await page.goto('/');
    await search(page).fill('vathirai');
    await expect(shownCards(page)).toHaveCount(1);
    await expect(card(page, 'Ardra')).toBeVisible();
  });

  test('without a match says so, and is cleared by its button [C4-46] [C4-47]', async ({ page }) => {
    await page.goto('/');
    await search(page).fill('capricorn');
    await expect(page.getByText('No nakshatras found')).toBeVisible();
    await expect(shownCards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(shownCards(page)).toHaveCount(27);
  });
});

test.describe('quick navigation', () => {
  test('scrolls to the card, 100 px from the edge, and marks it for 3 seconds [C2-HORO-20] [C2-HORO-21] [C9-33] [C9-34]', async ({
    page,
  }) => {
    await page.goto('/');
    await page.clock.resume();
    // Timed in the page: from the marking to its end.
    await page.evaluate(() => {
      const card = document.getElementById('nakshatra-Purva-Phalguni');
      (window as unknown as { lit: Promise<number> }).lit = new Promise((resolve) => {
        let since = 0;
        new MutationObserver(() => {
          if (card?.dataset.highlighted) since = performance.now();
          else resolve(performance.now() - since);
        }).observe(card as Element, { attributeFilter: ['data-highlighted'] });
      });
    });
    await grid(page).getByRole('link', { name: 'Purva Phalguni' }).click();
    await expect.poll(() => topOf(page, 'Purva Phalguni')).toBe(100);
    const lit = await page.evaluate(() => (window as unknown as { lit: Promise<number> }).lit);
    expect(lit).toBeGreaterThan(2900);
    expect(lit).toBeLessThan(4500);
    await expect(page).toHaveURL(/#nakshatra-Purva-Phalguni$/);
    await expect(card(page, 'Purva Phalguni')).toBeFocused();
  });

  test('brings back a card that the search has put away', async ({ page }) => {
    await page.goto('/');
    await page.clock.resume();
    await search(page).fill('Rohini');
    await grid(page).getByRole('link', { name: 'Shravana' }).click();
    await expect(card(page, 'Shravana')).toBeVisible();
    await expect.poll(() => topOf(page, 'Shravana')).toBe(100);
  });

  test('tries once and five times more for a card that is not there, and takes one that comes late [C2-HORO-22] [C9-35]', async ({
    page,
  }) => {
    await page.goto('/');
    await page.clock.resume();
    await page.evaluate(() => {
      const held = window as unknown as { tries: number };
      held.tries = 0;
      const find = document.getElementById.bind(document);
      document.getElementById = (id) => {
        if (id === 'nakshatra-Shravana') held.tries += 1;
        return id === 'nakshatra-Shravana' || (id === 'nakshatra-Revati' && held.tries < 9) ? null : find(id);
      };
    });
    const tries = () => page.evaluate(() => (window as unknown as { tries: number }).tries);
    await grid(page).getByRole('link', { name: 'Shravana' }).click();
    await expect.poll(tries).toBe(6);
    await page.waitForTimeout(600);
    expect(await tries()).toBe(6);
    await expect(card(page, 'Shravana')).not.toHaveAttribute('data-highlighted');
    await grid(page).getByRole('link', { name: 'Revati' }).click();
    await page.evaluate(() => {
      (window as unknown as { tries: number }).tries = 9;
    });
    await expect(card(page, 'Revati')).toHaveAttribute('data-highlighted', 'true');
  });
});

test('the Top button comes beyond 400 px and returns to the top [C2-HORO-16] [C2-HORO-17] [C9-32]', async ({
  page,
}) => {
  await page.goto('/');
  const top = page.getByRole('button', { name: 'Top' });
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(top).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 401, behavior: 'instant' }));
  await expect(top).toBeVisible();
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(top).toHaveCount(0);
});

test.describe('the birthday picker', () => {
  test('finds a star by the quick rule, and clearing the date clears it [C2-HORO-07] [C5-18] [C5-19]', async ({
    page,
  }) => {
    await page.goto('/');
    const finder = page.getByRole('region', { name: 'Find your star by birthday' });
    // Day 183 of the year: floor(183 * 27 / 365) = 13, the fourteenth star.
    await finder.getByRole('textbox', { name: 'Birthday' }).fill('2001-07-02');
    await expect(finder.getByRole('status')).toContainText('Chitra');
    await expect(finder).toContainText('it is a game');
    await finder.getByRole('button', { name: 'Clear' }).click();
    await expect(finder.getByRole('textbox', { name: 'Birthday' })).toHaveValue('');
    await expect(finder.getByRole('status')).toBeEmpty();
  });

  test('leads to the card it found', async ({ page }) => {
    await page.goto('/');
    await page.clock.resume();
    await page.getByRole('textbox', { name: 'Birthday' }).fill('2001-07-02');
    await page.getByRole('button', { name: 'Read its day' }).click();
    await expect.poll(() => topOf(page, 'Chitra')).toBe(100);
  });

  test('finds it exactly from date, time and place, with the real Moon', async ({ page }) => {
    await page.goto('/');
    await page.clock.resume();
    await page.getByRole('button', { name: 'Find it exactly' }).click();
    const form = page.getByRole('form', { name: 'Find your star exactly' });
    await form.getByLabel('Birth date').fill('2020-01-01');
    await form.getByRole('textbox', { name: 'Birth time' }).fill('12:00');
    await form.getByRole('combobox', { name: 'Birth place' }).pressSequentially('Chennai');
    await page
      .getByRole('option', { name: /Chennai, Tamil Nadu/ })
      .first()
      .click();
    await form.getByRole('button', { name: 'Find my star' }).click();
    // Published for Chennai, 1 January 2020, noon: the Moon in Aquarius, in Purva Bhadrapada.
    await expect(form.getByRole('status').last()).toContainText('Purva Bhadrapada');
    await form.getByRole('button', { name: 'Read Purva Bhadrapada' }).click();
    await expect.poll(() => topOf(page, 'Purva Bhadrapada')).toBe(100);
  });

  test('without the hour names every star the Moon passed that day', async ({ page }) => {
    await page.goto('/');
    await page.clock.resume();
    await page.getByRole('button', { name: 'Find it exactly' }).click();
    const form = page.getByRole('form', { name: 'Find your star exactly' });
    await form.getByLabel('Birth date').fill('2020-01-01');
    await form.getByLabel('I don’t know my birth time').check();
    await form.getByRole('combobox', { name: 'Birth place' }).fill('Chennai');
    await form.getByRole('button', { name: 'Find my star' }).click();
    await expect(form.getByRole('status').last()).toContainText('any of 2');
  });

  test('tells what is missing and keeps what was typed', async ({ page, complaints }) => {
    await page.goto('/');
    await page.clock.resume();
    await page.getByRole('button', { name: 'Find it exactly' }).click();
    const form = page.getByRole('form', { name: 'Find your star exactly' });
    await form.getByRole('combobox', { name: 'Birth place' }).fill('Pune');
    await form.getByRole('button', { name: 'Find my star' }).click();
    await expect(form.getByRole('alert')).toContainText('Date, time and place are all needed');
    await expect(form.getByRole('combobox', { name: 'Birth place' })).toHaveValue('Pune');
    await page.route('**/api/birth-chart', (route) => route.abort());
    await form.getByLabel('Birth date').fill('1990-05-05');
    await form.getByRole('textbox', { name: 'Birth time' }).fill('06:30');
    await form.getByRole('button', { name: 'Find my star' }).click();
    await expect(form.getByRole('alert')).toContainText('Please try again');
    await expect(form.getByLabel('Birth date')).toHaveValue('1990-05-05');
    // The browser itself logs that the call was cut.
    complaints.length = 0;
    await page.unroute('**/api/birth-chart');
    await form.getByRole('button', { name: 'Find my star' }).click();
    await expect(form.getByRole('status').last()).toContainText('The Moon stood in');
  });
});

test.describe('the tabs of a card', () => {
  test('load month and life areas when they are opened, once [C1-05] [C9-25]', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/nakshatra-horoscopes/')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(calls).toEqual([]);
    const rohini = card(page, 'Rohini');
    await rohini.getByRole('tab', { name: 'Month' }).click();
    await expect(rohini.getByRole('tabpanel')).toContainText('New and full Moon');
    await expect(rohini.getByRole('tabpanel')).not.toContainText('**');
    await rohini.getByRole('tab', { name: 'Life areas' }).click();
    for (const area of ['Health', 'Finances', 'Love', 'Mental Wellness', 'Career', 'Spirituality'])
      await expect(rohini.getByRole('term').filter({ hasText: area })).toBeVisible();
    expect(calls).toEqual(['/api/nakshatra-horoscopes/rohini']);
  });

  test('show the written placeholders while the call is slow [C4-42] [C4-43]', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(TEXTS, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    const magha = card(page, 'Magha');
    await magha.getByRole('tab', { name: 'Month' }).click();
    await expect(magha.getByRole('tabpanel')).toHaveText('Loading comprehensive monthly overview...');
    await magha.getByRole('tab', { name: 'Life areas' }).click();
    await expect(magha.getByRole('tabpanel')).toHaveText('Loading detailed life area guidance...');
    answer();
    await expect(magha.getByRole('term')).toHaveCount(6);
  });

  test('say when the call fails, and try again', async ({ page, complaints }) => {
    await page.route(TEXTS, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    const magha = card(page, 'Magha');
    await magha.getByRole('tab', { name: 'Month' }).click();
    await expect(magha.getByRole('alert')).toContainText('could not be loaded');
    // The browser itself logs that an answer was a 503.
    complaints.length = 0;
    await page.unroute(TEXTS);
    await magha.getByRole('button', { name: 'Try again' }).click();
    await expect(magha.getByRole('tabpanel')).toContainText('New and full Moon');
  });

  test('keep the placeholders where the answer lacks a text', async ({ page }) => {
    await page.route(TEXTS, (route) =>
      route.fulfill({ json: { month: 'November 2026', lifeAreas: { Love: 'Kindly.' } } }),
    );
    await page.goto('/');
    const magha = card(page, 'Magha');
    await magha.getByRole('tab', { name: 'Month' }).click();
    await expect(magha.getByRole('tabpanel')).toHaveText('Loading comprehensive monthly overview...');
    await magha.getByRole('tab', { name: 'Life areas' }).click();
    await expect(magha.getByRole('definition').filter({ hasText: 'Kindly.' })).toHaveCount(1);
    await expect(
      magha.getByRole('definition').filter({ hasText: 'Loading detailed life area guidance...' }),
    ).toHaveCount(5);
  });

  test('are worked by the arrow keys', async ({ page }) => {
    await page.goto('/');
    const magha = card(page, 'Magha');
    await magha.getByRole('tab', { name: 'Day' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(magha.getByRole('tab', { name: 'Month' })).toBeFocused();
    await expect(magha.getByRole('tab', { name: 'Month' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('a missing daily text', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('shows its placeholder [C4-41]', async ({ page }) => {
    await page.route('**/api/nakshatra-horoscopes?*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.nakshatras.Rohini.daily = '';
      await route.fulfill({ json: body });
    });
    await page.goto('/');
    await expect(card(page, 'Rohini')).toContainText('Loading detailed daily prediction...');
    await expect(card(page, 'Magha')).not.toContainText('Loading detailed daily prediction...');
  });
});

test.describe('sharing', () => {
  const shareButton = (page: Page) => page.getByRole('button', { name: 'Share the horoscope of Rohini' });

  test('on a phone opens the share sheet with symbol, name, title, text and a last line [C2-HORO-15] [C8-30] [C8-33] [C8-34]', async ({
    page,
  }, { project }) => {
    await page.addInitScript(() => {
      const held = window as unknown as { shared?: ShareData };
      navigator.share = async (data) => {
        held.shared = data ?? {};
      };
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            held.shared = { text: `copied: ${text}` };
          },
        },
      });
      window.alert = () => {};
    });
    await page.goto('/');
    await shareButton(page).click();
    const text = await page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.text ?? '');
    expect(text.startsWith('copied: ')).toBe(project.name === 'desk');
    const daily = await card(page, 'Rohini').locator('.daily p').first().textContent();
    for (const part of ['Ox cart', 'Rohini', SERVED_DATE, daily ?? '?', 'Chandra', '#Nakshatra', '#Rohini'])
      expect(text).toContain(part);
    expect(text.trim().split('\n').at(-1)).toMatch(/#\w+$/);
  });

  test('copies where the sheet fails, and on a desk, and says so [C8-31]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new Error('no sheet'));
    });
    await page.goto('/');
    const shown: string[] = [];
    page.once('dialog', async (dialog) => {
      shown.push(dialog.type(), dialog.message());
      await dialog.accept();
    });
    await shareButton(page).click();
    await expect.poll(() => shown).toEqual(['alert', 'Horoscope copied to clipboard!']);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Rohini');
  });

  test('offers the text to copy by hand where copying fails [C8-32]', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new Error('no sheet'));
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('denied')) },
      });
    });
    await page.goto('/');
    const shown: string[] = [];
    page.once('dialog', async (dialog) => {
      shown.push(dialog.type(), dialog.defaultValue());
      await dialog.dismiss();
    });
    await shareButton(page).click();
    await expect.poll(() => shown.length).toBe(2);
    expect(shown[0]).toBe('prompt');
    expect(shown[1]).toContain('Rohini');
  });
});

test.describe('the reader’s star', () => {
  test('is remembered on the device and stands first next time, with nothing moving', async ({ page }) => {
    await page.goto('/');
    const mine = page.getByRole('button', { name: 'Magha is my star' });
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await page.addInitScript(() => {
      const held = window as unknown as { shift: number };
      held.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) held.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/horoscope', { waitUntil: 'networkidle' });
    await expect(page.locator('article.card').first()).toHaveId('nakshatra-Magha');
    const first = await card(page, 'Magha').boundingBox();
    const second = await card(page, 'Ashwini').boundingBox();
    expect((first?.y ?? 0) < (second?.y ?? 0) || (first?.x ?? 0) < (second?.x ?? 0)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.02,
    );
    await page.getByRole('button', { name: 'Magha is my star' }).click();
    await page.reload();
    await expect(page.locator('article.card').first()).toHaveId('nakshatra-Ashwini');
  });

  test('that storage has wrong is nobody’s', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('star', '"><script>'));
    await page.goto('/');
    await expect(page.locator('article.card').first()).toHaveId('nakshatra-Ashwini');
  });
});

test.describe('the banners', () => {
  test('carry the picture of their star, asked for with the key [C2-HORO-23] [C7-CALL-29]', async ({
    page,
  }) => {
    const asked = page.waitForRequest(BACKGROUNDS);
    await page.goto('/');
    expect((await asked).headers()['x-api-key']).toMatch(/^[\w.-]+$/);
    const picture = card(page, 'Krittika').locator('.banner img');
    await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  for (const [how, answer] of [
    ['fails', { status: 503, body: '' }],
    ['is empty', { status: 200, json: [] }],
    ['is another thing', { status: 200, json: { error: 'none' } }],
  ] as const)
    test(`are a gradient by element where the call ${how}, in silence [C2-HORO-24] [C8-29] [C7-CALL-26]`, async ({
      page,
      complaints,
    }) => {
      await page.route(BACKGROUNDS, (route) => route.fulfill(answer));
      await page.goto('/', { waitUntil: 'networkidle' });
      // The browser itself logs that an answer was a 503.
      complaints.length = 0;
      await expect(page.locator('.banner img')).toHaveCount(0);
      await expect(page.getByText(/error|failed/i)).toHaveCount(0);
      const ground = (name: string) =>
        card(page, name)
          .locator('.banner')
          .evaluate((banner) => getComputedStyle(banner).backgroundImage);
      expect(await ground('Krittika')).toContain('linear-gradient');
      expect(await ground('Krittika')).not.toBe(await ground('Rohini'));
    });
});

test('a subscription card sends its source [C2-HORO-11] [C2-HORO-12]', async ({ page }) => {
  await page.route('**/api/email-subscription', (route) =>
    route.fulfill({ json: { success: true, message: 'Please check your email.' } }),
  );
  await page.goto('/');
  const asked = page.waitForRequest('**/api/email-subscription');
  const form = page.locator('form').filter({ hasText: 'Get Daily Horoscopes' });
  await form.getByRole('textbox', { name: /mail/i }).fill('reader@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    source: 'horoscope_page',
    email: 'reader@example.com',
  });
  await expect(page.getByText('Check Your Email!')).toBeVisible();
});

test('the footer links to both policies [C2-HORO-18] [C2-HORO-19]', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href="/privacy-policy"]')).toBeVisible();
  await expect(footer.locator('a[href="/cookie-policy"]')).toBeVisible();
});
