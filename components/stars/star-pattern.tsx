import type { CSSProperties } from 'react';
import { Compass, FigureLines, ScaleBar, SunsPath } from '@/components/stars/star-chart-parts';
import type { NakshatraName } from '@/lib/astrology/nakshatras';
import {
  CHART_FRAME,
  designationInWords,
  dotPaths,
  type FigureStar,
  markOf,
  type PlacedLabel,
  placeLabels,
  starField,
  svgNumber,
} from '@/lib/astrology/stars';

const LETTER_SIZE = 15;

/** Below this a star is lost on paper, where it has no glow. */
const SMALLEST_DOT_RADIUS = 0.8;

/** The yogatara bears its name in the picture, the others their letter alone. */
const labelOf = ({ designation, name, isYogatara }: FigureStar) =>
  isYogatara && name !== '' ? `${markOf(designation)} ${name}` : markOf(designation);

/** "2.9", with the minus of print. */
const magnitudeInWords = (magnitude: number) => magnitude.toFixed(1).replace('-', '−');

/** A star's disc and its letter; the yogatara in a ring. */
function ChartStar({ star, label }: { star: FigureStar; label: PlacedLabel | undefined }) {
  const centre = { cx: svgNumber(star.x), cy: svgNumber(star.y) };
  return (
    <g
      className={star.isYogatara ? 'yogatara' : undefined}
      style={{ '--tint': star.colour } as CSSProperties}
    >
      <circle {...centre} r={svgNumber(star.radius)} />
      {star.isYogatara && <circle className="ring" {...centre} r={svgNumber(star.radius + 4)} />}
      {label && (
        <text x={svgNumber(label.x)} y={svgNumber(label.y)} textAnchor={label.anchor}>
          {labelOf(star)}
        </text>
      )}
    </g>
  );
}

function StarEntry({ designation, name, magnitude, isYogatara }: FigureStar) {
  return (
    <li>
      <b>{name === '' ? designationInWords(designation) : name}</b>
      {name !== '' && <span>{designationInWords(designation)}</span>}
      <span>magnitude {magnitudeInWords(magnitude)}</span>
      {isYogatara && <em>yogatara, the junction star</em>}
    </li>
  );
}

/** A nakshatra's stars as an atlas shows them: true places, names, scale and the Sun's path; all of it listed below in words. */
export function StarPattern({ nakshatra }: { nakshatra: NakshatraName }) {
  const field = starField(nakshatra, CHART_FRAME);
  const { width, height, figure, lines, others, about, ecliptic } = field;
  const labels = placeLabels(
    figure.map((star) => ({
      ...star,
      radius: star.radius + (star.isYogatara ? 5 : 0),
      label: labelOf(star),
    })),
    lines,
    field,
    LETTER_SIZE,
  );
  return (
    <figure className="star-pattern">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`The stars of ${nakshatra}. ${about}`}>
        <g className="other-stars">
          {dotPaths(others, SMALLEST_DOT_RADIUS).map(({ width: stroke, d }) => (
            <path key={stroke} strokeWidth={stroke} d={d} />
          ))}
        </g>
        <SunsPath {...field} />
        <FigureLines {...field} />
        {figure.map((star, place) => (
          <ChartStar key={star.designation} star={star} label={labels[place]} />
        ))}
        <ScaleBar {...field} />
        <Compass {...field} />
      </svg>
      <figcaption>
        <p>{about}</p>
        <ul>
          {figure.map((star) => (
            <StarEntry key={star.designation} {...star} />
          ))}
        </ul>
        <p className="fine">
          As seen in the sky: north up, east to the left.
          {ecliptic.length > 1 && ' The dashed line is the path of the Sun.'} Places for the year 2000.
        </p>
      </figcaption>
    </figure>
  );
}
