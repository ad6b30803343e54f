/** What people enter about a birth. Every form and call that takes a birth builds on these fields. */
import { z } from 'zod';
import { isTimeZone } from '@/lib/dates';

const FIRST_YEAR = 1800;
const LAST_YEAR = 2099;

/** `is required` when the field is missing, else `message`. Messages follow the field's name in a sentence. */
const otherwise = (message: string) => ({
  error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'is required' : message),
});

const codePoints = (text: string) => [...text].length;

/** Text of 1 to `most` code points after trimming, in any script. */
const text = (most: number, example: string) =>
  z
    .string(otherwise('must be text'))
    .trim()
    .refine((value) => value !== '', 'must not be empty')
    .refine((value) => codePoints(value) <= most, `must have at most ${most} characters`)
    .meta({ example, minLength: 1, maxLength: most });

const degrees = (limit: number, example: number) => {
  const message = `must be a number from -${limit} to ${limit}`;
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/)
          .transform(Number),
      ],
      otherwise(message),
    )
    .pipe(z.number(message).min(-limit, message).max(limit, message))
    .meta({ example, description: `Degrees, -${limit} to ${limit}; a number or a numeric string.` });
};

export const personName = text(120, 'Meera');
export const placeOfBirth = text(200, 'Chennai, Tamil Nadu, India');
export const latitude = degrees(90, 13.0827);
export const longitude = degrees(180, 80.2707);

/** A real civil date at the birth place. */
export const dateOfBirth = z.iso
  .date({ ...otherwise('must be a real date, written YYYY-MM-DD'), abort: true })
  .refine((date) => {
    const year = Number(date.slice(0, 4));
    return year >= FIRST_YEAR && year <= LAST_YEAR;
  }, `must lie in ${FIRST_YEAR} to ${LAST_YEAR}`)
  .meta({ example: '2020-01-01' });

/** Local civil time at the birth place, kept as written. */
export const timeOfBirth = z
  .string(otherwise('must be a time, written HH:MM or HH:MM:SS'))
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/, 'must be a time, written HH:MM or HH:MM:SS')
  .meta({ example: '12:00' });

/** An IANA name, `UTC`, or an offset such as `+05:45`. */
export const timezone = z
  .string('must be text')
  .refine(isTimeZone, 'must be an IANA time zone, UTC, or an offset such as +05:45')
  .meta({ example: 'Asia/Kolkata' });

interface TimeOfBirth {
  timeOfBirth?: string | null | undefined;
  timeKnown?: boolean | undefined;
}

/** A missing time is an oversight; an unknown one is said twice, by `timeOfBirth: null` with `timeKnown: false`. */
export function requireTimeOrItsAbsence(birth: TimeOfBirth, context: z.RefinementCtx): void {
  const fault = (path: keyof TimeOfBirth, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message, input: birth[path] });
  if (birth.timeOfBirth === null && birth.timeKnown !== false) {
    fault('timeOfBirth', 'may be null only with timeKnown false');
  }
  if (birth.timeKnown === false && birth.timeOfBirth !== null) {
    fault('timeKnown', 'may be false only with timeOfBirth null');
  }
}
