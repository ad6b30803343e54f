/**
 * Outline of the lit part of a Moon's disc about the origin, as an SVG path, north up as seen from the northern
 * hemisphere: waxing is lit on the right. The terminator is half an ellipse.
 * @param litFraction 0 (new) .. 1 (full)
 */
export function litMoonPath(litFraction: number, waxing: boolean, radius: number): string {
  const bulge = Math.round((1 - 2 * litFraction) * radius * 100) / 100;
  const limbSweep = waxing ? 1 : 0;
  const terminatorSweep = bulge < 0 === waxing ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limbSweep} 0 ${radius}A${Math.abs(bulge)} ${radius} 0 0 ${terminatorSweep} 0 ${-radius}Z`;
}
