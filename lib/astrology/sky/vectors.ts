/** Cartesian coordinates; the unit is the caller's. */
export type Vector3 = readonly [x: number, y: number, z: number];

/** `a + factor · b`. */
export function addScaled(a: Vector3, factor: number, b: Vector3): Vector3 {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}

export function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
