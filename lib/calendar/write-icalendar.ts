/**
 * iCalendar as text: RFC 5545 with the calendar's own properties of RFC 7986. Only what this feed needs: events with a start
 * and an end in UTC, and text properties.
 */

export interface CalendarEvent {
  /** The same for the same event in every answer. */
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly description: string;
  readonly category: string;
}

export interface Calendar {
  readonly name: string;
  readonly description: string;
  /** Address of the page it belongs to. */
  readonly url: string;
  /** When the wording or the reckoning was last changed, and how often: one for all events. */
  readonly revision: { readonly sequence: number; readonly at: Date };
  readonly events: readonly CalendarEvent[];
}

const LINE_OCTETS = 75;
const PRODUCT = '-//Chandra//Calendar of a birth star//EN';
/** How often a reader's calendar should ask again, ISO 8601. */
const REFRESH = 'P1D';

/** A property's text with what the format gives a meaning to written harmlessly; control characters are left out. */
export function escapeText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text may hold.
      .replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, '')
      .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
      .replaceAll('\n', '\\n')
  );
}

/** A content line broken into lines of at most 75 octets, between characters, those after the first begun with a blank. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** 20261121T012007Z, to the nearest second. @throws RangeError for an invalid Date */
export function utcStamp(instant: Date): string {
  const nearest = new Date(Math.round(instant.getTime() / 1000) * 1000);
  return nearest.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function eventLines(event: CalendarEvent, { sequence, at }: Calendar['revision']): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcStamp(at)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utcStamp(event.start)}`,
    `DTEND:${utcStamp(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.category)}`,
    // It tells of the day and takes none of its time.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The whole calendar, lines ended with CRLF. */
export function writeICalendar(calendar: Calendar): string {
  const name = escapeText(calendar.name);
  const description = escapeText(calendar.description);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `DESCRIPTION:${description}`,
    `X-WR-CALDESC:${description}`,
    `URL:${calendar.url}`,
    `LAST-MODIFIED:${utcStamp(calendar.revision.at)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...calendar.events.flatMap((event) => eventLines(event, calendar.revision)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
