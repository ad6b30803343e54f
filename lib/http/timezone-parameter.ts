import { z } from 'zod';
import { isTimeZone } from '@/lib/dates';

/**
 * A time zone in a query: an IANA name, `UTC`, or an offset. In a query a bare `+` means a blank, so `?timezone=+05:45`
 * arrives as ` 05:45`; no zone begins with a blank, so it can mean nothing else.
 */
export const timezoneParameter = z
  .string()
  .overwrite((text) => text.replace(/^ (?=\d)/, '+'))
  .refine(isTimeZone, 'must be an IANA time zone such as Asia/Kolkata, UTC, or an offset such as +05:45');
