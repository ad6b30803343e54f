import { type Drawing, figure, text } from '@/components/landing/pictures/svg';
import { scoreAshtakoota } from '@/lib/astrology/compatibility';
import { NAKSHATRAS, type NakshatraName, STAR_SPAN_DEGREES } from '@/lib/astrology/nakshatras';

const WIDTH = 560;
const ROW = 52;
const TOP = 40;
const NAME_X = 150;
const FIRST_MOON_X = 186;
const MOON_STEP = 38;
const MOON_RADIUS = 13;
const POINTS_X = WIDTH - 24;

const PAIR = ['Hasta', 'Shravana'] as const;

/** The Moon in the middle of a star; Mars and lagna decide nothing that is drawn. */
function bornUnder(star: NakshatraName) {
  const index = NAKSHATRAS.findIndex(({ name }) => name === star);
  return { moonDegrees: (index + 0.5) * STAR_SPAN_DEGREES, marsDegrees: 0, lagnaDegrees: null };
}

/** The eight kutas of two Moons, each in the middle of its star: a Moon for each of the 36 points, lit as far as it is given. */
export function drawKutas(): Drawing {
  const [first, second] = PAIR;
  const { total, maximum, orders } = scoreAshtakoota(bornUnder(first), bornUnder(second));
  const kutas = orders[0].kutas.map(({ name, maximum, score }, place) => ({
    name,
    maximum,
    score: (score + (orders[1].kutas[place]?.score ?? score)) / 2,
  }));
  const rows = kutas.map(({ name, maximum, score }, row) => {
    const y = TOP + row * ROW;
    const moons = Array.from({ length: maximum }, (_, place) =>
      point(FIRST_MOON_X + place * MOON_STEP, y, Math.min(1, Math.max(0, score - place))),
    );
    return (
      text({ x: NAME_X, y: y + 5 }, name, { anchor: 'end', size: 16 }) +
      moons.join('') +
      text({ x: POINTS_X, y: y + 5 }, String(score), { anchor: 'end', size: 16, className: 'figure' })
    );
  });
  const sumY = TOP + kutas.length * ROW;
  const sum =
    `<path d="M${NAME_X - 110} ${sumY - ROW / 2 + 2}H${POINTS_X}" stroke="#4b5783"/>` +
    text({ x: NAME_X, y: sumY + 9 }, 'Together', { anchor: 'end', size: 16 }) +
    text({ x: POINTS_X, y: sumY + 9 }, `${total} of ${maximum}`, {
      anchor: 'end',
      size: 20,
      className: 'here',
    });
  return {
    width: WIDTH,
    height: TOP + (kutas.length + 1) * ROW,
    label: `An example match: Moons in ${first} and ${second}, ${total} of ${maximum} points in eight kutas`,
    marks: `<g fill="#d5daec">${rows.join('')}${sum}</g>`,
  };
}

/** One point: a dark disc, lit from the left for the part of it that is given. */
function point(x: number, y: number, given: number): string {
  const disc = `<circle cx="${x}" cy="${y}" r="${MOON_RADIUS}" fill="#1a2340" stroke="#4b5783"/>`;
  if (given === 0) return disc;
  if (given === 1) return `<circle cx="${x}" cy="${y}" r="${MOON_RADIUS}" fill="#f0e3c2"/>`;
  const edge = figure((1 - 2 * given) * MOON_RADIUS);
  const sweep = given > 0.5 ? 0 : 1;
  const lit =
    `M${x} ${y - MOON_RADIUS}A${MOON_RADIUS} ${MOON_RADIUS} 0 0 0 ${x} ${y + MOON_RADIUS}` +
    `A${figure(Math.abs(Number(edge)))} ${MOON_RADIUS} 0 0 ${sweep} ${x} ${y - MOON_RADIUS}Z`;
  return `${disc}<path d="${lit}" fill="#f0e3c2"/>`;
}
