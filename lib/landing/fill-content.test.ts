import { describe, expect, it } from '@jest/globals';
import { fillContent } from '@/lib/landing/fill-content';
import { LANDING_CONTENT } from '@/lib/landing/landing-content';

/** Every text and flag of the content, as the way to it. */
function leavesOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

/** A copy of `value` with what stands at `path` made by `change`. */
function changed(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const copy = structuredClone(value) as Record<string, unknown>;
  const child = changed(copy[key], rest, change);
  if (child === undefined) delete copy[key];
  else copy[key] = child;
  return copy;
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** The same shape with another text everywhere. */
const OTHER = JSON.parse(JSON.stringify(LANDING_CONTENT), (_key, value: unknown) =>
  typeof value === 'string' ? `Other: ${value}` : value,
) as unknown;

const leaves = leavesOf(LANDING_CONTENT).map((path) => ({ place: path.join('.'), path }));

describe('the default texts', () => {
  it.each([undefined, null, '', 'rubbish', 7, [], {}])('stand in full when the call gives %j', (given) => {
    expect(fillContent(given, LANDING_CONTENT)).toEqual(LANDING_CONTENT);
  });

  it('give way to texts that the call has', () => {
    expect(fillContent(OTHER, LANDING_CONTENT)).toEqual(OTHER);
  });

  it.each(leaves)('stand in for $place alone where only that is missing', ({ path }) => {
    const expected = changed(OTHER, path, () => at(LANDING_CONTENT, path));
    for (const gap of [undefined, null, '  ', 7, { deeper: 'text' }])
      expect(
        fillContent(
          changed(OTHER, path, () => gap),
          LANDING_CONTENT,
        ),
      ).toEqual(expected);
  });

  it.each(Object.keys(LANDING_CONTENT))('stand in for the whole of %s', (part) => {
    const filled = fillContent(
      changed(OTHER, [part], () => undefined),
      LANDING_CONTENT,
    );
    expect(filled).toEqual(changed(OTHER, [part], () => at(LANDING_CONTENT, [part])));
  });

  it('keep a testimonial marked as an example where the call does not say what it is', () => {
    const given = { testimonials: [{ quote: 'Splendid.', name: 'Somebody', type: 'Reader' }] };
    expect(fillContent(given, LANDING_CONTENT).testimonials[0]).toEqual({
      ...given.testimonials[0],
      illustrative: true,
    });
  });

  it('leave out what the page has no place for', () => {
    const [first] = LANDING_CONTENT.valuePropositions;
    const given = { valuePropositions: [first, first, first, first], more: 'text' };
    const filled = fillContent(given, LANDING_CONTENT);
    expect(filled.valuePropositions).toHaveLength(3);
    expect(Object.keys(filled)).toEqual(Object.keys(LANDING_CONTENT));
  });
});

describe('the texts as written', () => {
  it('mark every testimonial as an example, in the data and in the name', () => {
    for (const { name, illustrative } of LANDING_CONTENT.testimonials)
      expect([name, illustrative]).toEqual(['Illustrative example', true]);
  });
});
