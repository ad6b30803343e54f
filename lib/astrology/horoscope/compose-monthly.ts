import { QUICK_PLANETS } from '@/lib/astrology/horoscope/find-month-facts';
import type { SignGroup } from '@/lib/astrology/horoscope/find-star-facts';
import { padaLabel } from '@/lib/astrology/horoscope/pada-label';
import type { StarWriter } from '@/lib/astrology/horoscope/star-writer';
import {
  type ComposedText,
  type Draft,
  type Statement,
  stateDraft,
} from '@/lib/astrology/horoscope/statement';
import {
  dayOfMonth,
  type Form,
  type MonthOfStar,
  tellEighthDays,
  tellGoodDays,
  tellMoonPhase,
  tellQuickPlanet,
  tellQuickPlanets,
  tellStarNature,
  tellSun,
} from '@/lib/astrology/horoscope/tell-month';
import { tellSlow } from '@/lib/astrology/horoscope/tell-slow';
import { countWords, upperFirst } from '@/lib/astrology/horoscope/words';

/** The text is to have 180 to 260 words: over the first limit it does without its close, under the second it adds a slow planet. */
const MAX_WORDS = 252;
const ENOUGH_WORDS = 200;

interface Line {
  /** Set on the lines of a star in two signs. */
  group: SignGroup | null;
  statements: readonly Statement[];
}

interface Section {
  title: string;
  lines: readonly Line[];
}

/** The month's text for one star in markdown, with a statement for each sentence. */
export function composeMonthly(given: MonthOfStar, writer: StarWriter): ComposedText {
  const { groups, month } = given;
  const isSplit = groups.length > 1;
  const form: Form = isSplit ? 'short' : 'full';
  const state = (draft: Draft) => stateDraft('monthly', draft, upperFirst(writer(draft)));
  const perSign = (title: string, tell: (group: SignGroup) => Draft[]): Section => ({
    title,
    lines: groups.map((group) => ({ group: isSplit ? group : null, statements: tell(group).map(state) })),
  });
  const forAll = (title: string, drafts: Draft[]): Section => ({
    title,
    lines: [{ group: null, statements: drafts.map(state) }],
  });

  const sections = [
    perSign('The Sun', (group) => [tellSun(given, group, form)]),
    perSign('Mars, Mercury, Venus', (group) =>
      isSplit
        ? [tellQuickPlanets(given, group)]
        : QUICK_PLANETS.map((planet) => tellQuickPlanet(given, group, planet)),
    ),
    forAll(
      'New and full Moon',
      month.phases.map((phase) => tellMoonPhase(given, phase)),
    ),
    perSign('Good days', (group) => [tellGoodDays(given, group, form)]),
    perSign('Quiet days', (group) => [tellEighthDays(given, group, form)]),
  ];
  const close = forAll('', [tellStarNature(given)]);
  const words = countWords(render([...sections, close]));
  if (words > MAX_WORDS) return composed(sections);
  if (words >= ENOUGH_WORDS) return composed([...sections, close]);
  return composed([...sections, forAll('Behind it all', tellSlowOfMonth(given)), close]);
}

/** The slow transit whose turn it is, as it stands on the first of the month. */
function tellSlowOfMonth({ month, groups, starIndex }: MonthOfStar): Draft[] {
  const group = groups[month.monthNumber % groups.length];
  const transits = group && month.transitsBySign[group.signIndex];
  if (!group || !transits) return [];
  const drafts = tellSlow(
    month.positions,
    { signIndex: group.signIndex, transits },
    month.monthNumber + starIndex,
  );
  const on = dayOfMonth(month, `${month.month}-01`);
  return drafts.slice(0, 1).map((draft) => ({ ...draft, fact: `On ${on} ${draft.fact}` }));
}

function composed(sections: readonly Section[]): ComposedText {
  return {
    text: render(sections),
    statements: sections.flatMap(({ lines }) => lines.flatMap(({ statements }) => statements)),
  };
}

function render(sections: readonly Section[]): string {
  return sections
    .map(({ title, lines }) => {
      const told = lines.map(({ group, statements }) => {
        const text = statements.map((statement) => statement.text).join(' ');
        return group ? `\n- ${padaLabel(group)}: ${text}` : ` ${text}`;
      });
      return `${title && `**${title}.**`}${told.join('')}`.trim();
    })
    .join('\n\n');
}
