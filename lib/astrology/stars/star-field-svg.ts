import { type Element, NAKSHATRA_NAMES, nakshatraAt, starSlug } from '@/lib/astrology/nakshatras';
import { dotPaths, svgNumber, svgPoint } from '@/lib/astrology/stars/dot-paths';
import type { StarField } from '@/lib/astrology/stars/star-field';

/** The night sky of the page's dark theme, and its horizon by element. */
const ZENITH = '#040713';
const MID_SKY = '#0f172d';
const HORIZONS: Record<Element, string> = {
  Fire: '#50363b',
  Water: '#224062',
  Earth: '#3a4132',
  Air: '#3e3860',
};

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

/**
 * A star field as an SVG document of at most 6 KB, without fonts and without anything it would have to load.
 * @param ground `night` fills it with a night sky in the tint of the star's element; `none` leaves that to what it lies on.
 */
export function starFieldSvg(field: StarField, ground: 'night' | 'none'): string {
  const { width, height, figure, lines, others } = field;
  const dots = dotPaths(others)
    .map(({ width: stroke, d }) => `<path stroke-width="${stroke}" d="${d}"/>`)
    .join('');
  const halo = figure.find(({ isYogatara }) => isYogatara);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    (ground === 'night' ? groundOf(field) : '') +
    `<g fill="none" stroke="#fff" stroke-linecap="round"><g stroke-opacity=".72">${dots}</g>` +
    `<path stroke="#dfe8ff" stroke-opacity=".42" d="${lines.map((line) => `M${line.map(svgPoint).join('L')}`).join('')}"/></g>` +
    (halo
      ? [4, 2.4]
          .map(
            (times) =>
              `<circle cx="${svgNumber(halo.x)}" cy="${svgNumber(halo.y)}" r="${svgNumber(halo.radius * times)}" fill="${halo.colour}" opacity=".12"/>`,
          )
          .join('')
      : '') +
    figure
      .map(
        ({ x, y, radius, colour }) =>
          `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${svgNumber(radius)}" fill="${colour}"/>`,
      )
      .join('') +
    '</svg>'
  );
}
