import type { Naming } from '@/components/horoscope/star-name';
import { CONTROL } from '@/components/ui/control-style';

/** The id of the box. */
export const SEARCH_BOX = 'star-search';

interface StarSearchProps {
  query: string;
  onQuery: (query: string) => void;
  naming: Naming;
  onNaming: (naming: Naming) => void;
  /** How many stars the search finds. */
  found: number;
}

const NAMINGS: readonly { naming: Naming; label: string }[] = [
  { naming: 'sanskrit', label: 'Sanskrit names' },
  { naming: 'regional', label: 'Regional names' },
];

/** The search box, and which names the stars go by. Without script neither can work, and neither is shown. */
export function StarSearch({ query, onQuery, naming, onNaming, found }: StarSearchProps) {
  return (
    <div className="star-search needs-script">
      <div>
        <label htmlFor={SEARCH_BOX}>Search stars</label>
        <input
          className={CONTROL}
          id={SEARCH_BOX}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Any name of a star"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <fieldset className="naming">
        <legend className="sr-only">Names of the stars</legend>
        {NAMINGS.map((each) => (
          <label key={each.naming}>
            <input
              type="radio"
              name="naming"
              className="sr-only"
              checked={naming === each.naming}
              onChange={() => onNaming(each.naming)}
            />
            {each.label}
          </label>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {query.trim() !== '' && `${found} of 27 stars found`}
      </p>
    </div>
  );
}
