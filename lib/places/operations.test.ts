import { describe, expect, it } from '@jest/globals';
import { searchLocations } from '@/lib/places/operations';

describe('searchLocations', () => {
  it('has an example that its own schema accepts', () => {
    expect(searchLocations.answers[200].schema.parse(searchLocations.example.answer)).toEqual(
      searchLocations.example.answer,
    );
  });

  it('answers ten places at most', () => {
    const [location] = searchLocations.example.answer.locations;
    const answer = { success: true, locations: Array.from({ length: 11 }, () => location) };
    expect(searchLocations.answers[200].schema.safeParse(answer).success).toBe(false);
  });
});
