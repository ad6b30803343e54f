import { signName } from '@/lib/astrology/chart/houses';
import { areJoined, named, type YogaRule } from '@/lib/astrology/chart/yogas/yoga-rule';
import type { Graha } from '@/lib/astrology/grahas';

const PAIRS: readonly [name: string, a: Graha, b: Graha][] = [
  ['Budha Aditya', 'Sun', 'Mercury'],
  ['Chandra Mangala', 'Moon', 'Mars'],
  ['Guru Mangala', 'Jupiter', 'Mars'],
  ['Guru Chandala', 'Jupiter', 'Rahu'],
  ['Angaraka', 'Mars', 'Rahu'],
  ['Shrapita', 'Saturn', 'Rahu'],
  ['Visha', 'Moon', 'Saturn'],
];

const LUMINARIES = ['Sun', 'Moon'] as const;
const NODES = ['Rahu', 'Ketu'] as const;

export const CONJUNCTION_YOGAS: readonly YogaRule[] = [
  ...PAIRS.map(
    ([name, a, b]): YogaRule => ({
      name,
      needs: `${named([a, b])} in one sign`,
      judge(signs) {
        const present = areJoined(signs, a, b);
        const facts = present
          ? `both are in ${signName(signs[a])}`
          : `${named([a])} is in ${signName(signs[a])}, ${named([b])} in ${signName(signs[b])}`;
        return { present, facts };
      },
    }),
  ),
  {
    name: 'Grahana',
    needs: 'the Sun or the Moon in one sign with Rahu or Ketu',
    judge(signs) {
      const met = LUMINARIES.flatMap((luminary) =>
        NODES.filter((node) => areJoined(signs, luminary, node)).map((node) => named([luminary, node])),
      );
      const facts =
        met.length > 0
          ? met.map((pair) => `${pair} are joined`).join(' and ')
          : 'neither is joined with a node';
      return { present: met.length > 0, facts };
    },
  },
];
