/** An offset from UTC as `±HH:MM`, or `±HH:MM:SS` where it is no whole minute. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return (offsetSeconds < 0 ? '-' : '+') + shown.map((part) => String(part).padStart(2, '0')).join(':');
}
