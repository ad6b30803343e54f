import { describe, expect, it } from '@jest/globals';
import { findTimezone } from '@/lib/places/find-timezone';

describe('findTimezone', () => {
  // Zones by the tz database's zone1970.tab and backzone; the sea by the definition of nautical time (15° an hour).
  it.each([
    ['Chennai', 13.0827, 80.2707, 'Asia/Kolkata'],
    ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
    ['London', 51.5074, -0.1278, 'Europe/London'],
    ['New York', 40.7128, -74.006, 'America/New_York'],
    ['Sydney', -33.8688, 151.2093, 'Australia/Sydney'],
    ['Oslo, whose history differs from Berlin’s before 1970', 59.9139, 10.7522, 'Europe/Oslo'],
    ['Amsterdam, whose history differs from Brussels’ before 1970', 52.3676, 4.9041, 'Europe/Amsterdam'],
    ['the Gulf of Guinea', 0, 0, 'Etc/GMT'],
    ['the Pacific, ten hours behind', 0, -150, 'Etc/GMT+10'],
    ['the date line from the west', 0, 180, 'Etc/GMT-12'],
    ['the date line from the east', 0, -180, 'Etc/GMT+12'],
    ['the North Pole', 90, 0, 'Etc/GMT'],
    ['the South Pole', -90, 0, 'Antarctica/McMurdo'],
  ])('knows %s', (_place, latitude, longitude, zone) => {
    expect(findTimezone(latitude, longitude)).toBe(zone);
  });

  it('names only zones that this runtime can reckon with, all over the globe', () => {
    for (let latitude = -90; latitude <= 90; latitude += 6) {
      for (let longitude = -180; longitude <= 180; longitude += 6) {
        const timeZone = findTimezone(latitude, longitude);
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
      }
    }
  });
});
