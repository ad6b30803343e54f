import { type Element, NAKSHATRA_NAMES, nakshatraAt, starSlug } from '@/lib/astrology/nakshatras';
import type { DrawnStar, StarField } from '@/lib/astrology/stars/star-field';

/** The night sky of the page's dark theme, and its horizon by element. */
const ZENITH = '#040713';
const MID_SKY = '#0f172d';
const HORIZONS: Record<Element, string> = {
  Fire: '#50363b',
  Water: '#224062',
  Earth: '#3a4132',
  Air: '#3e3860',
};

const number = (value: number) => String(Math.round(value * 10) / 10);
const point = ({ x, y }: { x: number; y: number }) => `${number(x)} ${number(y)}`;

function groundOf({ nakshatra, width, height }: StarField): string {
  const { element } = nakshatraAt(NAKSHATRA_NAMES.indexOf(nakshatra));
  // Its own name, since several of the pictures may be put into one page.
  const id = `sky-${starSlug(nakshatra)}`;
  return (
    `<defs><linearGradient id="${id}" x2=".1" y2="1"><stop stop-color="${ZENITH}"/>` +
    `<stop offset=".52" stop-color="${MID_SKY}"/><stop offset="1" stop-color="${HORIZONS[element]}"/>` +
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`
  );
}

/** Stars of one size are one path of dots: a third of what as many circles weigh. */
function dots(stars: readonly DrawnStar[]): string {
  const bySize = new Map<string, string>();
  for (const star of stars) {
    const size = number(Math.round(star.radius * 5) / 2.5);
    bySize.set(size, `${bySize.get(size) ?? ''}M${point(star)}h0`);
  }
  return [...bySize].map(([size, path]) => `<path stroke-width="${size}" d="${path}"/>`).join('');
}

/**
 * A star field as an SVG document of at most 6 KB, without fonts and without anything it would have to load.
 * @param ground `night` fills it with a night sky in the tint of the star's element; `none` leaves that to what it lies on.
 */
export function starFieldSvg(field: StarField, ground: 'night' | 'none'): string {
  const { width, height, figure, lines, others } = field;
  const halo = figure.find(({ isYogatara }) => isYogatara);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    (ground === 'night' ? groundOf(field) : '') +
    `<g fill="none" stroke="#fff" stroke-linecap="round"><g stroke-opacity=".72">${dots(others)}</g>` +
    `<path stroke="#dfe8ff" stroke-opacity=".42" d="${lines.map((line) => `M${line.map(point).join('L')}`).join('')}"/></g>` +
    (halo
      ? [4, 2.4]
          .map(
            (times) =>
              `<circle cx="${number(halo.x)}" cy="${number(halo.y)}" r="${number(halo.radius * times)}" fill="${halo.colour}" opacity=".12"/>`,
          )
          .join('')
      : '') +
    figure
      .map(
        ({ x, y, radius, colour }) =>
          `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${colour}"/>`,
      )
      .join('') +
    '</svg>'
  );
}
