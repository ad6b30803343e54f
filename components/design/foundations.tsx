import { Section, Specimen } from '@/components/design/section';

const COLOURS: readonly (readonly [group: string, names: readonly string[]])[] = [
  ['Surface', ['ground', 'sheet', 'moonlight', 'accent-wash']],
  ['Ink', ['ink', 'ink-soft', 'edge', 'line', 'accent']],
  ['Tone of a day', ['good', 'mixed', 'hold']],
  ['Element', ['fire', 'water', 'earth', 'air']],
  ['Night sky', ['zenith', 'mid-sky', 'moon-dark']],
];

const SIZES = [
  ['step-3', 'text-step-3 font-display', 'The Moon in Revati'],
  ['step-2', 'text-step-2 font-display', 'Twenty-seven stars'],
  ['step-1', 'text-step-1 font-display', 'Until the star changes'],
  ['step-0', 'text-step-0', 'A day that rewards what you have already begun.'],
  ['step--1', 'text-step--1', 'Sun in Scorpio, Saturn in Pisces, 85 % lit'],
] as const;

const RADII = [
  ['control', 'rounded-control'],
  ['card', 'rounded-card'],
  ['pill', 'rounded-full'],
] as const;

export function Colours() {
  return (
    <Section
      id="colours"
      title="Colour"
      note="Each is written once for day and night. Saffron is for what is current, chosen or to be pressed next, and for nothing else."
    >
      {COLOURS.map(([group, names]) => (
        <Specimen key={group} name={group}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
            {names.map((name) => (
              <li key={name} className="grid gap-1.5 text-step--1">
                <span
                  className="h-14 rounded-control border border-line"
                  style={{ background: `var(--${name})` }}
                />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </Section>
  );
}

export function Type() {
  return (
    <Section
      id="type"
      title="Type"
      note="Fraunces for headings, Instrument Sans for text, Tiro Devanagari beside both. Figures that are compared line up."
    >
      <dl className="grid gap-5">
        {SIZES.map(([name, look, text]) => (
          <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[5rem_minmax(0,1fr)]">
            <dt className="text-ink-soft text-step--1">
              <code>{name}</code>
            </dt>
            <dd className={`${look} leading-tight`}>{text}</dd>
          </div>
        ))}
      </dl>
      <Specimen name="Devanagari and its transliteration">
        <p lang="sa" className="text-step-1 leading-relaxed">
          कर्मण्येवाधिकारस्ते मा फलेषु कदाचन ।
        </p>
        <p className="text-ink-soft italic">karmaṇyevādhikāraste mā phaleṣu kadācana</p>
      </Specimen>
      <Specimen name="Kicker and link">
        <p className="kicker">Bhagavad Gita 2.47</p>
        <p>
          A link <a href="#type">within a sentence</a> is underlined, so that colour is not all that marks it.
        </p>
      </Specimen>
    </Section>
  );
}

export function Shape() {
  return (
    <Section
      id="shape"
      title="Space and shape"
      note="One space grows with the screen; what belongs together stands closer than that. Only what floats casts a shadow."
    >
      <Specimen name="Space">
        <div className="h-4 w-(--space) rounded-sm bg-accent" />
      </Specimen>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
        {RADII.map(([name, look]) => (
          <li key={name} className={`grid h-20 place-items-center border border-edge bg-sheet ${look}`}>
            <code className="text-step--1">{name}</code>
          </li>
        ))}
        <li className="grid h-20 place-items-center rounded-card border border-line bg-sheet shadow-float">
          <code className="text-step--1">float</code>
        </li>
      </ul>
    </Section>
  );
}
