import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { birthData } from '@/lib/birth-time/birth-data';
import { resolveBirthTime } from '@/lib/birth-time/resolve-birth-time';
import { requireTimeOrItsAbsence } from '@/lib/profiles/birth-fields';

const schema = z.object(birthData).superRefine(requireTimeOrItsAbsence);
const good = {
  dateOfBirth: '2020-01-01',
  timeOfBirth: '12:00',
  latitude: 13.0827,
  longitude: 80.2707,
};
const fault = (changed: object) => {
  const result = schema.safeParse({ ...good, ...changed });
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
};

describe('birth data', () => {
  it.each([
    [good],
    [{ ...good, latitude: '13.0827', longitude: ' -80 ' }],
    [{ ...good, timeOfBirth: '23:59:59', timezone: '+05:45' }],
    [{ ...good, timeOfBirth: null, timeKnown: false }],
    [{ ...good, dateOfBirth: '1800-01-01' }],
    [{ ...good, dateOfBirth: '2000-02-29', timezone: 'UTC' }],
  ])('are an instant once they pass: %j', (input) => {
    const birth = schema.parse(input);
    expect(Number.isFinite(resolveBirthTime(birth).instant.getTime())).toBe(true);
  });

  it.each([
    ['dateOfBirth', '2020-02-31'],
    ['dateOfBirth', '1900-02-29'],
    ['dateOfBirth', '1700-01-01'],
    ['dateOfBirth', '2100-01-01'],
    ['dateOfBirth', '2020-1-1'],
    ['dateOfBirth', 20200101],
    ['dateOfBirth', undefined],
    ['timeOfBirth', '25:00'],
    ['timeOfBirth', '24:00'],
    ['timeOfBirth', '12:60'],
    ['timeOfBirth', '12'],
    ['timeOfBirth', ''],
    ['timeOfBirth', undefined],
    ['timeOfBirth', null],
    ['timeKnown', false],
    ['timeKnown', 'no'],
    ['latitude', 91],
    ['latitude', -90.0001],
    ['latitude', Number.NaN],
    ['latitude', 'NaN'],
    ['latitude', 'north'],
    ['latitude', ''],
    ['latitude', null],
    ['latitude', [13]],
    ['latitude', undefined],
    ['longitude', 180.5],
    ['longitude', Number.POSITIVE_INFINITY],
    ['longitude', '80E'],
    ['longitude', undefined],
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+25:00'],
    ['timezone', ''],
    ['placeOfBirth', 5],
  ])('name the field at fault: %s %j', (field, value) => {
    expect(fault({ [field]: value })).toEqual([field]);
  });

  it('name every field at fault', () => {
    expect(fault({ dateOfBirth: '2020-02-31', latitude: 91 })).toEqual(['dateOfBirth', 'latitude']);
  });
});
