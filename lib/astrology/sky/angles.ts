/** The angle in degrees brought to 0 <= angle < 360. */
export function normalizeDegrees(degrees: number): number {
  const turned = degrees % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  // A tiny negative angle plus 360 rounds to 360 itself.
  return positive < 360 ? positive : 0;
}

/** Signed shortest way from `fromDegrees` to `toDegrees`, −180 <= way < 180. */
export function degreesBetween(fromDegrees: number, toDegrees: number): number {
  return normalizeDegrees(toDegrees - fromDegrees + 180) - 180;
}
