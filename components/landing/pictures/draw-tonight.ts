import { moonInWords } from '@/components/horoscope/moon-disc';
import { type EveningSky, moonOf } from '@/components/landing/landing-sky';
import { moonMarks } from '@/components/landing/pictures/moon-marks';
import { type Drawing, dots, figure, type Point, stackedText, text } from '@/components/landing/pictures/svg';
import namedStars from '@/content/landing/named-stars.json' with { type: 'json' };
import { nakshatraAt, STAR_SPAN_DEGREES } from '@/lib/astrology/nakshatras';

const WIDTH = 1000;
const HEIGHT = 620;
const CENTRE: Point = { x: WIDTH / 2, y: 262 };
const UNITS_PER_DEGREE = 13;
const MOON_RADIUS = 118;
const RULER_Y = 540;

/** Brightest first: faintest magnitude of a class, breadth of its dots, opacity. */
const BRIGHTNESS = [
  [1.5, 7.5, 1],
  [2.5, 5.4, 1],
  [3.5, 4, 0.95],
  [Number.POSITIVE_INFINITY, 2.8, 0.85],
] as const;

/** Stars that are given their names. */
const FAINTEST_NAMED = 1.3;

type NamedStar = [name: string, longitudeDegrees: number, latitudeDegrees: number, magnitude: number];

/** Degrees east of the Moon, -180..180. */
function eastOf(longitudeDegrees: number, moonDegrees: number): number {
  return ((longitudeDegrees - moonDegrees + 540) % 360) - 180;
}

/**
 * The part of the sky that the Moon stands in this evening, as one sees it facing south: east on the left, the ecliptic
 * level. Stars and grahas at their true places; the Moon, at its true phase, some thirty times as wide as it looks.
 */
export function drawTonight(sky: EveningSky): Drawing {
  const moon = moonOf(sky);
  const place = (longitude: number, latitude: number): Point => ({
    x: CENTRE.x - eastOf(longitude, moon.longitudeDegrees) * UNITS_PER_DEGREE,
    y: CENTRE.y - (latitude - moon.latitudeDegrees) * UNITS_PER_DEGREE,
  });
  const isSeen = ({ x, y }: Point) =>
    x > 10 && x < WIDTH - 10 && y > 10 && y < RULER_Y - 40 && !isBehindMoon({ x, y });

  const stars = (namedStars as NamedStar[])
    .map(([name, longitude, latitude, magnitude]) => ({ name, magnitude, ...place(longitude, latitude) }))
    .filter(isSeen);
  const starMarks = BRIGHTNESS.map(([faintest, breadth, opacity], rank) => {
    const brightest = BRIGHTNESS[rank - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
    const ofClass = stars.filter(({ magnitude }) => magnitude > brightest && magnitude <= faintest);
    return dots(ofClass, breadth, `stroke="#eef1fb" opacity="${opacity}"`);
  });
  const names = stars
    .filter(({ magnitude }) => magnitude <= FAINTEST_NAMED)
    .map(({ name, x, y }) => text({ x: x + 10, y: y + 5 }, name, { anchor: 'start', className: 'star' }));
  const ecliptic = figure(CENTRE.y + moon.latitudeDegrees * UNITS_PER_DEGREE);
  const star = nakshatraAt(sky.moonStar).name;
  return {
    width: WIDTH,
    height: HEIGHT,
    label: `The Moon tonight, ${moonInWords(sky)}, in ${star}, among the stars and planets around it`,
    marks:
      `<path d="M0 ${ecliptic}H${WIDTH}" stroke="#8f9bc4" stroke-dasharray="1 9" stroke-linecap="round" opacity=".55"/>` +
      `<g fill="#aab4d6" font-style="italic">${starMarks.join('')}${names.join('')}</g>` +
      moonMarks(CENTRE, MOON_RADIUS, sky.litFraction, sky.waxing) +
      grahaMarks(sky, place, isSeen) +
      rulerMarks(sky, moon.longitudeDegrees),
  };
}

function isBehindMoon({ x, y }: Point): boolean {
  return Math.hypot(x - CENTRE.x, y - CENTRE.y) < MOON_RADIUS + 8;
}

function grahaMarks(
  { places }: EveningSky,
  place: (longitude: number, latitude: number) => Point,
  isSeen: (point: Point) => boolean,
): string {
  // The nodes are points of reckoning: there is nothing to see.
  const seen = places
    .filter(({ graha }) => !['Moon', 'Rahu', 'Ketu'].includes(graha))
    .map(({ graha, longitudeDegrees, latitudeDegrees }) => ({
      graha,
      ...place(longitudeDegrees, latitudeDegrees),
    }))
    .filter(isSeen);
  const labels = seen.map(({ graha, x, y }) => text({ x: x + 12, y: y + 5 }, graha, { anchor: 'start' }));
  return `${dots(seen, 9, 'stroke="#f0b45e"')}<g fill="#f3d7a8">${labels.join('')}</g>`;
}

/** The nakshatras along the foot, with the Moon's own marked. */
function rulerMarks({ moonStar }: EveningSky, moonDegrees: number): string {
  const xOf = (longitude: number) => CENTRE.x - eastOf(longitude, moonDegrees) * UNITS_PER_DEGREE;
  const shown = [-3, -2, -1, 0, 1, 2, 3].map((step) => {
    const start = (moonStar + step) * STAR_SPAN_DEGREES;
    const startX = xOf((start + 720) % 360);
    return { step, startX, endX: startX - STAR_SPAN_DEGREES * UNITS_PER_DEGREE };
  });
  const ticks = shown.map(({ startX }) => `M${figure(startX)} ${RULER_Y - 9}v18`).join('');
  const labels = shown
    .filter(({ startX, endX }) => startX < WIDTH && endX > 0)
    .map(({ step, startX, endX }) => {
      const middle = { x: (startX + endX) / 2, y: RULER_Y + 34 };
      return stackedText(middle, nakshatraAt(moonStar + step).name, step === 0 ? { className: 'here' } : {});
    });
  const here = shown.find(({ step }) => step === 0);
  const hereLine = here ? `M${figure(here.startX)} ${RULER_Y}H${figure(here.endX)}` : '';
  return (
    `<path d="M0 ${RULER_Y}H${WIDTH}${ticks}" stroke="#8f9bc4" opacity=".6" fill="none"/>` +
    `<path d="${hereLine}" stroke="#f0b45e" stroke-width="2.5"/>` +
    `<path d="M${CENTRE.x} ${RULER_Y - 4}l-6 -11h12z" fill="#f0b45e"/>` +
    `<g fill="#c3cae3">${labels.join('')}</g>`
  );
}
