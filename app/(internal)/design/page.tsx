import type { Metadata } from 'next';
import { Buttons } from '@/components/design/buttons';
import { Feedback } from '@/components/design/feedback';
import { Fields } from '@/components/design/fields';
import { Colours, Shape, Type } from '@/components/design/foundations';
import { LazyDemo } from '@/components/design/lazy-demo';
import { Section } from '@/components/design/section';
import { Sheets } from '@/components/design/sheets';
import { FormsSample } from '@/components/newsletter/forms-sample';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.design);

/** Every primitive in every state, to look at and to test. */
export default function DesignPage() {
  return (
    <div className="wrap pt-10 pb-16">
      <PageJsonLd page={ROUTES.design} />
      <header className="grid gap-3 pb-10">
        <p className="kicker">Design system</p>
        <h1 className="text-step-3">{ROUTES.design.title}</h1>
        <p className="text-ink-soft text-step-1 leading-normal">{ROUTES.design.description}</p>
      </header>
      <Colours />
      <Type />
      <Shape />
      <Buttons />
      <Fields />
      <Feedback />
      <Sheets />
      <Section
        id="forms"
        title="Signing up"
        note="The three forms of the newsletter. They sign up in earnest."
      >
        <FormsSample />
      </Section>
      <Section
        id="disclosure"
        title="Tabs and accordion"
        note="For parts of one thing, of which one is read at a time. Arrow keys move between them."
      >
        <LazyDemo part="disclosure" />
      </Section>
      <Section
        id="overlays"
        title="Over the page"
        note="A dialog when nothing else can go on; a popover for an aside; a tooltip for a word more, never for what must be known. A tooltip waits 0.7 seconds."
      >
        <LazyDemo part="overlays" />
      </Section>
    </div>
  );
}
