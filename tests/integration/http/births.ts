/** A birth as people send it. */
export const BIRTH = {
  name: 'Meera',
  dateOfBirth: '2020-01-01',
  timeOfBirth: '12:00',
  placeOfBirth: 'Chennai, Tamil Nadu, India',
  latitude: 13.0827,
  longitude: 80.2707,
} as const;
