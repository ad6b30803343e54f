import { isInFrame } from '@/lib/astrology/stars/fit-field';
import type { Direction, Frame, Point } from '@/lib/astrology/stars/types';

const RADIANS = Math.PI / 180;
const OBLIQUITY_J2000 = 23.4392911 * RADIANS;

function eclipticPoint(longitudeDegrees: number): Direction {
  const longitude = longitudeDegrees * RADIANS;
  const y = Math.sin(longitude) * Math.cos(OBLIQUITY_J2000);
  return {
    rightAscensionDegrees: (Math.atan2(y, Math.cos(longitude)) / RADIANS + 360) % 360,
    declinationDegrees: Math.asin(Math.sin(longitude) * Math.sin(OBLIQUITY_J2000)) / RADIANS,
  };
}

/** The Sun's path as far as a picture shows it, eastward in steps of half a degree; empty where it does not pass. */
export function eclipticIn(frame: Frame, place: (direction: Direction) => Point): Point[] {
  const points = Array.from({ length: 720 }, (_, step) => place(eclipticPoint(step / 2)));
  const inside = points.map((point) => isInFrame(point, frame));
  // The path may lie across 0° of longitude: begin where it comes into sight.
  const first = inside.findIndex((isInside, step) => isInside && !inside.at(step - 1));
  if (first === -1) return [];
  const ordered = [...points.slice(first), ...points.slice(0, first)];
  const length = ordered.findIndex((point) => !isInFrame(point, frame));
  return ordered.slice(0, length);
}
