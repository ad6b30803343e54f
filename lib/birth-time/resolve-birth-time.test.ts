import { describe, expect, it } from '@jest/globals';
import { resolveBirthTime } from '@/lib/birth-time/resolve-birth-time';

const at = (
  dateOfBirth: string,
  timeOfBirth: string,
  latitude: number,
  longitude: number,
  timezone?: string,
) => resolveBirthTime({ dateOfBirth, timeOfBirth, latitude, longitude, timezone });

/** Places by latitude and longitude. */
const KATHMANDU = [27.7172, 85.324] as const;
const HETAUDA = [27.4283, 85.0329] as const;
const MUMBAI = [19.076, 72.8777] as const;
const KOLKATA = [22.5726, 88.3639] as const;
const SHEOPUR = [25.6647, 76.6962] as const;
const APIA = [-13.8333, -171.7667] as const;
const DUBLIN = [53.3498, -6.2603] as const;
const AMSTERDAM = [52.3676, 4.9041] as const;
const OSLO = [59.9139, 10.7522] as const;
const REYKJAVIK = [64.1355, -21.8954] as const;
const MANILA = [14.5995, 120.9842] as const;
const SITKA = [57.0531, -135.33] as const;
const NEW_YORK = [40.7128, -74.006] as const;
const LONDON = [51.5074, -0.1278] as const;
const SINGAPORE = [1.3521, 103.8198] as const;

// Each expectation is the rule of the tz database quoted beside it (files asia, australasia, europe, northamerica,
// backzone), or the longitude's own mean time: 4 minutes a degree.
const CASES = [
  ['Kathmandu 1985: "5:30 1986"', '1985-06-15', '12:00', KATHMANDU, '1985-06-15T06:30:00Z', '+05:30'],
  ['Kathmandu 1986 on: "5:45"', '1986-06-15', '12:00', KATHMANDU, '1986-06-15T06:15:00Z', '+05:45'],
  [
    'Kathmandu before "LMT 1920": 85.324° is 20478 s',
    '1919-06-15',
    '12:00',
    KATHMANDU,
    '1919-06-15T06:18:42Z',
    '+05:41:18',
  ],
  ['Hetauda 2023: Nepal is "5:45"', '2023-01-01', '12:00', HETAUDA, '2023-01-01T06:15:00Z', '+05:45'],
  [
    'Mumbai, September 1941: "5:30 IST 1941 Oct"',
    '1941-09-30',
    '12:00',
    MUMBAI,
    '1941-09-30T06:30:00Z',
    '+05:30',
  ],
  [
    'Mumbai, December 1941: "5:30 1:00 +0630 1942 May 15"',
    '1941-12-01',
    '12:00',
    MUMBAI,
    '1941-12-01T05:30:00Z',
    '+06:30',
  ],
  ['Mumbai, June 1942: "5:30 IST 1942 Sep"', '1942-06-01', '12:00', MUMBAI, '1942-06-01T06:30:00Z', '+05:30'],
  [
    'Mumbai, 1944: "5:30 1:00 +0630 1945 Oct 15"',
    '1944-06-01',
    '12:00',
    MUMBAI,
    '1944-06-01T05:30:00Z',
    '+06:30',
  ],
  ['Sheopur 1900: "5:21:10 MMT 1906"', '1900-01-01', '12:00', SHEOPUR, '1900-01-01T06:38:50Z', '+05:21:10'],
  ['Kolkata 1860: "5:53:20 HMT 1870"', '1860-01-01', '12:00', KOLKATA, '1860-01-01T06:06:40Z', '+05:53:20'],
  [
    'Kolkata 1850, "LMT 1854": 88.3639° is 21207 s',
    '1850-01-01',
    '12:00',
    KOLKATA,
    '1850-01-01T06:06:33Z',
    '+05:53:27',
  ],
  [
    'Mumbai 1850, its own meridian’s: 72.8777° is 17491 s',
    '1850-01-01',
    '12:00',
    MUMBAI,
    '1850-01-01T07:08:29Z',
    '+04:51:31',
  ],
  [
    'Dublin, summer 1916: "-0:25:21 1:00 IST"',
    '1916-06-01',
    '12:00',
    DUBLIN,
    '1916-06-01T11:25:21Z',
    '+00:34:39',
  ],
  [
    'Dublin, April 1916: "-0:25:21 DMT 1916 May 21 2s"',
    '1916-04-24',
    '12:00',
    DUBLIN,
    '1916-04-24T12:25:21Z',
    '-00:25:21',
  ],
  ['Dublin, November 1916: "0:00 GB-Eire"', '1916-11-01', '12:00', DUBLIN, '1916-11-01T12:00:00Z', '+00:00'],
  [
    'Dublin, winter 1970: standard time all year',
    '1970-01-01',
    '12:00',
    DUBLIN,
    '1970-01-01T11:00:00Z',
    '+01:00',
  ],
  [
    'Apia, 29 December 2011: "-11:00 WS 2011 Dec 29 24:00"',
    '2011-12-29',
    '12:00',
    APIA,
    '2011-12-29T22:00:00Z',
    '-10:00',
  ],
  ['Apia, 31 December 2011: "13:00 WS"', '2011-12-31', '12:00', APIA, '2011-12-30T22:00:00Z', '+14:00'],
  [
    'Amsterdam 1930 (backzone): "0:19:32 Neth"',
    '1930-01-01',
    '12:00',
    AMSTERDAM,
    '1930-01-01T11:40:28Z',
    '+00:19:32',
  ],
  [
    'Amsterdam 1938 (backzone): "0:20 Neth"',
    '1938-01-01',
    '12:00',
    AMSTERDAM,
    '1938-01-01T11:40:00Z',
    '+00:20',
  ],
  [
    'Oslo 1894 (backzone), "LMT 1895": 10.7522° is 2581 s',
    '1894-01-01',
    '12:00',
    OSLO,
    '1894-01-01T11:16:59Z',
    '+00:43:01',
  ],
  [
    'Reykjavik 1930 (backzone): "-1:00 Iceland"',
    '1930-01-01',
    '12:00',
    REYKJAVIK,
    '1930-01-01T13:00:00Z',
    '-01:00',
  ],
  [
    'Manila 1840, on American dates: 120.9842° is 29036 s, less a day',
    '1840-01-01',
    '12:00',
    MANILA,
    '1840-01-02T03:56:04Z',
    '-15:56:04',
  ],
  ['Manila 1850, on Asian dates', '1850-01-01', '12:00', MANILA, '1850-01-01T03:56:04Z', '+08:03:56'],
  [
    'Sitka 1860, Russian dates: -135.33° is -32479 s, and a day',
    '1860-01-01',
    '12:00',
    SITKA,
    '1859-12-31T21:01:19Z',
    '+14:58:41',
  ],
  [
    'New York 1883, "LMT 1883 Nov 18": -74.006° is -17761 s',
    '1883-11-17',
    '12:00',
    NEW_YORK,
    '1883-11-17T16:56:01Z',
    '-04:56:01',
  ],
  ['New York, war time 1943', '1943-01-01', '12:00', NEW_YORK, '1943-01-01T16:00:00Z', '-04:00'],
  ['London, double summer time 1943', '1943-07-01', '12:00', LONDON, '1943-07-01T10:00:00Z', '+02:00'],
  ['London, standard time 1969', '1969-01-01', '12:00', LONDON, '1969-01-01T11:00:00Z', '+01:00'],
  ['Singapore 1950: "7:30"', '1950-01-01', '12:00', SINGAPORE, '1950-01-01T04:30:00Z', '+07:30'],
] as const;

describe('resolveBirthTime', () => {
  it.each(CASES)('%s', (_rule, date, time, [latitude, longitude], utc, utcOffset) => {
    const birth = at(date, time, latitude, longitude);
    expect(birth.instant.toISOString().replace('.000', '')).toBe(utc);
    expect(birth.utcOffset).toBe(utcOffset);
    expect(birth.localTimeNote).toBeNull();
  });

  it('says which clock was read', () => {
    expect(at('1850-01-01', '12:00', ...MUMBAI).clock).toBe('mean');
    expect(at('1900-01-01', '12:00', ...SHEOPUR).clock).toBe('zone');
  });

  it('keeps the seconds of a time', () => {
    expect(at('2020-01-01', '12:00:07', ...MUMBAI).instant.toISOString()).toBe('2020-01-01T06:30:07.000Z');
  });

  it('takes a skipped time with the offset before: Apia had no 30 December 2011', () => {
    const birth = at('2011-12-30', '12:00', ...APIA);
    expect(birth.instant.toISOString()).toBe('2011-12-30T22:00:00.000Z');
    expect(birth.utcOffset).toBe('-10:00');
    expect(birth.localTimeNote).toContain('skipped 12:00 on 2011-12-30');
    expect(birth.localTimeNote).toContain('-10:00');
  });

  it('takes a skipped time with the offset before: New York, 02:30 on 10 March 2024', () => {
    const birth = at('2024-03-10', '02:30', ...NEW_YORK);
    expect(birth.instant.toISOString()).toBe('2024-03-10T07:30:00.000Z');
    expect(birth.localTimeNote).toContain('UTC-05:00 to UTC-04:00');
  });

  it('takes the first of a repeated time: Dublin, 1 October 1916, when 03:00 summer time became 02:25:21', () => {
    const birth = at('1916-10-01', '02:40', ...DUBLIN);
    expect(birth.instant.toISOString()).toBe('1916-10-01T02:05:21.000Z');
    expect(birth.utcOffset).toBe('+00:34:39');
    expect(birth.localTimeNote).toContain('twice');
    expect(at('1916-10-01', '02:20', ...DUBLIN).localTimeNote).toBeNull();
  });

  it('takes the first of a repeated time: New York, 01:30 on 3 November 2024', () => {
    const birth = at('2024-11-03', '01:30', ...NEW_YORK);
    expect(birth.instant.toISOString()).toBe('2024-11-03T05:30:00.000Z');
    expect(birth.localTimeNote).toContain('twice');
  });

  it('reads the day standard time began: New York had two noons on 18 November 1883', () => {
    const birth = at('1883-11-18', '12:02', ...NEW_YORK);
    expect(birth.utcOffset).toBe('-04:56:01');
    expect(birth.localTimeNote).toContain('twice');
  });

  it.each([
    ['Asia/Kathmandu', '+05:30', '1985-06-15T06:30:00.000Z'],
    ['asia/katmandu', '+05:30', '1985-06-15T06:30:00.000Z'],
    ['UTC', '+00:00', '1985-06-15T12:00:00.000Z'],
    ['+05:45', '+05:45', '1985-06-15T06:15:00.000Z'],
    ['-09:30', '-09:30', '1985-06-15T21:30:00.000Z'],
  ])('a given zone overrides the place: %s', (timezone, utcOffset, utc) => {
    const birth = at('1985-06-15', '12:00', ...LONDON, timezone);
    expect(birth).toMatchObject({ timezone, utcOffset });
    expect(birth.instant.toISOString()).toBe(utc);
  });

  it('reads an unknown time as noon', () => {
    const birth = resolveBirthTime({
      dateOfBirth: '2020-01-01',
      timeOfBirth: null,
      latitude: MUMBAI[0],
      longitude: MUMBAI[1],
    });
    expect(birth.instant.toISOString()).toBe('2020-01-01T06:30:00.000Z');
  });

  it('refuses a zone that does not exist', () => {
    expect(() => at('2020-01-01', '12:00', ...LONDON, 'Mars/Olympus')).toThrow(RangeError);
    expect(() => at('1920-01-01', '12:00', ...LONDON, 'Mars/Olympus')).toThrow(RangeError);
  });

  it('answers anywhere on Earth from 1800 to 2099 with an offset of at most 16 hours', () => {
    for (let latitude = -90; latitude <= 90; latitude += 15) {
      for (let longitude = -180; longitude <= 180; longitude += 15) {
        for (const year of [1800, 1867, 1918, 1969, 2099]) {
          const { instant, offsetSeconds } = at(`${year}-07-01`, '00:00', latitude, longitude);
          expect(instant.getTime() / 1000 + offsetSeconds).toBe(Date.UTC(year, 6, 1) / 1000);
          expect(Math.abs(offsetSeconds)).toBeLessThanOrEqual(16 * 3600);
        }
      }
    }
  });
});
