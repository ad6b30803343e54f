import type { FigureGroup } from '@/lib/accuracy/figures';
import { KUTA_RULES } from '@/lib/astrology/compatibility/kutas';
import { moonPlaceOf } from '@/lib/astrology/compatibility/score-ashtakoota';
import type { KutaName } from '@/lib/astrology/compatibility/types';
import { NAKSHATRA_NAMES, starStartDegrees } from '@/lib/astrology/nakshatras';
import { SIGNS } from '@/lib/astrology/signs';
import { count, readReference } from './figure';

export interface Subscores {
  nakshatras: string[];
  signs: string[];
  byNakshatra27: Record<string, number[][]>;
  bySign12: Record<string, number[][]>;
}

export const subscores = () => readReference<Subscores>('compatibility/subscores.json');

const stars = NAKSHATRA_NAMES.map((_, i) => moonPlaceOf(starStartDegrees(i) + 1));
const signs = SIGNS.map((_, i) => moonPlaceOf(i * 30 + 10));

/** The reference's table, key in it, and our name. */
export const KUTA_TABLES: ['byNakshatra27' | 'bySign12', string, KutaName][] = [
  ['bySign12', 'varna', 'Varna'],
  ['byNakshatra27', 'tara', 'Tara'],
  ['byNakshatra27', 'yoni', 'Yoni'],
  ['bySign12', 'maitri', 'Graha Maitri'],
  ['byNakshatra27', 'gana', 'Gana'],
  ['bySign12', 'bhakoot', 'Bhakoot'],
  ['byNakshatra27', 'nadi', 'Nadi'],
];

/** Our points in each cell [bride][groom]. */
export function kutaTable(by: 'byNakshatra27' | 'bySign12', name: KutaName): number[][] {
  const places = by === 'bySign12' ? signs : stars;
  return places.map((bride) => places.map((groom) => KUTA_RULES[name](bride, groom).score));
}

export function kutaFigures(): FigureGroup {
  const reference = subscores();
  return {
    id: 'kutas',
    title: 'Compatibility, the points of each kuta',
    reference:
      'Tables on which PyJHora, Maitreya and the printed list of Tirumala Tirupati Devasthanams agree, every bride with every groom. Of Vashya six tables are in print; ours is the northern one.',
    measured: [],
    counted: KUTA_TABLES.map(([by, key, name]) => {
      const ours = kutaTable(by, name);
      const theirs = reference[by][key] ?? [];
      return count(
        name,
        theirs.flatMap((row, bride) => row.map((points, groom) => ours[bride]?.[groom] === points)),
      );
    }),
  };
}
