import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Text } from 'react-email';

/**
 * Mail programs know neither custom properties nor oklch: these are the tokens of app/styles/tokens.css, day and night,
 * as the programs take them.
 */
const DAY = {
  ground: '#faf5ed',
  sheet: '#fffdf9',
  ink: '#192031',
  soft: '#4b5264',
  line: '#ded8ce',
  accent: '#ac4800',
};
const NIGHT = {
  ground: '#090e1a',
  sheet: '#111725',
  ink: '#ede9e1',
  soft: '#a9afbe',
  line: '#272d3d',
  accent: '#f3ae51',
};

/**
 * Each colour is written at its element by day, for programs that drop style sheets; this turns them to night. The long
 * selector is react-email's Body, which writes the ground a second time, into a cell.
 */
const NIGHT_STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground, .ground > table > tbody > tr > td { background-color: ${NIGHT.ground} !important; }
    .sheet { background-color: ${NIGHT.sheet} !important; border-color: ${NIGHT.line} !important; }
    .ink { color: ${NIGHT.ink} !important; }
    .soft { color: ${NIGHT.soft} !important; }
    .brand { color: ${NIGHT.accent} !important; }
    .line { border-color: ${NIGHT.line} !important; }
    .button { background-color: ${NIGHT.ink} !important; color: ${NIGHT.ground} !important; }
  }
`;

const SERIF = 'Georgia, "Iowan Old Style", "Times New Roman", serif';
const SANS = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** Hidden without the filler of blanks that react-email's own Preview adds, which is longer than the mail. */
const PREHEADER = { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0 } as const;

interface MailLayoutProps {
  /** The document's title: the subject. */
  subject: string;
  /** What an inbox shows after the subject. At most 150 characters. */
  preheader: string;
  heading: string;
  /** The small print at the end: why this mail came. */
  closing: string;
  children: ReactNode;
}

/** The sheet that every mail is written on: one column, no picture, nothing fetched from anywhere. */
export function MailLayout({ subject, preheader, heading, closing, children }: MailLayoutProps) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{NIGHT_STYLES}</style>
      </Head>
      <Body
        className="ground"
        style={{ backgroundColor: DAY.ground, margin: 0, padding: 0, fontFamily: SANS }}
      >
        <div style={PREHEADER}>{preheader}</div>
        <Container className="ground" style={{ maxWidth: '560px', padding: '32px 16px' }}>
          <Text
            className="brand"
            style={{
              margin: '0 0 16px',
              color: DAY.accent,
              font: `500 20px/1.2 ${SERIF}`,
              textAlign: 'center',
            }}
          >
            Chandra
          </Text>
          <Container
            className="sheet"
            style={{
              backgroundColor: DAY.sheet,
              border: `1px solid ${DAY.line}`,
              borderRadius: '14px',
              padding: '32px 28px',
            }}
          >
            <Heading
              as="h1"
              className="ink"
              style={{ margin: '0 0 16px', color: DAY.ink, font: `400 28px/1.2 ${SERIF}` }}
            >
              {heading}
            </Heading>
            {children}
            <Hr className="line" style={{ margin: '28px 0 20px', borderColor: DAY.line }} />
            <Text
              className="soft"
              style={{ margin: 0, color: DAY.soft, fontSize: '14px', lineHeight: '1.55' }}
            >
              {closing}
            </Text>
          </Container>
        </Container>
      </Body>
    </Html>
  );
}

export function MailParagraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '0 0 20px', color: DAY.ink, fontSize: '16px', lineHeight: '1.6' }}>
      {children}
    </Text>
  );
}

/** The one thing to press in a mail. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <Button
      href={href}
      className="button"
      style={{
        backgroundColor: DAY.ink,
        color: DAY.ground,
        borderRadius: '999px',
        padding: '14px 26px',
        fontSize: '16px',
        fontWeight: 600,
      }}
    >
      {children}
    </Button>
  );
}
