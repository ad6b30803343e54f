import { type StarField, svgNumber, svgPoint } from '@/lib/astrology/stars';

/** Lengths that a scale may show, in degrees, with their names. */
const SCALES = [
  [0.25, '15′'],
  [0.5, '30′'],
  [1, '1°'],
  [2, '2°'],
  [5, '5°'],
  [10, '10°'],
] as const;
const LONGEST_SCALE_PIXELS = 90;

const pathOf = (points: readonly { x: number; y: number }[]) => `M${points.map(svgPoint).join('L')}`;

/** A bar of a round number of degrees, at the lower left. */
export function ScaleBar({ pixelsPerDegree, height }: StarField) {
  const [degrees, label] =
    SCALES.findLast(([each]) => each * pixelsPerDegree <= LONGEST_SCALE_PIXELS) ?? SCALES[0];
  const end = 14 + degrees * pixelsPerDegree;
  return (
    <g className="scale">
      <path d={`M14 ${height - 20}v6H${svgNumber(end)}v-6`} />
      <text x={svgNumber(end + 7)} y={height - 11}>
        {label}
      </text>
    </g>
  );
}

/** North up, east left, at the lower right: the other way round than on a map of the ground. */
export function Compass({ width, height }: StarField) {
  const x = width - 18;
  const y = height - 16;
  return (
    <g className="scale">
      <path d={`M${x} ${y - 22}V${y}H${x - 22}`} />
      <text x={x} y={y - 28} textAnchor="middle">
        N
      </text>
      <text x={x - 27} y={y + 5} textAnchor="end">
        E
      </text>
    </g>
  );
}

/** The Sun's path where the picture meets it. */
export function SunsPath({ ecliptic }: StarField) {
  if (ecliptic.length < 2) return null;
  return <path className="ecliptic" d={pathOf(ecliptic)} />;
}

/** The asterism's figure. */
export function FigureLines({ lines }: StarField) {
  return lines.length > 0 && <path className="figure-lines" d={lines.map(pathOf).join('')} />;
}
