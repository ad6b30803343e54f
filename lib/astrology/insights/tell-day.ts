/** What the Moon and the almanac say of a day: the drafts of its welcome, its energy and its guidance. */
import lexicon from '@/content/insights/lexicon.json' with { type: 'json' };
import type { DayFacts } from '@/lib/astrology/horoscope/find-day-facts';
import { istHour } from '@/lib/astrology/horoscope/words';
import type { Draft } from '@/lib/astrology/insights/statement';
import { temperOf } from '@/lib/astrology/insights/temper';
import { nakshatraAt } from '@/lib/astrology/nakshatras';
import { elementEnd, pakshaOf, TITHI_NAMES, YOGA_NAMES } from '@/lib/astrology/panchang';
import { moonIllumination } from '@/lib/astrology/sky';

const HALF_DAY_MS = 12 * 3_600_000;

const KINDS = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'] as const;
const NAMED_TITHIS: Readonly<Partial<Record<number, string>>> = {
  11: 'Ekadashi',
  15: 'full Moon',
  26: 'Ekadashi',
  30: 'new Moon',
};

/** The yogas that the almanac marks as rough, 1..27. */
const ROUGH_YOGAS: ReadonlySet<number> = new Set([1, 6, 9, 10, 13, 15, 17, 19, 27]);

function phaseOf(litFraction: number, waxing: boolean): string {
  if (litFraction < 0.02) return 'new';
  if (litFraction >= 0.98) return 'full';
  const size = litFraction < 0.35 ? 'thin' : litFraction < 0.65 ? 'half' : 'large';
  return `${waxing ? 'waxing' : 'waning'}-${size}`;
}

export function tellInvitation({ sunrise }: DayFacts): Draft[] {
  const { litFraction, waxing } = moonIllumination(new Date(sunrise.getTime() + HALF_DAY_MS));
  const lit = String(Math.round(litFraction * 100));
  return [
    { of: 'invitation', slot: 'welcome', facts: {} },
    {
      of: 'invitation',
      slot: 'phase',
      fact: `Moon ${lit} % lit and ${waxing ? 'waxing' : 'waning'} at nightfall, twelve hours after sunrise at Ujjain.`,
      facts: { phase: phaseOf(litFraction, waxing) },
      words: { lit },
    },
    { of: 'invitation', slot: 'invite', facts: {} },
  ];
}

/** "Shukla Ekadashi"; the full and the new Moon's days by their one name. */
function tithiName(index: number): string {
  const name = TITHI_NAMES[index - 1] ?? '';
  return index % 15 === 0 ? name : `${pakshaOf(index)} ${name}`;
}

function starChangeOf({ date, moonStarIndex, starChanges: [change] }: DayFacts): Omit<Draft, 'of' | 'slot'> {
  if (!change) return { fact: 'No change of star before the next sunrise.', facts: { turn: 'none' } };
  const temper = temperOf(moonStarIndex);
  const nextTemper = temperOf(change.index);
  const next = nakshatraAt(change.index).name;
  const hour = istHour(change.instant, date);
  return {
    fact: `Moon enters ${next}, a ${nextTemper} star, at ${hour}.`,
    facts: { turn: temper === nextTemper ? 'alike' : 'other' },
    words: { next, hour, temper, nextTemper },
  };
}

export function tellEnergy(day: DayFacts): Draft[] {
  const star = nakshatraAt(day.moonStarIndex).name;
  const tithi = tithiName(day.tithiIndex);
  const tithiKind = NAMED_TITHIS[day.tithiIndex] ?? KINDS[(day.tithiIndex - 1) % 5] ?? '';
  const of = 'todaysEnergy';
  return [
    { of, slot: 'star', fact: `Moon in ${star} at sunrise at Ujjain.`, facts: { star }, words: { star } },
    { of, slot: 'starChange', ...starChangeOf(day) },
    {
      of,
      slot: 'tithi',
      fact: `Tithi ${day.tithiIndex} of 30 at sunrise: ${tithi}.`,
      facts: { tithiKind },
      words: { tithi },
    },
    {
      of,
      slot: 'weekday',
      fact: `${day.weekday}, the day of ${day.weekdayLord}.`,
      facts: { weekday: day.weekday },
    },
  ];
}

export function tellGuidance(day: DayFacts): Draft[] {
  const of = 'generalGuidance';
  const star = nakshatraAt(day.moonStarIndex).name;
  const temper = temperOf(day.moonStarIndex);
  const yogaIndex = YOGA_NAMES.indexOf(day.yogaName) + 1;
  const { karanaName } = day;
  const karanaWork: Readonly<Record<string, string>> = lexicon.karanaWork;
  const hour = istHour(elementEnd('karana', day.sunrise), day.date);
  const paksha = pakshaOf(day.tithiIndex);
  return [
    {
      of,
      slot: 'temper',
      fact: `${star} is a ${temper} star.`,
      facts: { temper },
      words: { star },
    },
    {
      of,
      slot: 'yoga',
      fact: `Yoga ${yogaIndex} of 27 at sunrise: ${day.yogaName}.`,
      facts: { yogaKind: ROUGH_YOGAS.has(yogaIndex) ? 'rough' : 'easy' },
      words: { yoga: day.yogaName, meaning: lexicon.yogaMeanings[yogaIndex - 1] ?? '' },
    },
    {
      of,
      slot: 'karana',
      fact: `Karana at sunrise: ${karanaName}, until ${hour}.`,
      facts: { vishti: karanaName === 'Vishti' },
      words: { karana: karanaName, work: karanaWork[karanaName] ?? '', hour },
    },
    {
      of,
      slot: 'half',
      fact: `${paksha} paksha, the ${paksha === 'Shukla' ? 'bright' : 'dark'} half.`,
      facts: { half: paksha },
    },
  ];
}
