'use client';
// Radix primitives that keep their state in the browser.

import { Specimen } from '@/components/design/section';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

const TABS = [
  ['today', 'Today', 'The Moon stands in the sixth star from yours, until the evening.'],
  ['month', 'November', 'The Sun walks through Scorpio; Saturn turns direct on the 28th.'],
  ['areas', 'Life areas', 'Love, career, health and finance, each with the planet it is read from.'],
  ['deva', 'रोहिणी', 'A name in its own letters is a tab like any other.'],
] as const;

const QUESTIONS = [
  ['reasons', 'Where does the text come from?', 'From the places of the Moon and the planets at that hour.'],
  [
    'change',
    'Why does it change in the middle of the day, and what should a reader in another time zone go by?',
    'A star begins when the Moon enters it, whatever the clock says. The hour is given in your own zone.',
  ],
  ['empty', 'Is anything kept about me?', 'Only what you ask to be kept.'],
] as const;

/** Tabs and accordion. */
export function Disclosure() {
  return (
    <>
      <Specimen name="Tabs">
        <Tabs defaultValue="today">
          <TabsList aria-label="Parts of a reading">
            {TABS.map(([id, name]) => (
              <TabsTrigger key={id} value={id}>
                {name}
              </TabsTrigger>
            ))}
            <TabsTrigger value="later" disabled>
              Later
            </TabsTrigger>
          </TabsList>
          {TABS.map(([id, , text]) => (
            <TabsContent key={id} value={id}>
              <p>{text}</p>
            </TabsContent>
          ))}
        </Tabs>
      </Specimen>
      <Specimen name="Accordion">
        <Accordion type="single" collapsible defaultValue="reasons" className="border-line border-t">
          {QUESTIONS.map(([id, question, answer]) => (
            <AccordionItem key={id} value={id}>
              <AccordionTrigger level="h4">{question}</AccordionTrigger>
              <AccordionContent>
                <p className="text-ink-soft">{answer}</p>
              </AccordionContent>
            </AccordionItem>
          ))}
          <AccordionItem value="none" disabled>
            <AccordionTrigger level="h4">Nothing to open</AccordionTrigger>
          </AccordionItem>
        </Accordion>
      </Specimen>
    </>
  );
}
