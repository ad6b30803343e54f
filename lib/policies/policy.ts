/** The shape of content/policies, and what of it holds for a site that is set up in a certain way. */

/** What may be true of a site, and changes what it keeps or hands on. */
export type Setting = 'widget' | 'resend' | 'geocoder' | 'sharedProfiles' | 'postgresql';

interface Conditional {
  /** Said only where this is so. */
  when?: Setting;
  /** Said only where this is not so. */
  unless?: Setting;
}

interface Passage extends Conditional {
  text: string;
}

export interface PolicyItem extends Passage {
  name: string;
  /** Where a browser keeps it; for the cookie policy. */
  kind?: string;
}

type OtherPolicy = 'privacyPolicy' | 'cookiePolicy';

/** A policy as it is written. */
export interface PolicyText {
  /** Civil date, YYYY-MM-DD. */
  changedOn: string;
  lead: string;
  sections: readonly {
    title: string;
    paragraphs: readonly (string | Passage)[];
    items?: readonly PolicyItem[];
    /** Paragraphs after the items. */
    closing?: readonly (string | Passage)[];
    link?: OtherPolicy;
  }[];
}

export interface PolicySection {
  title: string;
  paragraphs: readonly string[];
  items: readonly PolicyItem[];
  closing: readonly string[];
  link: OtherPolicy | undefined;
}

/** A policy as one site says it. */
export interface Policy {
  changedOn: string;
  lead: string;
  sections: readonly PolicySection[];
}

/** What the policy says where exactly these settings hold. */
export function policyFor({ changedOn, lead, sections }: PolicyText, settings: ReadonlySet<Setting>): Policy {
  const holds = ({ when, unless }: Conditional) =>
    (when === undefined || settings.has(when)) && (unless === undefined || !settings.has(unless));
  const said = (passages: readonly (string | Passage)[] = []) =>
    passages
      .map((passage) => (typeof passage === 'string' ? { text: passage } : passage))
      .filter(holds)
      .map(({ text }) => text);
  return {
    changedOn,
    lead,
    sections: sections.map(({ title, paragraphs, items = [], closing, link }) => ({
      title,
      paragraphs: said(paragraphs),
      items: items.filter(holds),
      closing: said(closing),
      link,
    })),
  };
}
