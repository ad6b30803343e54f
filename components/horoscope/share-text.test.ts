import { expect, it } from '@jest/globals';
import { shareText } from '@/components/horoscope/share-text';

it('a shared text has symbol, name, title, text and a last line with hashtags', () => {
  const lines = shareText({
    symbol: 'Front legs of a bed',
    name: 'Purva Phalguni',
    title: 'Saturday, 21\u00a0November\u00a02026',
    text: '**The Sun.** Rest a while.\n',
    address: 'https://chandra.example/horoscope/purva-phalguni',
  }).split('\n');
  expect(lines[0]).toBe('Front legs of a bed · Purva Phalguni: Saturday, 21 November 2026');
  expect(lines[2]).toBe('The Sun. Rest a while.');
  expect(lines.at(-1)).toContain('https://chandra.example/horoscope/purva-phalguni');
  expect(lines.at(-1)).toMatch(/#Nakshatra #PurvaPhalguni #VedicAstrology$/);
});
