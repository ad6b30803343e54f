import type { SignGroup } from '@/lib/astrology/horoscope/find-star-facts';
import { lowerFirst, signName } from '@/lib/astrology/horoscope/words';

/** "Pada 1 (Aries)" or "Padas 2–4 (Taurus)". */
export function padaLabel({ padas, signIndex }: SignGroup): string {
  const first = padas[0];
  const last = padas.at(-1);
  const which = first === last ? `Pada ${first}` : `Padas ${first}–${last}`;
  return `${which} (${signName(signIndex)})`;
}

/** A sentence under its pada label. Phrases that can stand here begin with a word that has no capital of its own. */
export function labelled(group: SignGroup, sentence: string): string {
  return `${padaLabel(group)}: ${lowerFirst(sentence)}`;
}
