import type { MailKind } from '@/components/newsletter/choices';
import type { Subscription } from '@/components/newsletter/read-subscription';
import { apiRequest, RequestError } from '@/components/request/api-request';

/** What the landing page's form sends. */
interface InlineSubscription {
  email: string;
  source: string;
  preferences: Record<MailKind, boolean>;
}

/** What became of a sign-up, in the server's words where it has any. */
export interface Outcome {
  success: boolean;
  message?: string;
  error?: string;
}

function readOutcome(answer: unknown): Outcome {
  const { success, message, error } = Object(answer) as Record<keyof Outcome, unknown>;
  return {
    success: success === true,
    ...(typeof message === 'string' && { message }),
    ...(typeof error === 'string' && { error }),
  };
}

/** The server's own no, which says what is wrong with the sign-up; undefined when the call failed for another reason. */
function readRefusal(error: unknown): Outcome | undefined {
  if (!(error instanceof RequestError)) return undefined;
  try {
    const answer: unknown = JSON.parse(error.text);
    return Object(answer).success === false ? readOutcome(answer) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Signs up. A refusal is an outcome like any other.
 * @throws what `apiRequest` throws when the server cannot be reached or fails, SyntaxError when it answers no JSON
 */
export async function subscribe(subscription: Subscription | InlineSubscription): Promise<Outcome> {
  try {
    return readOutcome(await (await apiRequest('POST', '/api/email-subscription', subscription)).json());
  } catch (error) {
    const refusal = readRefusal(error);
    if (refusal) return refusal;
    throw error;
  }
}
