const SETTINGS: readonly (readonly [string, string])[] = [
  ['Zodiac', 'Sidereal, mean Lahiri (Chitrapaksha) ayanamsa: 23°51′25.5″ at noon of 1 January 2000.'],
  ['Positions', 'Apparent and geocentric: with light-time, aberration and the Sun’s bending of light.'],
  ['Nodes', 'Mean. Programs that show the true node can differ by more than a degree.'],
  ['Houses', 'Whole signs, counted from the sign of the lagna.'],
  [
    'Sunrise',
    'The Sun’s upper limb on a sea-level horizon, with 34′ of refraction. The Hindu definition (the middle of the disc, no refraction) is about four minutes later in India.',
  ],
  ['Dasha year', '365.25 days of 24 hours.'],
  ['Time', 'UTC taken for UT1, which it keeps within a second of. ΔT from a yearly table.'],
];

/** With which other settings a comparison would come out differently. */
export function Settings() {
  return (
    <section id="settings" aria-labelledby="settings-title">
      <div>
        <h2 id="settings-title">The settings</h2>
        <p>
          Most of what programs disagree about is decided here, before anything is computed. Each answer names
          the conventions it was made with.
        </p>
      </div>
      <dl className="settings">
        {SETTINGS.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
