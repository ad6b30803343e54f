import { Moon, Share2 } from 'lucide-react';
import { PendingButton } from '@/components/design/pending-button';
import { Row, Section, Specimen } from '@/components/design/section';
import { Button } from '@/components/ui/button';

const VARIANTS = [
  ['primary', 'Read your day'],
  ['secondary', 'Change the date'],
  ['quiet', 'Not now'],
  ['destructive', 'Delete the profile'],
  ['link', 'See the reasons'],
] as const;

export function Buttons() {
  return (
    <Section
      id="buttons"
      title="Buttons"
      note="One primary button to a view. Destructive only where something is lost; the quiet ones stand beside it."
    >
      <Specimen name="Ready">
        <Row>
          {VARIANTS.map(([variant, text]) => (
            <Button key={variant} variant={variant}>
              {text}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Small">
        <Row>
          {VARIANTS.map(([variant, text]) => (
            <Button key={variant} variant={variant} size="sm">
              {text}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Disabled">
        <Row>
          {VARIANTS.map(([variant, text]) => (
            <Button key={variant} variant={variant} disabled>
              {text}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Pending">
        <Row>
          <Button pending>Subscribing…</Button>
          <Button variant="secondary" pending>
            Searching…
          </Button>
          <Button variant="quiet" size="icon" pending aria-label="Sharing" />
          <PendingButton />
        </Row>
      </Specimen>
      <Specimen name="With an icon, and as a link">
        <Row>
          <Button>
            <Moon aria-hidden="true" />
            Tonight’s Moon
          </Button>
          <Button variant="secondary" size="icon" aria-label="Share">
            <Share2 aria-hidden="true" />
          </Button>
          <Button asChild variant="secondary">
            <a href="#buttons">A link in a button’s clothes</a>
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Long text, and Devanagari">
        <Row>
          <Button>
            Send me the daily horoscope for every one of the twenty-seven birth stars each morning
          </Button>
          <Button variant="secondary" lang="sa">
            नक्षत्राणि पश्य
          </Button>
        </Row>
      </Specimen>
    </Section>
  );
}
