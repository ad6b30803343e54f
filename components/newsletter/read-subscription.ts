import type { MailKind } from '@/components/newsletter/choices';

/** What the full and the compact form send. */
export type Subscription = Record<MailKind, boolean> & {
  email: string;
  /** Null when left blank. */
  name: string | null;
  /** Which form it comes from. */
  source: string;
  /** Null when none is chosen: the mail is then about all 27. */
  preferredNakshatras: string[] | null;
  /** HH:MM by the subscriber's own clock. */
  preferredSendTime: string;
  /** IANA name of that clock's zone. */
  timezone: string;
};

/** What was filled in, in the shape of the call. The fields go by its names; `email` is blank when nothing was typed. */
export function readSubscription(fields: FormData, source: string, timezone: string): Subscription {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const stars = fields.getAll('preferredNakshatras').map(String);
  return {
    email: text('email'),
    name: text('name') || null,
    source,
    dailyHoroscope: fields.has('dailyHoroscope'),
    weeklyInsights: fields.has('weeklyInsights'),
    monthlyPredictions: fields.has('monthlyPredictions'),
    specialEvents: fields.has('specialEvents'),
    preferredNakshatras: stars.length > 0 ? stars : null,
    preferredSendTime: text('preferredSendTime'),
    timezone,
  };
}
