/** Whether something holds, with its rule and what the chart has of it, in words. */
export interface Judgement {
  name: string;
  present: boolean;
  /** Completes "Needs …". */
  needs: string;
  /** Ends the sentence that the rule begins. */
  facts: string;
}

/** A judgement as answers give it; null where the birth time is not known and would decide. */
export interface Verdict {
  name: string;
  present: boolean | null;
  reason: string;
}

/**
 * One verdict from judgements of the same thing over every chart that the birth may have: a single one when the time
 * is known. Only what they agree on is said.
 * @throws RangeError when there is no judgement.
 */
export function verdictOf(judgements: readonly Judgement[]): Verdict {
  const [first] = judgements;
  if (!first) throw new RangeError('a verdict needs a judgement');
  const { name, needs } = first;
  if (judgements.some(({ present }) => present !== first.present)) {
    return { name, present: null, reason: `Needs ${needs}; the birth time decides.` };
  }
  const same = judgements.every(({ facts }) => facts === first.facts);
  const every = first.present ? 'it holds at every hour of the day' : 'it holds at no hour of the day';
  return { name, present: first.present, reason: `Needs ${needs}; ${same ? first.facts : every}.` };
}
