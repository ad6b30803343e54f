import type { TaraOfDay } from '@/lib/astrology/gochara';
import { type DayFacts, hoursOf } from '@/lib/astrology/horoscope/find-day-facts';
import type { StarFacts } from '@/lib/astrology/horoscope/find-star-facts';
import type { Draft } from '@/lib/astrology/horoscope/statement';
import { taraTone } from '@/lib/astrology/horoscope/tone';
import { istHour } from '@/lib/astrology/horoscope/words';
import { nakshatraAt } from '@/lib/astrology/nakshatras';

/** What the Moon's changes of star before the next sunrise bring to one star; that there is none is told too. */
export function tellStarChanges(day: DayFacts, star: StarFacts): Draft[] {
  const [first, second] = day.starChanges;
  const [tara, secondTara] = star.laterTaras;
  if (!first || !tara) {
    const dayStar = nakshatraAt(day.moonStarIndex).name;
    const until = istHour(day.nextSunrise, day.date);
    return [
      {
        slot: 'change',
        fact: `Moon in ${dayStar} from this sunrise to the next (${until}).`,
        facts: { shift: 'none' },
      },
    ];
  }
  const nextStar = nakshatraAt(first.index).name;
  const hour = istHour(first.instant, day.date);
  const changes: Draft[] = [
    {
      slot: 'change',
      fact: changeFact(nextStar, hour, tara),
      facts: {
        shift: `${taraTone(star.tara.index)}-${taraTone(tara.index)}`,
        hours: hoursOf(day, first.instant),
      },
      words: { hour, nextStar, nextTara: tara.name },
    },
  ];
  if (second && secondTara) {
    const secondStar = nakshatraAt(second.index).name;
    const secondHour = istHour(second.instant, day.date);
    changes.push({
      slot: 'secondChange',
      fact: changeFact(secondStar, secondHour, secondTara),
      facts: { second: true },
      words: { secondHour, secondStar, secondTara: secondTara.name },
    });
  }
  return changes;
}

function changeFact(starName: string, hour: string, { index, name, cycle }: TaraOfDay): string {
  return `Moon enters ${starName} at ${hour}: tara ${index}, ${name}, cycle ${cycle}.`;
}
