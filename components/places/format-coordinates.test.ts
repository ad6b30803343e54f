import { expect, it } from '@jest/globals';
import { formatCoordinates } from '@/components/places/format-coordinates';

it.each([
  [19.07598, 72.87766, '19.0760° N, 72.8777° E'],
  [-33.8688, 151.2093, '33.8688° S, 151.2093° E'],
  [40.7128, -74.006, '40.7128° N, 74.0060° W'],
  [0, 0, '0.0000° N, 0.0000° E'],
])('%d, %d is written %s', (latitude, longitude, text) => {
  expect(formatCoordinates(latitude, longitude)).toBe(text);
});
