/** What the subscription calls take and answer. */
import { z } from 'zod';
import { NAKSHATRA_NAMES, type NakshatraName } from '@/lib/astrology/nakshatras';
import { isTimeZone } from '@/lib/dates';
import { DEFAULT_TIMEZONE } from '@/lib/horoscopes/get-day';
import { emailAddress } from '@/lib/mail/email-address';

const LONGEST_NAME = 120;
const LONGEST_SOURCE = 100;
const DEFAULT_SEND_TIME = '08:00';

/** The four kinds of mail, as subscribers choose them. */
export const MAIL_KINDS = [
  'dailyHoroscope',
  'weeklyInsights',
  'monthlyPredictions',
  'specialEvents',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const flag = z.boolean('must be true or false').optional();
const flags = {
  dailyHoroscope: flag,
  weeklyInsights: flag,
  monthlyPredictions: flag,
  specialEvents: flag,
} satisfies Record<MailKind, z.ZodType>;

/** One line of text: a line break in a name would be one in a mail. */
const line = (most: number) =>
  z
    .string('must be text')
    .overwrite((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .refine((text) => [...text].length <= most, `must have at most ${most} characters`);

const nakshatra = z.enum(NAKSHATRA_NAMES, {
  error: ({ input }) => `${JSON.stringify(input)} is none of the 27 nakshatras`,
});

const sendTime = z
  .string('must be a time, written HH:MM')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time, written HH:MM');

const timezone = z
  .string('must be text')
  .refine(isTimeZone, 'must be an IANA time zone, UTC, or an offset such as +05:45');

export const subscribeSchema = z
  .object({
    email: emailAddress,
    name: line(LONGEST_NAME).nullish().meta({ description: 'Null when blank.' }),
    source: line(LONGEST_SOURCE).optional().meta({ description: 'The form it comes from.' }),
    ...flags,
    preferences: z.object(flags, 'must be an object').nullish().meta({
      description: 'The four flags in the landing form’s shape: one that is missing is false.',
    }),
    preferredNakshatras: z
      .array(nakshatra, 'must be a list of nakshatras')
      .nullish()
      .meta({ description: 'The stars to read about; null or an empty list means all 27.' }),
    preferredSendTime: sendTime
      .optional()
      .meta({ description: `Local civil time, HH:MM; ${DEFAULT_SEND_TIME} when missing.` }),
    timezone: timezone
      .optional()
      .meta({ description: `The zone of that time; ${DEFAULT_TIMEZONE} when missing.` }),
  })
  .transform(toSignUp)
  .meta({
    id: 'NewSubscription',
    description:
      'The full form’s fields, all four flags true when missing, or the landing form’s `preferences`.',
  });

type Sent = z.output<z.ZodObject<typeof flags>> & {
  email: string;
  name?: string | null | undefined;
  source?: string | undefined;
  preferences?: z.output<z.ZodObject<typeof flags>> | null | undefined;
  preferredNakshatras?: NakshatraName[] | null | undefined;
  preferredSendTime?: string | undefined;
  timezone?: string | undefined;
};

/** What somebody asks for when they sign up, every default filled in. */
export interface SignUp extends Record<MailKind, boolean> {
  readonly email: string;
  readonly name: string | null;
  readonly source: string;
  /** In the order of the zodiac; empty means all 27. */
  readonly preferredNakshatras: NakshatraName[];
  readonly preferredSendTime: string;
  readonly timezone: string;
}

function toSignUp(sent: Sent): SignUp {
  const { preferences } = sent;
  const wants = (kind: MailKind) => preferences?.[kind] ?? sent[kind] ?? !preferences;
  const stars = new Set(sent.preferredNakshatras);
  return {
    email: sent.email,
    name: sent.name || null,
    source: sent.source || 'unknown',
    dailyHoroscope: wants('dailyHoroscope'),
    weeklyInsights: wants('weeklyInsights'),
    monthlyPredictions: wants('monthlyPredictions'),
    specialEvents: wants('specialEvents'),
    preferredNakshatras: NAKSHATRA_NAMES.filter((name) => stars.has(name)),
    preferredSendTime: sent.preferredSendTime ?? DEFAULT_SEND_TIME,
    timezone: sent.timezone ?? DEFAULT_TIMEZONE,
  };
}

export const confirmSchema = z
  .object({
    token: z
      .string({ error: ({ input }) => (input === undefined ? 'is required' : 'must be text') })
      .meta({ description: 'From the link in the confirmation mail.' }),
  })
  .meta({ id: 'SubscriptionConfirmation', description: 'The proof that a sign-up’s mail arrived.' });

export const outcomeSchema = z
  .object({ success: z.boolean(), message: z.string() })
  .meta({ id: 'SubscriptionOutcome', description: 'What became of it, in a sentence for people.' });
