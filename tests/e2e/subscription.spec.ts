import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test';
import { accept, answerSignUps, delaySignUps, expectToast, FAILURES, refusals } from './subscription-states';

const FULL = {
  path: '/newsletter',
  title: 'Join Our Cosmic Community',
  button: 'Subscribe to Daily Horoscopes',
  pending: 'Creating Subscription...',
};
const COMPACT = {
  path: '/',
  title: 'Get Daily Horoscopes',
  button: 'Subscribe',
  pending: 'Subscribing...',
};
type Variant = typeof FULL;

/** The regional, that is Tamil, names of the stars as the specification has them come first among the others. */
const STARS =
  'Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya, Ashlesha, Magha, Purva Phalguni, Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, Purva Ashadha, Uttara Ashadha, Shravana, Dhanishta, Shatabhisha, Purva Bhadrapada, Uttara Bhadrapada, Revati'.split(
    ', ',
  );

const ALL_KINDS = {
  dailyHoroscope: true,
  weeklyInsights: true,
  monthlyPredictions: true,
  specialEvents: true,
};

const formOf = (page: Page, { title }: Pick<Variant, 'title'>) =>
  page.getByRole('form', { name: title, exact: true }).first();
const emailOf = (page: Page, variant: Pick<Variant, 'title'>) =>
  formOf(page, variant).getByLabel('Email address');
const buttonOf = (page: Page, variant: Pick<Variant, 'title'>) =>
  formOf(page, variant).locator('button[type="submit"]');
const starsOf = (page: Page) => formOf(page, FULL).getByRole('group', { name: 'Your stars' });

async function signUp(page: Page, variant: Variant, email = 'meera@example.org') {
  await emailOf(page, variant).fill(email);
  await buttonOf(page, variant).click();
}

test.describe('the full form', () => {
  test.beforeEach(({ page }) => page.goto(FULL.path));

  test('asks for address, name, kinds, time and stars, each at its default [C2-SUBS-02] [C2-SUBS-05] [C2-SUBS-06] [C2-SUBS-07] [C2-SUBS-08] [C2-SUBS-09] [C2-SUBS-12] [C2-SUBS-14] [C4-06] [C9-28] [C9-29] [C9-30]', async ({
    page,
  }) => {
    const form = formOf(page, FULL);
    await expect(form.getByRole('heading', { name: FULL.title })).toBeVisible();
    await expect(emailOf(page, FULL)).toHaveValue('');
    await expect(form.getByLabel('Name (optional)')).toHaveValue('');
    const kinds = form.getByRole('group', { name: 'What you would like to get' }).getByRole('checkbox');
    await expect(kinds).toHaveCount(4);
    for (const kind of await kinds.all()) await expect(kind).toBeChecked();
    const time = form.getByLabel('Preferred time');
    await expect(time).toHaveValue('08:00');
    await expect(time.locator('option')).toHaveText([
      '06:00',
      '07:00',
      '08:00 (Recommended)',
      '09:00',
      '10:00',
      '18:00',
      '19:00',
      '20:00',
    ]);
    await expect(buttonOf(page, FULL)).toHaveText(FULL.button);
    await expect(buttonOf(page, FULL)).toBeEnabled();
    await expect(form).toContainText('We respect your privacy. Unsubscribe at any time with one click.');
  });

  test('lists the 27 stars by both names in a list that scrolls [C2-SUBS-10]', async ({ page }) => {
    const boxes = starsOf(page).getByRole('checkbox');
    expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).toEqual(
      STARS,
    );
    await expect(starsOf(page).getByLabel('Rohini Rogini')).not.toBeChecked();
    const list = starsOf(page).locator('.boxes');
    const { scrolled, shown } = await list.evaluate((each) => ({
      scrolled: each.scrollHeight,
      shown: each.clientHeight,
    }));
    expect(scrolled).toBeGreaterThan(shown + 100);
    await boxes.last().check();
    await expect(boxes.last()).toBeInViewport();
  });

  test('counts the stars aloud, and clears them [C2-SUBS-11] [C4-10]', async ({ page }) => {
    const stars = starsOf(page);
    const count = stars.getByRole('status');
    await expect(count).toHaveText('None ticked: the mail is about all 27');
    await expect(stars.getByRole('button', { name: 'Clear' })).toHaveCount(0);
    await stars.getByLabel('Ashwini').check();
    await expect(count).toHaveText('1 star ticked');
    await stars.getByLabel('Revati').check();
    await expect(count).toHaveText('2 stars ticked');
    await stars.getByLabel('Ashwini').uncheck();
    await expect(count).toHaveText('1 star ticked');
    await stars.getByRole('button', { name: 'Clear' }).click();
    await expect(count).toHaveText('None ticked: the mail is about all 27');
    await expect(stars.getByLabel('Revati')).not.toBeChecked();
    await expect(stars.getByLabel('Ashwini')).toBeFocused();
  });

  test('sends its defaults [C3-18] [C3-19] [C3-20] [C3-21] [C3-22] [C3-23] [C3-24] [C5-14] [C9-27]', async ({
    page,
  }) => {
    const sent = await answerSignUps(page, accept);
    // The browser itself takes plain spaces off an address, but not these.
    await signUp(page, FULL, '\u00a0meera@example.org\u2003');
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent).toEqual([
      {
        email: 'meera@example.org',
        name: null,
        source: 'newsletter_page',
        ...ALL_KINDS,
        preferredNakshatras: null,
        preferredSendTime: '08:00',
        timezone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      },
    ]);
  });

  test('sends what was chosen [C3-19] [C3-21] [C3-22] [C3-23] [C4-10]', async ({ page }) => {
    const sent = await answerSignUps(page, accept);
    const form = formOf(page, FULL);
    await form.getByLabel('Name').fill('  Meera Śarmā ');
    await form.getByLabel('Weekly insights').uncheck();
    await form.getByLabel('Special events').uncheck();
    await form.getByLabel('Preferred time').selectOption('19:00');
    for (const star of ['Magha', 'Purva Ashadha', 'Rohini']) await starsOf(page).getByLabel(star).check();
    await starsOf(page).getByLabel('Magha').uncheck();
    await signUp(page, FULL);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      name: 'Meera Śarmā',
      dailyHoroscope: true,
      weeklyInsights: false,
      monthlyPredictions: true,
      specialEvents: false,
      preferredNakshatras: ['Rohini', 'Purva Ashadha'],
      preferredSendTime: '19:00',
    });
  });

  test('is filled in and sent by keyboard alone', async ({ page }) => {
    const sent = await answerSignUps(page, accept);
    await emailOf(page, FULL).focus();
    await page.keyboard.type('meera@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Meera');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Daily horoscope')).toBeFocused();
    await page.keyboard.press('Space');
    for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
    await expect(page.getByLabel('Preferred time')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Ashwini')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Check Your Email!')).toBeVisible();
    expect(sent).toMatchObject([
      { name: 'Meera', dailyHoroscope: false, preferredSendTime: '09:00', preferredNakshatras: ['Ashwini'] },
    ]);
  });
});

test.describe('the compact form', () => {
  test.beforeEach(({ page }) => page.goto(COMPACT.path));

  test('asks for the address alone, and sends the rest at its defaults [C2-SUBS-01] [C2-SUBS-02] [C2-SUBS-15] [C2-SUBS-16] [C2-SUBS-17] [C4-06] [C9-27]', async ({
    page,
  }) => {
    const sent = await answerSignUps(page, accept);
    const form = formOf(page, COMPACT);
    await expect(form.getByRole('heading', { name: COMPACT.title })).toBeVisible();
    await expect(form.locator('input:not([type="hidden"]), select')).toHaveCount(1);
    await expect(buttonOf(page, COMPACT)).toHaveText(COMPACT.button);
    await signUp(page, COMPACT);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent).toEqual([
      {
        email: 'meera@example.org',
        name: null,
        source: 'horoscope_page',
        ...ALL_KINDS,
        preferredNakshatras: null,
        preferredSendTime: '08:00',
        timezone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      },
    ]);
  });

  test('asks for the stars it was given, and tells its page of a success after the toast [C2-SUBS-03] [C2-SUBS-04] [C8-13]', async ({
    page,
  }) => {
    const sent = await answerSignUps(page, accept);
    await page.goto('/design');
    const form = formOf(page, COMPACT);
    await form.getByLabel('Email address').fill('meera@example.org');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    // Of two toasts the later shows.
    await expectToast(page, 'The page was told', 'After the form’s own toast.');
    expect(sent).toMatchObject([{ source: 'design_page_told', preferredNakshatras: ['Rohini'] }]);
  });

  test('tells its page of no failure [C8-13]', async ({ page, complaints }) => {
    await answerSignUps(page, FAILURES['an error of the server'] ?? accept);
    await page.goto('/design');
    const form = formOf(page, COMPACT);
    await form.getByLabel('Email address').fill('meera@example.org');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expectToast(page, 'Subscription Failed', 'Unable to subscribe. Please try again later.');
    complaints.length = 0;
  });
});

test('a form that is not told where it stands says so, and begins with the stars it was given [C2-SUBS-01] [C2-SUBS-03] [C9-31]', async ({
  page,
}) => {
  const sent = await answerSignUps(page, accept);
  await page.goto('/design');
  await expect(starsOf(page).getByRole('status')).toHaveText('2 stars ticked');
  await signUp(page, FULL);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toMatchObject([{ source: 'unknown', preferredNakshatras: ['Rohini', 'Purva Ashadha'] }]);
});

for (const [name, variant, ids] of [
  ['full', FULL, '[C2-SUBS-13]'],
  ['compact', COMPACT, '[C2-SUBS-18]'],
] as const)
  test.describe(`either form, here the ${name} one`, () => {
    test.beforeEach(({ page }) => page.goto(variant.path));

    for (const blank of ['', '   ', '\u00a0'])
      test(`without an address (${JSON.stringify(blank)}) makes no call [C5-13]`, async ({ page }) => {
        const sent = await answerSignUps(page, accept);
        await signUp(page, variant, blank);
        await expectToast(page, 'Email Required', 'Please enter your email address.');
        await expect(emailOf(page, variant)).toBeFocused();
        expect(sent).toEqual([]);
      });

    test('leaves every other check to the server [C5-15]', async ({ page }) => {
      const sent = await answerSignUps(page, accept);
      await signUp(page, variant, 'not an address');
      await expect.poll(() => sent).toHaveLength(1);
      expect(sent).toMatchObject([{ email: 'not an address' }]);
    });

    test(`while pending its button is disabled and says so ${ids} [C4-07]`, async ({ page }) => {
      const { sent, letGo } = await delaySignUps(page);
      await signUp(page, variant);
      const button = buttonOf(page, variant);
      await expect(button).toHaveText(variant.pending);
      await expect(button).toBeDisabled();
      await emailOf(page, variant).press('Enter');
      letGo();
      await expect(page.getByText('Check Your Email!')).toBeVisible();
      expect(sent).toHaveLength(1);
    });

    test('turns into the success panel [C2-SUBS-19] [C2-SUBS-20] [C4-08] [C8-12]', async ({ page }) => {
      await answerSignUps(page, accept);
      const form = formOf(page, variant);
      const before = await page.getByRole('form').count();
      await expect(form).toBeVisible();
      await signUp(page, variant);
      const panel = page.locator('.check-your-email');
      await expect(panel.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
      await expect(panel).toContainText(
        "We've sent you a confirmation link. Please check your email and click the link to complete your subscription.",
      );
      await expect(page.locator(':focus')).toContainText('Check Your Email!');
      await expect(page.getByRole('form')).toHaveCount(before - 1);
      await expectToast(
        page,
        'Subscription Created!',
        'Please check your email to confirm your subscription.',
      );
    });

    test('shows the server’s message of success [C3-25] [C8-11]', async ({ page }) => {
      await answerSignUps(page, (route) =>
        route.fulfill({ json: { success: true, message: 'Look into your inbox.' } }),
      );
      await signUp(page, variant);
      await expectToast(page, 'Subscription Created!', 'Look into your inbox.');
    });

    for (const [body, text, id] of [
      [{ message: 'That is no address.', error: 'Bad input' }, 'That is no address.', 'C8-07'],
      [{ message: '', error: 'Bad input' }, 'Bad input', 'C8-08'],
      [{}, 'Please try again.', 'C8-09'],
    ] as const)
      for (const [kind, answer] of Object.entries(refusals(body)))
        test(`refused by ${kind} it says “${text}” and can be sent again [C3-25] [C4-09] [${id}]`, async ({
          page,
          complaints,
        }) => {
          await answerSignUps(page, answer);
          await signUp(page, variant);
          await expectToast(page, 'Subscription Failed', text);
          // The browser itself logs that an answer was a 400.
          complaints.length = 0;
          await expect(emailOf(page, variant)).toHaveValue('meera@example.org');
          await answerSignUps(page, accept);
          await buttonOf(page, variant).click();
          await expect(page.getByText('Check Your Email!')).toBeVisible();
        });

    for (const [kind, answer] of Object.entries(FAILURES))
      test(`says that it failed on ${kind}, and keeps what was typed [C4-09] [C8-10]`, async ({
        page,
        complaints,
      }) => {
        await answerSignUps(page, answer);
        if (variant === FULL) {
          await page.getByLabel('Name').fill('Meera');
          await page.getByLabel('Weekly insights').uncheck();
          await starsOf(page).getByLabel('Magha').check();
        }
        await signUp(page, variant);
        await expectToast(page, 'Subscription Failed', 'Unable to subscribe. Please try again later.');
        complaints.length = 0;
        await expect(buttonOf(page, variant)).toBeEnabled();
        await expect(buttonOf(page, variant)).toHaveText(variant.button);
        await expect(emailOf(page, variant)).toHaveValue('meera@example.org');
        if (variant === FULL) {
          await expect(page.getByLabel('Name')).toHaveValue('Meera');
          await expect(page.getByLabel('Weekly insights')).not.toBeChecked();
          await expect(starsOf(page).getByLabel('Magha')).toBeChecked();
        }
      });
  });

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms say what they lack, and send no address anywhere', async ({ page }) => {
    await page.goto(FULL.path);
    await expect(page.locator('.script-needed')).toBeVisible();
    await expect(page.locator('.script-needed')).toContainText('Signing up needs JavaScript');
    await emailOf(page, FULL).fill('meera@example.org');
    await emailOf(page, FULL).press('Enter');
    await expect(buttonOf(page, FULL)).toBeDisabled();
    await expect(page).toHaveURL(FULL.path);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`axe finds nothing in any state of the form in ${colorScheme}`, async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const check = async (state: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [state, id, nodes.map((node) => node.target)])).toEqual([]);
      };
      await page.goto(FULL.path);
      await starsOf(page).getByLabel('Magha').check();
      await check('editing');
      await answerSignUps(page, FAILURES['no connection'] ?? accept);
      await signUp(page, FULL);
      await expectToast(page, 'Subscription Failed', 'Unable to subscribe. Please try again later.');
      complaints.length = 0;
      await check('failed');
      const { letGo } = await delaySignUps(page);
      await signUp(page, FULL);
      await expect(buttonOf(page, FULL)).toBeDisabled();
      await check('submitting');
      letGo();
      await expectToast(
        page,
        'Subscription Created!',
        'Please check your email to confirm your subscription.',
      );
      await check('subscribed');
    });
  });

test('the page says what comes, how often and how to leave, also on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const answer = await page.goto('/newsletter');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The morning mail');
  for (const name of ['What it holds', 'How often', 'Before the first', 'How to leave'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
