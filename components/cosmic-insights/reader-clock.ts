/** What the reader's own clock says; lib/clock.ts is the server's. */

function partsNow(timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]));
}

/** The civil date it is now in a zone, YYYY-MM-DD. */
export function dateNow(timeZone: string): string {
  const { year, month, day } = partsNow(timeZone);
  return `${year}-${month}-${day}`;
}

/** The ten-minute slot of an ISO instant in UTC, as text: "2026-11-21T12:0". */
export const slotOf = (instant: string): string => instant.slice(0, 15);

/** The slot it is now. */
export function slotNow(): string {
  const { year, month, day, hour, minute } = partsNow('UTC');
  return slotOf(`${year}-${month}-${day}T${hour}:${minute}`);
}
