import type { FigureGroup } from '@/lib/accuracy/figures';
import { BODIES, type Body, recordOf, type Signs, signName } from '@/lib/astrology/chart/houses';
import { kalaSarpaOf } from '@/lib/astrology/chart/kala-sarpa';
import { manglikOf } from '@/lib/astrology/chart/manglik';
import { type VargaName, vargaSign } from '@/lib/astrology/chart/vargas';
import { GRAHAS } from '@/lib/astrology/grahas';
import { SIGNS, type SignName } from '@/lib/astrology/signs';
import { count, measure, readReference } from './figure';
import { printedChart } from './positions';

interface DivisionalCharts {
  verifiedWithParasharaRulesSignsEqualOf10: Record<string, number>;
  charts: { division: number; positions: { body: Body; sign: SignName; degInSign: number }[] }[];
}

/** The divisions in which the reference itself follows Parashara for all ten bodies, and the longitudes they divide. */
export function comparableVargas() {
  const reference = readReference<DivisionalCharts>('chart/divisional-charts.json');
  const rasi = reference.charts.find(({ division }) => division === 1)?.positions ?? [];
  const comparable = reference.charts.filter(
    ({ division }) => reference.verifiedWithParasharaRulesSignsEqualOf10[division] === 10,
  );
  return { rasi, comparable };
}

/** Our signs of the ten bodies in a division, from the reference's own longitudes. */
export function vargaSigns(division: number, rasi: ReturnType<typeof comparableVargas>['rasi']) {
  return rasi.map(({ body, sign, degInSign }) => {
    const longitude = SIGNS.indexOf(sign) * 30 + degInSign;
    return [body, signName(vargaSign(`D${division}` as VargaName, longitude))];
  });
}

interface SignCase {
  signs: Record<Body, SignName>;
}
interface DoshaCharts {
  manglik: (SignCase & { manglik: boolean; why: string })[];
  kalaSarpa: (SignCase & { present: boolean })[];
}

export const doshaCharts = () => readReference<DoshaCharts>('chart/manglik-kalasarpa.json');

export const signsOf = (names: Record<Body, SignName>): Signs =>
  recordOf(BODIES, (body) => SIGNS.indexOf(names[body]));

/** The reference counts the first house in one case alone. */
export const manglikHousesOf = (why: string) =>
  why.startsWith('house 1 counted') ? [1, 2, 4, 7, 8, 12] : [2, 4, 7, 8, 12];

export function chartFigures(): FigureGroup {
  const { rasi, comparable } = comparableVargas();
  const doshas = doshaCharts();
  const printed = printedChart();
  return {
    id: 'chart',
    title: 'The chart and its divisions',
    reference:
      'Charts that the tests of PyJHora quote from Jagannatha Hora. That family of programs leaves aberration out, hence up to 0.014°; its D2 follows another rule and is left out.',
    measured: [
      measure('Ten bodies of one printed chart', 'degrees', printed.differencesDegrees, {
        worst: printed.toleranceDegrees,
      }),
    ],
    counted: [
      count(
        `Signs in ${comparable.length} vargas, D1 to D60`,
        comparable.flatMap(({ division, positions }) => {
          const ours = vargaSigns(division, rasi);
          return positions.map(({ body, sign }, i) => ours[i]?.[0] === body && ours[i]?.[1] === sign);
        }),
      ),
      count(
        'Manglik or not',
        doshas.manglik.map(
          ({ signs, manglik, why }) =>
            manglikOf(signsOf(signs), 'Ascendant', manglikHousesOf(why)).present === manglik,
        ),
      ),
      count(
        'Kala Sarpa or not',
        doshas.kalaSarpa.map(({ signs, present }) => {
          const places = signsOf(signs);
          const middles = recordOf(GRAHAS, (graha) => places[graha] * 30 + 15);
          return kalaSarpaOf(places, middles).present === present;
        }),
      ),
    ],
  };
}
