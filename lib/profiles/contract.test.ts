import { describe, expect, it, test } from '@jest/globals';
import { newProfileSchema, profilePatchSchema, profileRemovalSchema } from '@/lib/profiles/contract';

const birth = {
  name: 'Meera',
  dateOfBirth: '2020-01-01',
  timeOfBirth: '12:00',
  placeOfBirth: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
};

/** The faults of a birth with some fields changed, as `path message`; undefined removes a field. */
function faultsWith(changes: Record<string, unknown>): string[] {
  const entries = Object.entries({ ...birth, ...changes }).filter(([, value]) => value !== undefined);
  const { error } = newProfileSchema.safeParse(Object.fromEntries(entries));
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('a new birth', () => {
  it.each(Object.keys(birth))('needs %s', (field) => {
    expect(faultsWith({ [field]: undefined })).toEqual([`${field} is required`]);
  });

  it('has all its faults named at once', () => {
    expect(faultsWith({ name: ' ', dateOfBirth: '2020-02-30', timeOfBirth: '', latitude: 91 })).toHaveLength(
      4,
    );
  });

  it.each([
    ['a name', { name: 'x' }],
    ['a name of 120 characters outside the first plane', { name: '𑜀'.repeat(120) }],
    ['a name within blanks', { name: `  ${'x'.repeat(120)}  ` }],
    ['a name in any script', { name: 'अनुराधा Ñandú 李 😀' }],
    ['the first year', { dateOfBirth: '1800-01-01' }],
    ['the last year', { dateOfBirth: '2099-12-31' }],
    ['a leap day', { dateOfBirth: '2000-02-29' }],
    ['midnight', { timeOfBirth: '00:00' }],
    ['a time with seconds', { timeOfBirth: '23:59:59' }],
    ['an unknown time', { timeOfBirth: null, timeKnown: false }],
    ['the poles and the date line', { latitude: -90, longitude: 180 }],
    ['coordinates as text', { latitude: '13.0827', longitude: ' -80.5 ' }],
    ['coordinates as text with an exponent', { latitude: '1.5e1', longitude: '+.5' }],
    ['an IANA zone', { timezone: 'America/Argentina/Buenos_Aires' }],
    ['UTC', { timezone: 'UTC' }],
    ['an offset', { timezone: '+05:45' }],
    ['the widest offset there was', { timezone: '-15:56' }],
    ['an unknown field', { favouriteColour: 'saffron' }],
  ])('may have %s', (_what, changes) => {
    expect(faultsWith(changes)).toEqual([]);
  });

  it.each([
    ['an empty name', { name: '' }, 'name must not be empty'],
    ['a blank name', { name: ' \t ' }, 'name must not be empty'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name must have at most 120 characters'],
    ['a name that is no text', { name: 7 }, 'name must be text'],
    [
      'no day of the calendar',
      { dateOfBirth: '2020-02-30' },
      'dateOfBirth must be a real date, written YYYY-MM-DD',
    ],
    [
      'a leap day of 1900',
      { dateOfBirth: '1900-02-29' },
      'dateOfBirth must be a real date, written YYYY-MM-DD',
    ],
    [
      'a date written otherwise',
      { dateOfBirth: '1/1/2020' },
      'dateOfBirth must be a real date, written YYYY-MM-DD',
    ],
    [
      'a date with a time',
      { dateOfBirth: '2020-01-01T00:00' },
      'dateOfBirth must be a real date, written YYYY-MM-DD',
    ],
    ['the year before the first', { dateOfBirth: '1799-12-31' }, 'dateOfBirth must lie in 1800 to 2099'],
    ['the year after the last', { dateOfBirth: '2100-01-01' }, 'dateOfBirth must lie in 1800 to 2099'],
    ['an empty time', { timeOfBirth: '' }, 'timeOfBirth must be a time, written HH:MM or HH:MM:SS'],
    ['hour 24', { timeOfBirth: '24:00' }, 'timeOfBirth must be a time, written HH:MM or HH:MM:SS'],
    ['minute 60', { timeOfBirth: '12:60' }, 'timeOfBirth must be a time, written HH:MM or HH:MM:SS'],
    [
      'a time without its zero',
      { timeOfBirth: '9:30' },
      'timeOfBirth must be a time, written HH:MM or HH:MM:SS',
    ],
    ['null for a time', { timeOfBirth: null }, 'timeOfBirth may be null only with timeKnown false'],
    [
      'an unknown time that is given',
      { timeKnown: false },
      'timeKnown may be false only with timeOfBirth null',
    ],
    ['a latitude beyond the pole', { latitude: 90.0001 }, 'latitude must be a number from -90 to 90'],
    [
      'a longitude beyond the date line',
      { longitude: '-180.1' },
      'longitude must be a number from -180 to 180',
    ],
    ['a latitude in words', { latitude: 'north' }, 'latitude must be a number from -90 to 90'],
    ['an empty latitude', { latitude: '' }, 'latitude must be a number from -90 to 90'],
    ['a hexadecimal latitude', { latitude: '0x10' }, 'latitude must be a number from -90 to 90'],
    ['a latitude beyond the finite', { latitude: '1e999' }, 'latitude must be a number from -90 to 90'],
    ['null for a latitude', { latitude: null }, 'latitude must be a number from -90 to 90'],
    [
      'an unknown zone',
      { timezone: 'Mars/Olympus' },
      'timezone must be an IANA time zone, UTC, or an offset such as +05:45',
    ],
    [
      'an offset no clock has had',
      { timezone: '+16:00' },
      'timezone must be an IANA time zone, UTC, or an offset such as +05:45',
    ],
    [
      'an offset written otherwise',
      { timezone: '+0545' },
      'timezone must be an IANA time zone, UTC, or an offset such as +05:45',
    ],
  ])('may not have %s', (_what, changes, fault) => {
    expect(faultsWith(changes)).toEqual([fault]);
  });

  it('is read with its name trimmed and its coordinates as numbers', () => {
    const read = newProfileSchema.parse({ ...birth, name: '  Meera ', latitude: '13.0827', longitude: '-0' });
    expect(read).toMatchObject({ name: 'Meera', latitude: 13.0827 });
    expect(JSON.stringify(read.longitude)).toBe('0');
  });
});

describe('a change of a birth', () => {
  it('may be anything from nothing to everything', () => {
    expect(profilePatchSchema.parse({})).toEqual({});
    expect(profilePatchSchema.parse(birth)).toEqual(birth);
  });

  it.each([
    [{ name: '' }],
    [{ timeOfBirth: null }],
    [{ timeKnown: false }],
    [{ updatedAt: 'yesterday' }],
    [{ latitude: null }],
  ])('may not be %j', (changes) => {
    expect(profilePatchSchema.safeParse(changes).success).toBe(false);
  });
});

test('a removal may name the state that was read', () => {
  expect(profileRemovalSchema.parse({})).toEqual({});
  expect(profileRemovalSchema.safeParse({ updatedAt: '2026-11-21T06:00:00.000Z' }).success).toBe(true);
  expect(profileRemovalSchema.safeParse({ updatedAt: 'yesterday' }).success).toBe(false);
});
