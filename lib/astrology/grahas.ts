/**
 * The nine grahas in the order of their weekdays, the two nodes last: index 0..6 is therefore also the lord of
 * weekday 0 (Sunday) .. 6 (Saturday).
 */
export const GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;

export type Graha = (typeof GRAHAS)[number];

/** The seven that can be seen; only they rule signs and weekdays. */
export type VisibleGraha = Exclude<Graha, 'Rahu' | 'Ketu'>;

/** Lord of each sign, 0 = Aries. */
export const SIGN_LORDS: readonly VisibleGraha[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

export type Relation = 'friend' | 'neutral' | 'enemy';

/** Natural friends and enemies (naisargika maitri) as Parashara gives them; whoever is not named is neutral. */
const NATURAL_RELATIONS: Record<
  VisibleGraha,
  { friends: readonly VisibleGraha[]; enemies: readonly VisibleGraha[] }
> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
};

/**
 * How `from` naturally regards `towards`. The relation is not symmetric: the Moon has no enemy, yet Mercury holds
 * the Moon for one. A graha is its own friend. The nodes are not in the
 * classical table.
 */
export function naturalRelation(from: VisibleGraha, towards: VisibleGraha): Relation {
  if (from === towards || NATURAL_RELATIONS[from].friends.includes(towards)) return 'friend';
  return NATURAL_RELATIONS[from].enemies.includes(towards) ? 'enemy' : 'neutral';
}
