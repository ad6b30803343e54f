import type { Counted, FigureGroup, Measured } from '@/lib/accuracy/figures';
import type { Graha } from '@/lib/astrology/grahas';
import { composePanchang, type Panchang } from '@/lib/astrology/panchang/compose-panchang';
import { type ElementKind, elementSpans } from '@/lib/astrology/panchang/elements';
import { MONTH_NAMES } from '@/lib/astrology/panchang/lunar-month';
import { SIGNS } from '@/lib/astrology/signs';
import { findIngress } from '@/lib/astrology/sky/find-ingress';
import { findSunrise, findSunset } from '@/lib/astrology/sky/sunrise';
import { count, measure, readReference } from './figure';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Where {
  lat: number;
  lon: number;
  utcOffset: string;
}

const minutesApart = (a: Date | null | undefined, b: number) =>
  Math.abs((a?.getTime() ?? Number.NaN) - b) / MINUTE_MS;

function panchangOf(date: string, { lat, lon, utcOffset }: Where): Panchang {
  const start = new Date(`${date}T00:00:00${utcOffset}`);
  const day = { date, start, end: new Date(start.getTime() + DAY_MS) };
  return composePanchang(day, { latitudeDegrees: lat, longitudeDegrees: lon });
}

interface LunarMonths {
  settings: Where;
  cases: { date: string; tithi: number; month: number; adhika: boolean }[];
  purnimanta: Where & { cases: { date: string; amanta: number; purnimanta: number; adhika: boolean }[] };
}

const monthName = (month: number, adhika: boolean) => `${adhika ? 'Adhika ' : ''}${MONTH_NAMES[month - 1]}`;

function lunarMonths(): Counted[] {
  const { settings, cases, purnimanta } = readReference<LunarMonths>('panchang/lunar-months.json');
  return [
    count(
      'Lunar month and tithi, Drik Panchang, New Delhi',
      cases.map(({ date, tithi, month, adhika }) => {
        const ours = panchangOf(date, settings);
        return (
          ours.tithi[0]?.index === tithi &&
          ours.lunarMonth.amanta === monthName(month, adhika) &&
          ours.lunarMonth.adhika === adhika
        );
      }),
    ),
    count(
      'Lunar month in both reckonings, Bangalore',
      purnimanta.cases.map(({ date, amanta, purnimanta: full, adhika }) => {
        const { lunarMonth } = panchangOf(date, purnimanta);
        return (
          lunarMonth.amanta === monthName(amanta, adhika) && lunarMonth.purnimanta === monthName(full, adhika)
        );
      }),
    ),
  ];
}

type Times = [string, string];
const KINDS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
interface PrintedDay extends Where, Record<(typeof KINDS)[number], Times[]> {
  date: string;
  sunrise: string;
  sunset: string;
  moonrise: string;
  moonset: string;
  rahuKala?: Times;
  yamaganda?: Times;
  gulika?: Times;
  abhijit: Times | null;
}

/** Whole printed days: minutes between each time on the page and ours, and whether each limb has the name printed. */
function printedDays(): { times: Measured; names: Counted } {
  const { cases, settings } = readReference<{
    cases: PrintedDay[];
    settings: { toleranceMinutes: number };
  }>('panchang/printed-days.json');
  const differences: number[] = [];
  const names: boolean[] = [];
  for (const printed of cases) {
    const ours = panchangOf(printed.date, printed);
    const midnight = Date.parse(`${printed.date}T00:00:00${printed.utcOffset}`);
    const compare = (computed: Date | null | undefined, clock: string) => {
      const [hours = 0, minutes = 0] = clock.replace('+', '').split(':').map(Number);
      const days = clock.startsWith('+') ? 1 : 0;
      differences.push(minutesApart(computed, midnight + ((days * 24 + hours) * 60 + minutes) * MINUTE_MS));
    };
    for (const key of ['sunrise', 'sunset', 'moonrise', 'moonset'] as const) compare(ours[key], printed[key]);
    for (const key of ['rahuKala', 'yamaganda', 'gulika', 'abhijit'] as const) {
      const [start, end] = printed[key] ?? [];
      if (start) compare(ours[key]?.start, start);
      if (end) compare(ours[key]?.end, end);
    }
    for (const kind of KINDS) {
      for (const [i, [name, end]] of printed[kind].entries()) {
        names.push(ours[kind][i]?.name === name);
        compare(ours[kind][i]?.end, end);
      }
    }
  }
  return {
    times: measure('Times of four day pages, Drik Panchang', 'minutes', differences, {
      worst: settings.toleranceMinutes,
    }),
    names: count('Limbs of the same four days', names),
  };
}

interface Published {
  date: string;
  lat: number;
  lon: number;
  utcOffsetHours: number;
  expected: Record<string, string | number>;
}

/** Element, key of its index and of its end, and which of the day's it is. */
const COLUMNS: [ElementKind, string, string, number][] = [
  ['tithi', 'tithi', 'tithiEnd', 0],
  ['tithi', 'tithi2', 'tithi2End', 1],
  ['nakshatra', 'nakshatra', 'nakEnd', 0],
  ['yoga', 'yoga', 'yogaEnd', 0],
  ['karana', 'karanaIndex', 'karanaEnd', 0],
];

/** The instant of "HH:MM", "HH:MM:SS" or "+1 HH:MM:SS" on the case's date and clock. */
function instantOf({ date, utcOffsetHours }: Published, text: string): number {
  const [, nextDay, clock = ''] = /^(\+1 )?(.+)$/.exec(text) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  const midnight = Date.parse(`${date}T00:00:00Z`) - utcOffsetHours * 60 * MINUTE_MS;
  return midnight + (nextDay ? DAY_MS : 0) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** Ends of limbs that two programs' tests quote, and which limb runs. */
function publishedDays(): { ends: Measured; suns: Measured; indices: Counted } {
  const { cases, settings } = readReference<{
    cases: Published[];
    settings: { toleranceMin: { tithiEnd: number; nakEnd: number; yogaEnd: number; sunrise: number } };
  }>('sky/published-panchang.json');
  const ends: number[] = [];
  const suns: number[] = [];
  const indices: boolean[] = [];
  for (const published of cases) {
    const { expected, lat, lon } = published;
    const place = { latitudeDegrees: lat, longitudeDegrees: lon };
    const midnight = new Date(instantOf(published, '00:00'));
    const nextMidnight = new Date(midnight.getTime() + DAY_MS);
    const sunrise = findSunrise(place, midnight, nextMidnight);
    if (!sunrise) throw new Error('the Sun rises on all of these days');
    const sun = { sunrise, sunset: findSunset(place, midnight, nextMidnight) };
    for (const [kind, indexKey, endKey, position] of COLUMNS) {
      if (expected[indexKey] === undefined) continue;
      const span = elementSpans(kind, sunrise, new Date(sunrise.getTime() + DAY_MS))[position];
      indices.push(span?.index === expected[indexKey]);
      const end = expected[endKey];
      if (end !== undefined) ends.push(minutesApart(span?.end, instantOf(published, String(end))));
    }
    for (const key of ['sunrise', 'sunset'] as const) {
      const printed = expected[key];
      if (printed) suns.push(minutesApart(sun[key], instantOf(published, String(printed))));
    }
  }
  const { tithiEnd, nakEnd, yogaEnd, sunrise } = settings.toleranceMin;
  return {
    ends: measure('Ends of limbs, PyJHora and drik-panchanga', 'minutes', ends, {
      worst: Math.max(tithiEnd, nakEnd, yogaEnd),
    }),
    suns: measure('Sunrise and sunset, there of the disc’s centre and without refraction', 'minutes', suns, {
      worst: sunrise,
    }),
    indices: count('Limbs of the same 13 days', indices),
  };
}

interface Ingresses {
  after: string;
  toleranceMin: Record<Graha, number>;
  cases: { planet: Graha; entersSign: string; localTime: string; utcOffset: string }[];
}

export function ingressFigures(): FigureGroup {
  const { after, cases, toleranceMin } = readReference<Ingresses>('sky/ingresses.json');
  const found = cases.map(({ planet, entersSign, localTime, utcOffset }) => {
    const ingress = findIngress(planet, new Date(after), new Date('1999-01-01T00:00:00Z'));
    return {
      planet,
      minutes: minutesApart(ingress?.instant, Date.parse(localTime + utcOffset)),
      same: SIGNS[ingress?.signIndex ?? -1] === entersSign,
    };
  });
  return {
    id: 'ingresses',
    title: 'Entries into signs',
    reference:
      'Jagannatha Hora, as the tests of PyJHora quote it: the first entry of each graha after 7 December 1996. It leaves aberration out, up to 20″ of the sky, which a slow graha needs an hour or more to cross; hence minutes here and seconds elsewhere.',
    measured: found.map(({ planet, minutes }) =>
      measure(planet, 'minutes', [minutes], { worst: toleranceMin[planet] }),
    ),
    counted: [
      count(
        'Sign entered',
        found.map(({ same }) => same),
      ),
    ],
  };
}

export function almanacFigures(): FigureGroup {
  const printed = printedDays();
  const published = publishedDays();
  return {
    id: 'almanacs',
    title: 'Almanacs that others print',
    reference:
      'Pages of Drik Panchang (drikpanchang.com), and days that the tests of PyJHora and drik-panchanga quote. The first print whole minutes and the others do not share all our definitions, so the promise is the bound that each collection states.',
    measured: [printed.times, published.ends, published.suns],
    counted: [printed.names, published.indices, ...lunarMonths()],
  };
}
