/** What the computed pictures have in common. Each is drawn as text: it stands in a page, and as a file of its own. */

/** A picture's marks in the units of its own frame, and what it shows in words. */
export interface Drawing {
  width: number;
  height: number;
  label: string;
  marks: string;
}

export interface Point {
  x: number;
  y: number;
}

/** To a tenth of a unit, the shortest way to write it. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Where a point lies from a centre: degrees anticlockwise from the left, as a chart of the sky is turned. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: centre.x - radius * Math.cos(radians), y: centre.y + radius * Math.sin(radians) };
}

/** A dot of each size in one path, drawn by the round ends of lines without length. */
export function dots(points: readonly Point[], breadth: number, attributes: string): string {
  if (points.length === 0) return '';
  const path = points.map(({ x, y }) => `M${figure(x)} ${figure(y)}h0`).join('');
  return `<path d="${path}" stroke-width="${breadth}" stroke-linecap="round" fill="none" ${attributes}/>`;
}

interface TextOptions {
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  className?: string;
}

export function text(
  { x, y }: Point,
  content: string,
  { anchor = 'middle', size = 15, className }: TextOptions = {},
): string {
  const kind = className ? ` class="${className}"` : '';
  return `<text x="${figure(x)}" y="${figure(y)}" font-size="${size}" text-anchor="${anchor}"${kind}>${content}</text>`;
}

/** A text with a line for each of its words, centred. */
export function stackedText(
  { x, y }: Point,
  words: string,
  { size = 15, className }: TextOptions = {},
): string {
  const lines = words
    .split(' ')
    .map((word, place) => `<tspan x="${figure(x)}" dy="${place === 0 ? 0 : '1.15em'}">${word}</tspan>`);
  return text({ x, y }, lines.join(''), { size, ...(className && { className }) });
}

const FONT = 'font-family="ui-sans-serif, system-ui, sans-serif"';

/** The drawing as a file: on a panel of night sky, so that it reads on any page. */
export function svgFile({ width, height, label, marks }: Drawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${FONT}>` +
    `<title>${label}</title><defs><linearGradient id="panel" x2="0" y2="1"><stop stop-color="#070b17"/>` +
    `<stop offset=".7" stop-color="#131c38"/><stop offset="1" stop-color="#2b2f4f"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#panel)"/>${marks}</svg>`
  );
}
