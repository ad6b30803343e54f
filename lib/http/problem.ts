import { z } from 'zod';
import type { AppError } from '@/lib/errors';

export const PROBLEM_TYPE = 'application/problem+json';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad input',
  401: 'A key is missing or wrong',
  403: 'Refused',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Edited meanwhile',
  413: 'Body too large',
  415: 'Unsupported media type',
  429: 'Too many calls',
  500: 'Something went wrong here',
  503: 'Temporarily unavailable',
};

/** RFC 9457, with what this API adds. Loose: a problem may carry more, such as `current` with a 409. */
export const problemSchema = z
  .looseObject({
    type: z.string().meta({ description: 'Always `about:blank`: the status says which kind it is.' }),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().meta({ description: 'What went wrong, in a sentence for people.' }),
    error: z.string().meta({ description: 'The same sentence as `detail`.' }),
    requestId: z.string().meta({ description: 'Names this call in the log.' }),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'What is wrong with the input, field by field; `path` is dotted.' }),
  })
  .meta({ id: 'Problem', description: 'An error (RFC 9457).' });

export type Problem = z.infer<typeof problemSchema>;

/** The document that tells a caller of an error; nothing from inside gets into it. */
export function problemOf(error: AppError, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: TITLES[error.status] ?? 'Error',
    status: error.status,
    detail: error.detail,
    error: error.detail,
    requestId,
    ...(error.issues === undefined ? {} : { issues: error.issues.map((issue) => ({ ...issue })) }),
    ...error.extra,
  };
}
