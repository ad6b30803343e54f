import { expect, test } from '@jest/globals';
import { composePanchang, elementsAt, toPanchangAnswer } from '@/lib/astrology/panchang';

const DAY_MS = 86_400_000;
const start = new Date('2024-01-01T00:00:00+05:30');
const delhi = { latitudeDegrees: 28.6139, longitudeDegrees: 77.209 };
const panchang = composePanchang(
  { date: '2024-01-01', start, end: new Date(start.getTime() + DAY_MS) },
  delhi,
);

test('an answer has the promised keys, and every instant as text in UTC', () => {
  const answer = toPanchangAnswer(panchang, 'Asia/Kolkata');
  expect(Object.keys(answer).sort()).toEqual(
    [
      ...[
        'date',
        'timezone',
        'sunrise',
        'sunset',
        'nextSunrise',
        'moonrise',
        'moonset',
        'vara',
        'lunarMonth',
      ],
      ...[
        'rahuKala',
        'yamaganda',
        'gulika',
        'abhijit',
        'hora',
        'tithi',
        'nakshatra',
        'yoga',
        'karana',
        'note',
      ],
    ].sort(),
  );
  expect(answer).toMatchObject({ date: '2024-01-01', timezone: 'Asia/Kolkata', note: null });
  // Figures of Swiss Ephemeris: 01:43:43.856, and Magha until 03:06:16.6.
  expect(answer.sunrise).toMatch(/^2024-01-01T01:43:4[34]\.\d{3}Z$/);
  expect(answer.nakshatra[0]).toMatchObject({ index: 10, name: 'Magha' });
  expect(answer.nakshatra[0]?.end).toMatch(/^2024-01-01T03:06:\d\d\.\d{3}Z$/);
  expect(answer.tithi[0]).toMatchObject({ index: 20, paksha: 'Krishna' });
  expect(answer.hora).toHaveLength(24);
  expect(answer.abhijit?.start).toBe(panchang.abhijit?.start.toISOString());
});

test('the elements at an instant are those of its day', () => {
  const { sunrise } = panchang;
  if (!sunrise) throw new Error('the Sun rises over Delhi');
  const at = elementsAt(sunrise);
  for (const kind of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
    expect(at[kind].index).toBe(panchang[kind][0]?.index);
    const apart = Math.abs(at[kind].end.getTime() - (panchang[kind][0]?.end.getTime() ?? 0));
    // Each reads the sky off a polynomial of its own.
    expect(apart).toBeLessThan(5);
  }
  expect(at.nakshatra.pada).toBe(4);
  expect(at.tithi.paksha).toBe('Krishna');
});
