import { beforeAll, describe, expect, it } from '@jest/globals';
import { BUILT_IN_CITIES, FALLBACK_COORDINATES } from '@/lib/places/built-in-cities';
import { compileAllPlaces } from '@/lib/places/compile-all-places';
import { findTimezone } from '@/lib/places/find-timezone';
import { searchPlaces } from '@/lib/places/search-places';

const COMPILING_MS = 120_000;
let index: ReturnType<typeof compileAllPlaces>;
beforeAll(() => {
  index = compileAllPlaces();
}, COMPILING_MS);

describe('the built-in cities', () => {
  it('are the 18 of the specification, in its order', () => {
    expect(BUILT_IN_CITIES.map(({ name }) => name).join(', ')).toBe(
      'New York City, London, Mumbai, Delhi, Bangalore, Los Angeles, Chicago, Toronto, Sydney, Tokyo, Paris, Berlin, Chennai, Kolkata, Hyderabad, Dubai, Singapore, Hong Kong',
    );
  });

  it.each(BUILT_IN_CITIES)(
    '$name is where GeoNames has it',
    ({ name, label, latitude, longitude, timezone }) => {
      const [place] = searchPlaces(index, name);
      expect(place?.name).toBe(label);
      expect(timezone).toBe(findTimezone(latitude, longitude));
      expect(Math.abs(latitude - (place?.latitude ?? 0))).toBeLessThan(0.15);
      expect(Math.abs(longitude - (place?.longitude ?? 0))).toBeLessThan(0.15);
    },
  );

  it('hold the place where an unknown one is taken to be', () => {
    expect(BUILT_IN_CITIES.find(({ name }) => name === 'Delhi')).toMatchObject(FALLBACK_COORDINATES);
  });
});
