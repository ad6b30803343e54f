import { describe, expect, it } from '@jest/globals';
import { computeChart } from '@/lib/charts/compute-chart';
import { chartDataSchema } from '@/lib/charts/contract';
import exampleChart from '@/lib/charts/example-chart.json' with { type: 'json' };
import { EXAMPLE_BIRTH, postBirthChart } from '@/lib/charts/operations';
import { takeCloseFigures } from '@/lib/openapi/take-close-figures';

const AS_OF = new Date('2026-11-21T06:00:00Z');
const CHENNAI = { latitude: 13.0827, longitude: 80.2707 };

const chartOf = (dateOfBirth: string, timeOfBirth: string | null, place = CHENNAI, timezone?: string) =>
  computeChart({ dateOfBirth, timeOfBirth, ...place, timezone }, AS_OF);

/** As it goes over the wire: what is undefined is gone, and nothing else may be. */
const sent = (chart: object) => JSON.parse(JSON.stringify(chart));

describe('the chart of Chennai, 1 January 2020 at noon', () => {
  const chart = chartOf('2020-01-01', '12:00');
  const [planets] = chart.planets;

  it('has what the specification expects', () => {
    const inSagittarius = Object.entries(planets).filter(
      ([, { PlanetRasiD1Sign }]) => PlanetRasiD1Sign.Name === 'Sagittarius',
    );
    expect(inSagittarius.map(([name]) => name).sort()).toEqual([
      'Jupiter',
      'Ketu',
      'Mercury',
      'Saturn',
      'Sun',
    ]);
    for (const [, entry] of inSagittarius) expect(entry.HousePlanetOccupiesBasedOnLongitudes).toBe('10');
    expect(planets.Moon.PlanetRasiD1Sign.Name).toBe('Aquarius');
    expect(chart.calculationDetails.ayanamsa.name).toBe('Lahiri');
  });

  it('has the Sun of the contract’s own example', () => {
    expect(planets.Sun).toMatchObject({
      PlanetConstellation: 'Purva Ashadha - 1',
      Nakshatra: 'Purva Ashadha',
    });
    // Within 0.02″ of the figure printed there.
    expect(planets.Sun.PlanetNirayanaLongitude).toBeCloseTo(256.15372, 4);
  });

  it('says how it was calculated', () => {
    const { ayanamsa: _ayanamsa, engine, ...details } = chart.calculationDetails;
    expect(details).toEqual({
      ...CHENNAI,
      timezone: 'Asia/Kolkata',
      utcOffset: '+05:30',
      utc: '2020-01-01T06:30:00.000Z',
      localTimeNote: null,
      // The Julian day of 2020 January 1.0 is 2458849.5 (Meeus' rule); 06:30 is 0.270833 of a day.
      julianDay: 2458849.770833,
      nodes: 'mean',
      houses: 'whole-sign',
      precisionArcseconds: 1,
      timeKnown: true,
    });
    expect(engine).toContain('astronomy-engine');
  });

  it('names the ayanamsa', () => {
    // Swiss Ephemeris at 1996-12-07 10:34 IST (tests/reference/sky/ayanamsa.json); with nutation, which is 0.005° at most.
    const { ayanamsa } = chartOf('1996-12-07', '10:34').calculationDetails;
    expect(ayanamsa.name).toBe('Lahiri');
    expect(Math.abs(ayanamsa.degrees - 23.814256)).toBeLessThan(0.005);
  });

  it('is the API’s example, but for the lower levels of the dasha', () => {
    const { dasha, ...rest } = sent(chart);
    const { dasha: shown, ...example } = exampleChart;
    expect(takeCloseFigures(rest, example)).toEqual(example);
    const mahadashas = dasha.periods.map((period: object) => ({ ...period, periods: [] }));
    expect(takeCloseFigures(mahadashas, shown.periods)).toEqual(shown.periods);
  });
});

describe('every chart has the contract’s shape', () => {
  // A fixed sequence: the same births each time.
  let seed = 20_200_101;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const births = Array.from({ length: 200 }, (_, i) => ({
    dateOfBirth: `${1800 + Math.floor(random() * 300)}-${two(1 + random() * 12)}-${two(1 + random() * 28)}`,
    timeOfBirth: i % 4 === 0 ? null : `${two(random() * 24)}:${two(random() * 60)}:${two(random() * 60)}`,
    latitude: i % 10 === 0 ? Math.sign(random() - 0.5) * 90 : (Math.asin(2 * random() - 1) * 180) / Math.PI,
    longitude: 360 * random() - 180,
  }));
  const edges = [
    { dateOfBirth: '1800-01-01', timeOfBirth: '00:00', latitude: 90, longitude: 180 },
    { dateOfBirth: '2099-12-31', timeOfBirth: '23:59:59', latitude: -90, longitude: -180 },
    { dateOfBirth: '1800-01-01', timeOfBirth: null, latitude: 0, longitude: 0 },
    { dateOfBirth: '2099-12-31', timeOfBirth: null, latitude: 78.2, longitude: 15.6 },
  ];

  it('anywhere, at any time, over three centuries', () => {
    for (const birth of [...births, ...edges]) {
      const { error } = chartDataSchema.safeParse(sent(computeChart(birth, AS_OF)));
      expect({ birth, faults: error?.issues ?? [] }).toEqual({ birth, faults: [] });
    }
  });

  it('and no number in it is lost on the way', () => {
    const { yogas: _yogas, ...chart } = chartOf('1969-07-20', '20:17:40', {
      latitude: 28.6,
      longitude: 77.2,
    });
    expect(JSON.stringify(chart)).not.toMatch(/NaN|Infinity/);
    for (const { longitude, latitude, speed } of chart.positions)
      for (const value of [longitude, latitude, speed]) expect(Number.isFinite(value)).toBe(true);
  });
});

describe('an unknown time of birth', () => {
  const chart = chartOf('2020-01-01', null);

  it('is told as noon, and null for what the day does not hold', () => {
    expect(chart).toMatchObject({
      ascendant: null,
      midheaven: null,
      houses: null,
      dasha: null,
      calculationDetails: { timeKnown: false, utc: '2020-01-01T06:30:00.000Z', localTimeNote: null },
    });
    // The chart of each hour, at which the time is known, has one of those that are said to be open.
    const hours = Array.from({ length: 24 }, (_, hour) =>
      chartOf('2020-01-01', `${String(hour).padStart(2, '0')}:00`),
    );
    expect([chart.nakshatra, chart.rasi]).toEqual([null, null]);
    expect(chart.candidates).toEqual({
      nakshatra: [...new Set(hours.map(({ nakshatra }) => nakshatra))],
      rasi: [...new Set(hours.map(({ rasi }) => rasi))],
    });
    for (const entry of Object.values(chart.planets[0]))
      expect(entry.HousePlanetOccupiesBasedOnLongitudes).toBeNull();
  });

  it('has the panchang of its date, which may not be its own', () => {
    expect(chart.panchang).toMatchObject({ date: '2020-01-01', atBirth: null });
    expect(chart.panchang.note).toMatch(/before sunrise/);
  });
});

describe('the panchang of a birth', () => {
  it('is of the day before when the Sun has not risen', () => {
    // At 13° north, 2.2° west of its zone's meridian, the Sun rises at about half past six in January.
    expect(chartOf('2020-01-01', '06:10').panchang).toMatchObject({ date: '2019-12-31', vara: { index: 2 } });
    expect(chartOf('2020-01-01', '06:50').panchang).toMatchObject({ date: '2020-01-01', vara: { index: 3 } });
  });

  it('takes the date that came before where one was skipped', () => {
    // Samoa went from 29 to 31 December 2011.
    const apia = { latitude: -13.8333, longitude: -171.7667 };
    expect(chartOf('2011-12-31', '04:00', apia).panchang.date).toBe('2011-12-29');
  });

  it('tells the elements at the birth, each with the birth in its span', () => {
    const {
      panchang,
      planets: [planets],
    } = chartOf('2020-01-01', '12:00');
    const { atBirth } = panchang;
    // The chart has the Moon's star from another reckoning.
    expect(`${atBirth?.nakshatra.name} - ${atBirth?.nakshatra.pada}`).toBe(planets.Moon.PlanetConstellation);
    for (const { start } of Object.values(atBirth ?? {}))
      expect(Date.parse(start)).toBeLessThanOrEqual(Date.parse('2020-01-01T06:30:00Z'));
    // Ends by Swiss Ephemeris (tests/reference/sky/sunrise-elements.json, Delhi 2020-01-01).
    const ends = {
      tithi: '12:57:37.372',
      nakshatra: '22:52:44.683',
      yoga: '16:19:49.956',
      karana: '12:57:37.372',
    };
    for (const [kind, end] of Object.entries(ends)) {
      const apart =
        Date.parse(atBirth?.[kind as keyof typeof ends].end ?? '') - Date.parse(`2020-01-01T${end}Z`);
      expect(Math.abs(apart)).toBeLessThan(2000);
    }
  });

  it('stays with its date where the Sun does not rise', () => {
    const { panchang } = chartOf('2020-01-01', '01:00', { latitude: 78.2232, longitude: 15.6267 });
    expect(panchang).toMatchObject({ date: '2020-01-01', sunrise: null, hora: [] });
    expect(panchang.note).not.toBeNull();
  });
});

describe('the clock of the place', () => {
  // Rules of the tz database (files asia, australasia, europe), or the longitude's own mean time.
  it.each([
    ['Kathmandu 1985, before +05:45', '1985-06-15', 27.7172, 85.324, 'Asia/Kathmandu', '+05:30'],
    ['Mumbai in December 1941, on war time', '1941-12-01', 19.076, 72.8777, 'Asia/Kolkata', '+06:30'],
    ['Hetauda 2023', '2023-01-01', 27.4283, 85.0329, 'Asia/Kathmandu', '+05:45'],
    [
      'Sheopur 1900, on Madras time: "5:21:10 MMT 1906"',
      '1900-06-15',
      25.6647,
      76.6962,
      'Asia/Kolkata',
      '+05:21:10',
    ],
    ['Apia after it crossed the date line', '2011-12-31', -13.8333, -171.7667, 'Pacific/Apia', '+14:00'],
    ['Dublin in the summer of 1916', '1916-07-01', 53.3498, -6.2603, 'Europe/Dublin', '+00:34:39'],
  ])('%s', (_what, date, latitude, longitude, timezone, utcOffset) => {
    const { calculationDetails } = chartOf(date, '12:00', { latitude, longitude });
    expect(calculationDetails).toMatchObject({ timezone, utcOffset });
  });

  it('says which time was taken where the clocks skipped one', () => {
    // New York went from 02:00 to 03:00 on 8 March 2020.
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    const { calculationDetails } = chartOf('2020-03-08', '02:30', newYork);
    expect(calculationDetails).toMatchObject({ utcOffset: '-05:00', utc: '2020-03-08T07:30:00.000Z' });
    expect(calculationDetails.localTimeNote).toMatch(/skipped/);
  });

  it('is another where the body says so', () => {
    const { calculationDetails } = chartOf('2020-01-01', '12:00', CHENNAI, '+05:45');
    expect(calculationDetails).toMatchObject({ timezone: '+05:45', utc: '2020-01-01T06:15:00.000Z' });
  });
});

describe('the precision that is promised', () => {
  it.each([
    ['1899-12-30', 30],
    ['1900-01-02', 1],
    ['2050-12-30', 1],
    ['2051-01-02', 30],
  ])('of %s is %d″', (date, arcseconds) => {
    expect(chartOf(date, '12:00').calculationDetails.precisionArcseconds).toBe(arcseconds);
  });
});

describe('bad birth data', () => {
  it.each([
    ['dateOfBirth', '2020-02-31'],
    ['dateOfBirth', '1700-01-01'],
    ['timeOfBirth', '25:00'],
    ['timeOfBirth', null],
    ['latitude', 91],
    ['latitude', Number.NaN],
    ['latitude', 'north'],
    ['longitude', 'NaN'],
    ['placeOfBirth', undefined],
    ['timezone', 'Mars/Olympus'],
    ['recalculate', 'yes'],
  ])('of the field %s (%p) is named', (field, value) => {
    const { error } = postBirthChart.body.safeParse({ ...EXAMPLE_BIRTH, [field]: value });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});
