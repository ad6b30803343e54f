import { describe, expect, test } from '@jest/globals';
import { subscribeSchema } from '@/lib/newsletter/contract';

const read = (body: object) => subscribeSchema.parse({ email: 'meera@example.org', ...body });
const flagsOf = ({
  dailyHoroscope,
  weeklyInsights,
  monthlyPredictions,
  specialEvents,
}: ReturnType<typeof read>) => [dailyHoroscope, weeklyInsights, monthlyPredictions, specialEvents];
const faultsOf = (body: object) =>
  subscribeSchema
    .safeParse({ email: 'meera@example.org', ...body })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a sign-up', () => {
  test('of an address alone asks for everything', () => {
    expect(read({})).toEqual({
      email: 'meera@example.org',
      name: null,
      source: 'unknown',
      dailyHoroscope: true,
      weeklyInsights: true,
      monthlyPredictions: true,
      specialEvents: true,
      preferredNakshatras: [],
      preferredSendTime: '08:00',
      timezone: 'Asia/Kolkata',
    });
  });

  test.each([
    ['no flags', {}, [true, true, true, true]],
    ['a flag that is off', { weeklyInsights: false }, [true, false, true, true]],
    ['the landing form’s flags', { preferences: { dailyHoroscope: true } }, [true, false, false, false]],
    ['no preferences in the landing’s shape', { preferences: {} }, [false, false, false, false]],
    ['preferences that are null', { preferences: null }, [true, true, true, true]],
    [
      'all of the landing form’s flags',
      {
        preferences: {
          dailyHoroscope: false,
          weeklyInsights: true,
          monthlyPredictions: true,
          specialEvents: true,
        },
      },
      [false, true, true, true],
    ],
  ])('with %s asks for what it says', (_what, body, flags) => {
    expect(flagsOf(read(body))).toEqual(flags);
  });

  test.each([
    ['  Meera  ', 'Meera'],
    ['', null],
    [' \t ', null],
    [null, null],
    ['Meera\r\nBcc: x', 'Meera Bcc: x'],
    ['李'.repeat(120), '李'.repeat(120)],
  ])('by the name %j is %j’s', (name, kept) => {
    expect(read({ name }).name).toBe(kept);
  });

  test('keeps each star once, in the order of the zodiac, and none for all', () => {
    expect(read({ preferredNakshatras: ['Revati', 'Ashwini', 'Revati'] }).preferredNakshatras).toEqual([
      'Ashwini',
      'Revati',
    ]);
    expect(read({ preferredNakshatras: [] }).preferredNakshatras).toEqual([]);
    expect(read({ preferredNakshatras: null }).preferredNakshatras).toEqual([]);
  });

  test.each(['00:00', '08:01', '23:59'])('may choose %s', (preferredSendTime) => {
    expect(read({ preferredSendTime }).preferredSendTime).toBe(preferredSendTime);
  });

  test.each([
    [{ preferredSendTime: '24:00' }, 'preferredSendTime must be a time, written HH:MM'],
    [{ preferredSendTime: '8:00' }, 'preferredSendTime must be a time, written HH:MM'],
    [{ preferredSendTime: '08:00:00' }, 'preferredSendTime must be a time, written HH:MM'],
    [{ preferredSendTime: 8 }, 'preferredSendTime must be a time, written HH:MM'],
    [{ timezone: 'Mars/Olympus' }, 'timezone must be an IANA time zone, UTC, or an offset such as +05:45'],
    [{ timezone: null }, 'timezone must be text'],
    [
      { preferredNakshatras: ['Rohini', 'Polaris'] },
      'preferredNakshatras.1 "Polaris" is none of the 27 nakshatras',
    ],
    [{ preferredNakshatras: ['rohini'] }, 'preferredNakshatras.0 "rohini" is none of the 27 nakshatras'],
    [{ preferredNakshatras: 'Rohini' }, 'preferredNakshatras must be a list of nakshatras'],
    [{ name: 7 }, 'name must be text'],
    [{ name: 'x'.repeat(121) }, 'name must have at most 120 characters'],
    [{ source: 'x'.repeat(101) }, 'source must have at most 100 characters'],
    [{ dailyHoroscope: 'yes' }, 'dailyHoroscope must be true or false'],
    [{ preferences: { weeklyInsights: 1 } }, 'preferences.weeklyInsights must be true or false'],
    [{ preferences: [] }, 'preferences must be an object'],
    [{ email: '' }, 'email must be an e-mail address'],
  ])('with %j is refused: %s', (body, fault) => {
    expect(faultsOf(body)).toEqual([fault]);
  });
});
