import { expect, test } from '@jest/globals';
import { isoInstant } from '@/lib/astrology/dasha/iso-instant';

test('writes instants as the language does', () => {
  const edges = ['1780-02-28T23:59:59.999Z', '1900-03-01T00:00:00.000Z', '2000-02-29T09:08:07.006Z'];
  const spread = Array.from({ length: 500 }, (_, i) => Date.UTC(1700, 0, 1) + i * 33_333_333_337);
  for (const ms of [...edges.map((text) => Date.parse(text)), ...spread, -1, 0]) {
    expect(isoInstant(ms)).toBe(new Date(ms).toISOString());
  }
});
