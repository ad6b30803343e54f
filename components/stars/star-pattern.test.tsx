import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { validateXML } from 'xmllint-wasm';
import { StarPattern } from '@/components/stars/star-pattern';
import { NAKSHATRA_NAMES, type NakshatraName } from '@/lib/astrology/nakshatras';

const markupOf = (nakshatra: NakshatraName) => renderToStaticMarkup(<StarPattern nakshatra={nakshatra} />);
const textsOf = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
const entriesOf = (markup: string) =>
  [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, entry = '']) => entry.replace(/<[^>]+>/g, ' ').trim());

describe('a star pattern', () => {
  const krittika = markupOf('Krittika');

  test('names the yogatara and letters the rest', () => {
    expect(textsOf(krittika).slice(0, 6)).toEqual(['η Alcyone', '27', '23', '17', '19', '20']);
    expect(krittika.match(/class="ring"/g)).toHaveLength(1);
  });

  test('lists in words what it draws', () => {
    const entries = entriesOf(krittika);
    expect(entries).toHaveLength(6);
    // Published: Alcyone 2.85, Merope 4.14.
    expect(entries[0]).toMatch(/^Alcyone\s+η Tauri\s+magnitude 2\.[89]\s+yogatara, the junction star$/);
    expect(entries[2]).toMatch(/^Merope\s+23 Tauri\s+magnitude 4\.1$/);
  });

  test('gives its scale and which way the sky lies', () => {
    expect(textsOf(krittika).slice(6)).toEqual(['30′', 'N', 'E']);
    expect(krittika).toContain('east to the left');
  });

  test('shows the Sun’s path where it passes, and speaks of it only there', () => {
    expect(markupOf('Magha')).toMatch(/class="ecliptic".*path of the Sun/);
    expect(markupOf('Swati')).not.toMatch(/ecliptic|path of the Sun/);
  });

  test('writes a magnitude below nought with a minus', () => {
    expect(entriesOf(markupOf('Swati'))[0]).toContain('magnitude −0.1');
  });
});

test.each(NAKSHATRA_NAMES)('%s is well formed and holds no figure that is not one', async (nakshatra) => {
  const markup = markupOf(nakshatra);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const { errors } = await validateXML({
    xml: [{ fileName: 'pattern.xml', contents: markup }],
    normalization: 'format',
  });
  expect(errors).toEqual([]);
});
