/** Lines this long go out as they are, unencoded, so that a mail in the outbox can be read and its link followed. */
const LINE = 72;

/** The text part of a mail: paragraphs wrapped at 72 characters, addresses on lines of their own never broken. */
export function plainText(...paragraphs: string[]): string {
  return `${paragraphs.map(straightened).map(wrapped).join('\n\n')}\n`;
}

/** Typographic quotes would have the whole part encoded. */
function straightened(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}

function wrapped(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => line.replaceAll(new RegExp(`(?=.{${LINE + 1}})(.{1,${LINE}}) `, 'g'), '$1\n'))
    .join('\n');
}
