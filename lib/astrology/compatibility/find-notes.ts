import { MANGLIK_HOUSES, NADI_EXEMPT_STARS } from '@/lib/astrology/compatibility/kuta-tables';
import { lordOf } from '@/lib/astrology/compatibility/kutas';
import type { AshtakootaOrder, KutaName, MoonPlace, Partner } from '@/lib/astrology/compatibility/types';
import { houseFrom } from '@/lib/astrology/gochara/chandra-bala';
import { naturalRelation } from '@/lib/astrology/grahas';
import { nakshatraAt } from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';

type Pair<T> = readonly [T, T];

interface Facts {
  moons: Pair<MoonPlace>;
  sameSign: boolean;
  sameStar: boolean;
  samePada: boolean;
  /** The sign lords are one, or each holds the other for a friend. */
  lordsFriendly: boolean;
  /** Least points of a kuta in either order. */
  least: (kuta: KutaName) => number;
}

/** Below this Gana asks for the notes that answer it: 0 or 1 of 6. */
const LOW_GANA = 1;

interface Cancellation {
  applies: (facts: Facts) => boolean;
  text: (facts: Facts) => string;
}

const star = ({ moons }: Facts) => nakshatraAt(moons[0].starIndex).name;
const lords = ({ moons }: Facts) => {
  const [one, other] = [lordOf(moons[0]), lordOf(moons[1])];
  return one === other
    ? `${one} rules both Moon signs`
    : `the sign lords ${one} and ${other} are mutual friends`;
};
const ganas = ({ moons }: Facts) => moons.map((moon) => nakshatraAt(moon.starIndex).gana);

const CANCELLATIONS: readonly Cancellation[] = [
  {
    applies: (facts) => facts.least('Nadi') === 0 && facts.sameStar && !facts.samePada,
    text: (facts) =>
      `Nadi: many traditions set the missing points aside here, because both Moons are in ${star(facts)} but in ` +
      `different padas (${facts.moons[0].pada} and ${facts.moons[1].pada}).`,
  },
  {
    applies: (facts) => facts.least('Nadi') === 0 && facts.sameSign && !facts.sameStar,
    text: ({ moons }) =>
      'Nadi: many traditions set the missing points aside here, because the Moons share the sign ' +
      `${SIGNS[moons[0].signIndex]} but not the star.`,
  },
  {
    applies: (facts) => facts.least('Nadi') === 0 && facts.sameStar && !facts.sameSign,
    text: (facts) =>
      `Nadi: many traditions set the missing points aside here, because both Moons are in ${star(facts)} but in ` +
      'different signs.',
  },
  {
    applies: (facts) => facts.least('Nadi') === 0 && facts.sameStar && NADI_EXEMPT_STARS.has(star(facts)),
    text: (facts) => `Nadi: the Tirupati tables exempt two births under ${star(facts)}.`,
  },
  {
    applies: (facts) => facts.least('Bhakoot') === 0 && facts.lordsFriendly,
    text: (facts) => `Bhakoot: many traditions set the missing points aside here, because ${lords(facts)}.`,
  },
  {
    applies: (facts) => facts.least('Gana') <= LOW_GANA && facts.least('Bhakoot') > 0 && facts.lordsFriendly,
    text: (facts) =>
      `Gana: many traditions hold the low points made up for, because Bhakoot is full and ${lords(facts)}.`,
  },
  {
    applies: (facts) => ganas(facts).includes('Rakshasa') && ganas(facts).includes('Manushya'),
    text: () => 'Gana: the Tirupati tables admit a Rakshasa bride with a Manushya groom.',
  },
];

/** House of Mars from the lagna, from the Moon where the lagna is not known. */
function marsHouse(partner: Partner): { house: number; manglik: boolean; from: string } {
  const origin = partner.lagnaDegrees ?? partner.moonDegrees;
  const house = houseFrom(signIndexOf(origin), signIndexOf(partner.marsDegrees));
  const from = partner.lagnaDegrees === null ? 'Moon (the lagna is not known)' : 'lagna';
  return { house, manglik: MANGLIK_HOUSES.has(house), from };
}

/** What tradition says of Mars in both charts; nothing when neither is Manglik. */
function manglikNotes(partners: Pair<Partner>): string[] {
  const [first, second] = [marsHouse(partners[0]), marsHouse(partners[1])];
  const told = ({ house, from }: typeof first) => `house ${house} from the ${from}`;
  if (first.manglik && second.manglik) {
    return [
      `Manglik: Mars stands in ${told(first)} of the first chart and in ${told(second)} of the second. Both are Manglik, ` +
        'which by tradition balances out.',
    ];
  }
  if (!first.manglik && !second.manglik) return [];
  const [which, one] = first.manglik ? ['first', first] : ['second', second];
  return [
    `Manglik: Mars stands in ${told(one)} of the ${which} chart only. Traditions weigh this very differently and know ` +
      'many exceptions; it changes no points here.',
  ];
}

/** Cancellations and remarks for two births; the points stay as they are. */
export function findNotes(
  partners: Pair<Partner>,
  moons: Pair<MoonPlace>,
  orders: Pair<AshtakootaOrder>,
): string[] {
  const [one, other] = moons;
  const [lord, otherLord] = [lordOf(one), lordOf(other)];
  const facts: Facts = {
    moons,
    sameSign: one.signIndex === other.signIndex,
    sameStar: one.starIndex === other.starIndex,
    samePada: one.pada === other.pada,
    lordsFriendly:
      naturalRelation(lord, otherLord) === 'friend' && naturalRelation(otherLord, lord) === 'friend',
    least: (kuta) =>
      Math.min(
        ...orders.flatMap(({ kutas }) => kutas.filter(({ name }) => name === kuta)).map((k) => k.score),
      ),
  };
  const cancellations = CANCELLATIONS.filter(({ applies }) => applies(facts)).map(({ text }) => text(facts));
  return [...cancellations, ...manglikNotes(partners)];
}
