import type { Panchang } from '@/lib/astrology/panchang/compose-panchang';

/** The same shape with each instant as ISO 8601 text in UTC. */
export type WithIsoInstants<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? WithIsoInstants<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithIsoInstants<T[Key]> }
      : T;

export type PanchangAnswer = WithIsoInstants<Panchang> & { timezone: string };

/** @param timezone IANA name of the zone whose civil day this is, as the answer names it */
export function toPanchangAnswer(panchang: Panchang, timezone: string): PanchangAnswer {
  const { date, ...rest } = JSON.parse(JSON.stringify(panchang)) as WithIsoInstants<Panchang>;
  return { date, timezone, ...rest };
}
