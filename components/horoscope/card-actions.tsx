'use client';

// In the browser: it passes a text on and keeps the reader's star.

import type { CardTab } from '@/components/horoscope/card-tabs';
import { areasInOneText, fetchStarTexts } from '@/components/horoscope/fetch-star-texts';
import { longDate } from '@/components/horoscope/format-date';
import { share, shareText } from '@/components/horoscope/share-text';
import { type NamedNakshatra, starSlug } from '@/lib/astrology/nakshatras';

interface CardActionsProps {
  star: NamedNakshatra;
  /** As the card calls it. */
  name: string;
  date: string;
  daily: string;
  tab: CardTab;
  chosen: boolean;
  onChoose: (star: NamedNakshatra | undefined) => void;
}

/** Title and text of what the card shows; the day's where another text has not come. */
async function shown({ star, date, daily, tab }: CardActionsProps): Promise<{ title: string; text: string }> {
  const day = { title: longDate(date), text: daily };
  if (tab === 'day') return day;
  try {
    const texts = await fetchStarTexts(date, star.name);
    if (tab === 'areas') return { title: 'life areas', text: areasInOneText(texts) };
    return texts.monthly ? { title: texts.month, text: texts.monthly } : day;
  } catch {
    return day;
  }
}

/** Share, and "my star". */
export function CardActions(props: CardActionsProps) {
  const { star, name, chosen, onChoose } = props;
  const pass = async () => {
    const { title, text } = await shown(props);
    const address = new URL(`/horoscope/${starSlug(star.name)}`, location.origin).href;
    await share(shareText({ symbol: star.symbol, name, title, text, address }));
  };
  return (
    <div className="card-actions">
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={`${name} is my star`}
        title={chosen ? 'No longer my star' : 'This is my star: keep it first'}
        onClick={() => onChoose(chosen ? undefined : star)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m12 3.6 2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-3-5.3 3 1.2-5.9L3.500 9.800l6-.7Z" />
        </svg>
      </button>
      <button
        type="button"
        aria-label={`Share the horoscope of ${name}`}
        title="Share"
        onClick={() => void pass()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5" />
        </svg>
      </button>
    </div>
  );
}
