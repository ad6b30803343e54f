import { SEVEN, type Signs } from '@/lib/astrology/chart/houses';
import { houseFrom } from '@/lib/astrology/gochara/chandra-bala';
import type { Graha, VisibleGraha } from '@/lib/astrology/grahas';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';

export interface KalaSarpa {
  present: boolean;
  /** The node from which the seven follow in the order of the signs; null when absent. */
  leader: 'Rahu' | 'Ketu' | null;
  /** Who stands outside the seven signs that hold most of them: whoever breaks the pattern. */
  outside: VisibleGraha[];
  /** Who shares a node's sign but by degrees stands outside its half. */
  cancelledBy: VisibleGraha[];
}

const NODES = ['Rahu', 'Ketu'] as const;

/**
 * Kala Sarpa: all seven visible grahas on one side of the nodes, by whole signs, the nodes' own signs included. Some
 * require it by degrees; whoever stands outside by degrees alone is named in `cancelledBy`.
 */
export function kalaSarpaOf(signs: Signs, longitudesDegrees?: Readonly<Record<Graha, number>>): KalaSarpa {
  const sides = NODES.map((node) => ({
    node,
    outside: SEVEN.filter((graha) => houseFrom(signs[node], signs[graha]) > 7),
  }));
  const side = sides.reduce((best, one) => (one.outside.length < best.outside.length ? one : best));
  const present = side.outside.length === 0;
  const cancelledBy =
    present && longitudesDegrees
      ? SEVEN.filter(
          (graha) => normalizeDegrees(longitudesDegrees[graha] - longitudesDegrees[side.node]) > 180,
        )
      : [];
  return { present, leader: present ? side.node : null, outside: side.outside, cancelledBy };
}
