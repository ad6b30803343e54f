import type { KutaName } from '@/lib/astrology/compatibility/types';

/** What each kuta is read for: in a phrase, where it gives much, and where it gives little. */
export const KUTA_TEXTS: Record<KutaName, { about: string; strength: string; challenge: string }> = {
  Varna: {
    about: 'outlook on duty and work',
    strength: 'you are likely to look at duty and work in much the same way.',
    challenge: 'you may look at duty and work from different sides; say early what each of you expects.',
  },
  Vashya: {
    about: 'give and take',
    strength: 'give and take come easily, and neither has to push to be heard.',
    challenge: 'who leads and who follows may need to be settled anew now and then; taking turns helps.',
  },
  Tara: {
    about: 'well-being together',
    strength:
      'your birth stars wish each other well, which tradition reads as health and good timing together.',
    challenge: 'your rhythms may not keep step by themselves; shared habits bring them together.',
  },
  Yoni: {
    about: 'closeness',
    strength: 'instinct and affection speak a similar language.',
    challenge: 'you may show affection in different ways; asking and telling is worth more than guessing.',
  },
  'Graha Maitri': {
    about: 'friendship of mind',
    strength: 'your minds make friends easily, and talk is likely to flow.',
    challenge: 'you may think along different lines; listening to the end pays here.',
  },
  Gana: {
    about: 'temperament',
    strength: 'your temperaments sit well together in daily life.',
    challenge: 'one of you may be gentler and the other more forceful; both have their hour.',
  },
  Bhakoot: {
    about: 'the shared course of life',
    strength: 'your Moon signs stand in a helpful angle for building a home and plans together.',
    challenge: 'plans for home and money may pull in two directions; making them together settles much.',
  },
  Nadi: {
    about: 'constitution',
    strength: 'your constitutions differ, which tradition counts as the greatest single support.',
    challenge:
      'your constitutions are alike, so you may tire or stir at the same moments; give each other room.',
  },
};

/** Bands of the total, each from this many points up, and what tradition says of them. */
export const BANDS: readonly { from: number; text: string }[] = [
  { from: 33, text: 'Tradition calls 33 and more an excellent match.' },
  { from: 25, text: 'Tradition calls 25 to 32 a good match.' },
  { from: 18, text: 'Tradition calls 18 to 24 an acceptable match, with some things to tend.' },
  {
    from: 0,
    text:
      'Tradition likes to see 18 and more. Fewer points say that the two Moons help each other little by themselves, ' +
      'which asks for patience and plain words and decides nothing.',
  },
];
