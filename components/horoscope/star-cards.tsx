import { useMemo } from 'react';
import type { DaySky, StarReadings } from '@/components/horoscope/day-types';
import { StarCard } from '@/components/horoscope/star-card';
import type { Naming } from '@/components/horoscope/star-name';
import { useBackgrounds } from '@/components/horoscope/use-backgrounds';
import {
  NAKSHATRAS,
  type NakshatraName,
  type NamedNakshatra,
  nakshatraIndexOf,
} from '@/lib/astrology/nakshatras';

interface StarCardsProps {
  sky: DaySky;
  readings: StarReadings;
  naming: Naming;
  matching: ReadonlySet<NakshatraName>;
  highlighted: NakshatraName | undefined;
  /** Stands first. */
  chosen: NamedNakshatra | undefined;
  onChoose: (star: NamedNakshatra | undefined) => void;
  onClearSearch: () => void;
}

const ENTRIES = NAKSHATRAS.map((star, index) => ({ star, index }));

const grahasIn = (index: number, sky: DaySky) =>
  sky.grahas.filter((place) => nakshatraIndexOf(place.longitudeDegrees) === index);

/** The 27 cards, the reader's own star first. */
export function StarCards({
  sky,
  readings,
  naming,
  matching,
  highlighted,
  chosen,
  onChoose,
  onClearSearch,
}: StarCardsProps) {
  const backgrounds = useBackgrounds();
  // Kept, since a card is drawn anew for a new list.
  const grahas = useMemo(() => ENTRIES.map(({ index }) => grahasIn(index, sky)), [sky]);
  const ordered = chosen
    ? [...ENTRIES].sort((a, b) => Number(b.star === chosen) - Number(a.star === chosen))
    : ENTRIES;
  return (
    <>
      <h2 className="sr-only">The 27 stars</h2>
      {matching.size === 0 && (
        <div className="no-match">
          <p>No nakshatras found</p>
          <button type="button" className="button outlined" onClick={onClearSearch}>
            Clear Search
          </button>
        </div>
      )}
      <div className="cards">
        {ordered.map(({ star, index }) => (
          <StarCard
            key={star.name}
            star={star}
            index={index}
            reading={readings[star.name]}
            date={sky.date}
            grahas={grahas[index] ?? []}
            naming={naming}
            background={backgrounds.get(star.name)}
            hidden={!matching.has(star.name)}
            highlighted={highlighted === star.name}
            chosen={star === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  );
}
