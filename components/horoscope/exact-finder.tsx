'use client';
// In the browser: a form, loaded when it is asked for.

import { type FormEvent, useState } from 'react';
import { type ExactStar, findExactStar, NotFoundExactly } from '@/components/horoscope/find-exact-star';
import { type Naming, starName } from '@/components/horoscope/star-name';
import { PlaceField, type PlaceValue } from '@/components/places/place-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { NamedNakshatra } from '@/lib/astrology/nakshatras';

interface ExactFinderProps {
  naming: Naming;
  onGo: (star: NamedNakshatra) => void;
}

function Result({ found, naming, onGo }: ExactFinderProps & { found: ExactStar }) {
  const [only] = found.stars;
  return (
    <div role="status" className="exact-result">
      {found.stars.length === 1 && only ? (
        <p>
          The Moon stood in <b>{starName(only, naming)}</b>
          {found.pada !== null && `, pada ${found.pada}`}. Reckoned for {found.place}.
        </p>
      ) : (
        <p>
          Without the hour it may be any of {found.stars.length}: the Moon passed through them that day.
          Reckoned for {found.place}.
        </p>
      )}
      <ul>
        {found.stars.map((star) => (
          <li key={star.name}>
            <Button variant="secondary" size="sm" onClick={() => onGo(star)}>
              Read {starName(star, naming)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The birth star from date, time and place, by the Moon's true position. Nothing of it is kept. */
export function ExactFinder({ naming, onGo }: ExactFinderProps) {
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [timeKnown, setTimeKnown] = useState(true);
  const [place, setPlace] = useState<PlaceValue>({ name: '', location: undefined });
  const [pending, setPending] = useState(false);
  const [found, setFound] = useState<ExactStar>();
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (date === '' || (timeKnown && time === '') || place.name.trim() === '') {
      setProblem('Date, time and place are all needed; tick the box when you do not know the time.');
      return;
    }
    setPending(true);
    setProblem(undefined);
    setFound(undefined);
    try {
      const birth = { dateOfBirth: date, timeOfBirth: timeKnown ? time : null };
      setFound(await findExactStar({ ...birth, placeName: place.name.trim(), location: place.location }));
    } catch (error) {
      setProblem(
        error instanceof NotFoundExactly
          ? error.message
          : 'Your star could not be reckoned just now. Please try again.',
      );
    }
    setPending(false);
  };

  return (
    <form
      className="exact-finder"
      onChange={() => setFound(undefined)}
      onSubmit={submit}
      noValidate
      aria-label="Find your star exactly"
    >
      <div className="exact-fields">
        <Field label="Birth date" required>
          {(control) => (
            <Input
              {...control}
              type="date"
              min="1800-01-01"
              max="2099-12-31"
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </Field>
        <Field label="Birth time" required={timeKnown}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={timeKnown ? time : ''}
              disabled={!timeKnown}
              onChange={(event) => setTime(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Checkbox checked={!timeKnown} onChange={(event) => setTimeKnown(!event.target.checked)}>
        I don’t know my birth time
      </Checkbox>
      <PlaceField label="Birth place" required value={place} onChange={setPlace} />
      <Button type="submit" pending={pending}>
        {pending ? 'Reckoning…' : 'Find my star'}
      </Button>
      <p className="fine">Reckoned on the server from the Moon’s true place, and not kept there.</p>
      {problem && (
        <Alert variant="destructive" role="alert">
          {problem}
        </Alert>
      )}
      {found && found.stars.length > 0 && <Result found={found} naming={naming} onGo={onGo} />}
    </form>
  );
}
