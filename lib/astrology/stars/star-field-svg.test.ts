import { describe, expect, test } from '@jest/globals';
import { validateXML } from 'xmllint-wasm';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { BANNER_FRAME } from '@/lib/astrology/stars/frames';
import { starField } from '@/lib/astrology/stars/star-field';
import { starFieldSvg } from '@/lib/astrology/stars/star-field-svg';

describe.each(['night', 'none'] as const)('with the ground %s', (ground) => {
  const pictures = NAKSHATRA_NAMES.map((name) => starFieldSvg(starField(name, BANNER_FRAME), ground));

  test('all 27 are different, small, and load nothing', () => {
    expect(new Set(pictures).size).toBe(27);
    for (const svg of pictures) {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * 1024);
      expect(svg).not.toMatch(/href|<text|<style|<script|font|NaN|Infinity|undefined/);
    }
  });

  test('no two share an id', () => {
    const ids = pictures.flatMap((svg) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    expect(ids).toHaveLength(ground === 'night' ? 27 : 0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('is an XML document', async () => {
  const contents = starFieldSvg(starField('Mula', BANNER_FRAME), 'night');
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'mula.svg', contents }],
    normalization: 'format',
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
});
