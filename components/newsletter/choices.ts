/** What a subscriber can choose between. */

/** The four kinds of mail; all are ticked until the reader unticks one. */
export const MAIL_KINDS = [
  { name: 'dailyHoroscope', label: 'Daily horoscope', about: 'The day for your stars, with its reasons' },
  { name: 'weeklyInsights', label: 'Weekly insights', about: 'The week’s sky, once a week' },
  { name: 'monthlyPredictions', label: 'Monthly predictions', about: 'The slow planets, once a month' },
  { name: 'specialEvents', label: 'Special events', about: 'What is rare in the sky, when it comes' },
] as const;

export type MailKind = (typeof MAIL_KINDS)[number]['name'];

/** When a mail may come, by the subscriber's own clock. */
export const SEND_TIMES = ['06:00', '07:00', '08:00', '09:00', '10:00', '18:00', '19:00', '20:00'] as const;
export const DEFAULT_SEND_TIME = '08:00' satisfies (typeof SEND_TIMES)[number];
