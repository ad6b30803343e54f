'use client';
// In the browser: suggestions follow the typing.

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatCoordinates } from '@/components/places/format-coordinates';
import type { Location } from '@/components/places/search-locations';
import { useLocationSearch } from '@/components/places/use-location-search';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** What stands in the field, and the coordinates once a suggestion was picked. */
export interface PlaceValue {
  name: string;
  location: Location | undefined;
}

interface PlaceFieldProps {
  label: string;
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  required?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** A place by name, with suggestions: arrow keys and Enter pick one, Escape or a click elsewhere closes them. */
export function PlaceField({ label, value, onChange, required = false, hint, error }: PlaceFieldProps) {
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useLocationSearch(open ? value.name : undefined);
  const locations = search.kind === 'found' ? search.locations : [];

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !field.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  useEffect(() => {
    // The focus stays in the field, so that the browser does not bring the option into sight.
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const pick = (location: Location) => {
    onChange({ name: location.name, location });
    setOpen(false);
    setActive(-1);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
    if (locations.length === 0) return;
    const picked = locations[active];
    if (event.key === 'Enter' && picked) pick(picked);
    else if (event.key === 'ArrowDown') setActive((active + 1) % locations.length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? locations.length : active) - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={field} className="place-field">
      <Field label={label} required={required} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            role="combobox"
            aria-expanded={open && search.kind === 'found'}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            maxLength={120}
            value={value.name}
            onChange={(event) => {
              onChange({ name: event.target.value, location: undefined });
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={steer}
            onBlur={({ relatedTarget }) => {
              // The list would lie over what the focus moves on to.
              if (!field.current?.contains(relatedTarget)) setOpen(false);
            }}
          />
        )}
      </Field>
      {open && search.kind !== 'idle' && (
        <div className="place-list">
          <p role="status">
            {search.kind === 'searching' && 'Searching locations...'}
            {search.kind === 'found' &&
              locations.length === 0 &&
              'No locations found. Try a different search term.'}
          </p>
          <div id={listId} role="listbox" tabIndex={-1} aria-label={label}>
            {locations.map((location, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, which has the keys.
              <div
                key={`${location.name} ${location.latitude} ${location.longitude}`}
                id={`${listId}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                onClick={() => pick(location)}
              >
                {location.name}
                <small>{formatCoordinates(location.latitude, location.longitude)}</small>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
