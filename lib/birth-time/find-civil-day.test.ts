import { describe, expect, it } from '@jest/globals';
import { findCivilDay } from '@/lib/birth-time/find-civil-day';

describe('findCivilDay', () => {
  // Clock changes by the tz database.
  it.each([
    ['Asia/Kolkata', '2020-01-01', '2019-12-31T18:30:00Z', '2020-01-01T18:30:00Z'],
    ['America/New_York', '2024-03-10', '2024-03-10T05:00:00Z', '2024-03-11T04:00:00Z'],
    ['America/New_York', '2024-11-03', '2024-11-03T04:00:00Z', '2024-11-04T05:00:00Z'],
    // Midnight was skipped: the day began at 01:00.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z'],
    // 23:30 on 30 March became 00:30: the change, not the missing midnight, began the day.
    ['America/Toronto', '1919-03-31', '1919-03-31T04:30:00Z', '1919-04-01T04:00:00Z'],
    ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00Z', '2011-12-30T10:00:00Z'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', '2011-12-31T10:00:00Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z', '2011-12-31T10:00:00Z'],
    ['+05:45', '2020-01-01', '2019-12-31T18:15:00Z', '2020-01-01T18:15:00Z'],
  ])('%s, %s', (timezone, date, start, end) => {
    const day = findCivilDay(date, timezone, 0);
    expect([day.start, day.end]).toEqual([new Date(start), new Date(end)]);
  });
});
