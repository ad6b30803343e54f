/**
 * From the sky to a picture: stereographic around the asterism's middle, north up and east to the left, as one sees it
 * when facing it. Stereographic, since a wide field keeps its shapes to the edge.
 */
import type { Direction, Frame, Point } from '@/lib/astrology/stars/types';

const RADIANS = Math.PI / 180;

type Projection = (direction: Direction) => Point;

export interface FittedField {
  /** Pixels in the frame; outside it for a star that the picture does not reach. */
  place: Projection;
  /** Scale at the middle. */
  pixelsPerDegree: number;
}

/**
 * Stereographic projection around a direction: x grows to the west and y to the south, in degrees at the middle. What lies
 * opposite is infinitely far away.
 */
function projectAround(middle: Direction): Projection {
  const sinMiddle = Math.sin(middle.declinationDegrees * RADIANS);
  const cosMiddle = Math.cos(middle.declinationDegrees * RADIANS);
  return ({ rightAscensionDegrees, declinationDegrees }) => {
    const hours = (rightAscensionDegrees - middle.rightAscensionDegrees) * RADIANS;
    const sin = Math.sin(declinationDegrees * RADIANS);
    const cos = Math.cos(declinationDegrees * RADIANS);
    const scale = 2 / (1 + sinMiddle * sin + cosMiddle * cos * Math.cos(hours)) / RADIANS;
    return {
      x: -scale * cos * Math.sin(hours),
      y: -scale * (cosMiddle * sin - sinMiddle * cos * Math.cos(hours)),
    };
  };
}

/** The direction in the midst of some: the sum of their unit vectors, which knows no seam at 0 h. */
function middleOf(directions: readonly Direction[]): Direction {
  const sum = { x: 0, y: 0, z: 0 };
  for (const { rightAscensionDegrees, declinationDegrees } of directions) {
    const cos = Math.cos(declinationDegrees * RADIANS);
    sum.x += cos * Math.cos(rightAscensionDegrees * RADIANS);
    sum.y += cos * Math.sin(rightAscensionDegrees * RADIANS);
    sum.z += Math.sin(declinationDegrees * RADIANS);
  }
  return {
    rightAscensionDegrees: (Math.atan2(sum.y, sum.x) / RADIANS + 360) % 360,
    declinationDegrees: Math.atan2(sum.z, Math.hypot(sum.x, sum.y)) / RADIANS,
  };
}

const extent = (values: readonly number[]) => {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return { middle: (low + high) / 2, size: high - low };
};

/**
 * The field in which these stars fill the frame's part for the figure.
 * @param heightDegrees Height of the whole picture instead, for a star that stands alone.
 */
export function fitField(
  figure: readonly Direction[],
  frame: Frame,
  heightDegrees: number | undefined,
): FittedField {
  const project = projectAround(middleOf(figure));
  const points = figure.map(project);
  const across = extent(points.map(({ x }) => x));
  const down = extent(points.map(({ y }) => y));
  const pixelsPerDegree =
    heightDegrees === undefined
      ? Math.min(
          frame.figureWidth / across.size,
          frame.figureHeight / down.size,
          frame.closestPixelsPerDegree,
        )
      : frame.height / heightDegrees;
  return {
    pixelsPerDegree,
    place: (direction) => {
      const { x, y } = project(direction);
      return {
        x: frame.middle.x + (x - across.middle) * pixelsPerDegree,
        y: frame.middle.y + (y - down.middle) * pixelsPerDegree,
      };
    },
  };
}

/** Whether a point is in the picture, or so near its edge that a star there still shows. */
export function isInFrame({ x, y }: Point, { width, height }: Frame): boolean {
  return x > -2 && x < width + 2 && y > -2 && y < height + 2;
}
