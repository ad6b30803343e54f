import { CreateProfileLink } from '@/components/cosmic-insights/create-profile-link';

/** What nakshatras are, in few words, and the way to one's own. */
export function NakshatraExplainer() {
  return (
    <div>
      <h2 id="nakshatras">What a nakshatra is</h2>
      <p>
        The Moon goes once round the sky in a little over twenty-seven days. Long ago its road was divided
        into twenty-seven stretches of 13°20′, about a day’s walk each, and every stretch was named after
        stars that mark it: these are the <b>nakshatras</b>, from Ashwini to Revati.
      </p>
      <p>
        The one the Moon is passing gives the day its tone for everybody. The one it was passing when you were
        born is your <b>birth star</b>, and Indian astrology starts from it, as others do from the Sun’s sign.
      </p>
      <CreateProfileLink />
    </div>
  );
}
