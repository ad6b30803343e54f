import { type AstroTime, Body, HelioState } from 'astronomy-engine';

export type HeliocentricBody = 'Earth' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';

/** Position in AU and velocity in AU a day, seen from the Sun, on the mean ecliptic and equinox of J2000 (IAU 2006). */
export interface HeliocentricState {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
}

const OBLIQUITY_J2000 = (84381.406 / 3600) * (Math.PI / 180);
const COSINE = Math.cos(OBLIQUITY_J2000);
const SINE = Math.sin(OBLIQUITY_J2000);

/** The library's own series (VSOP87, cut short: up to 20″ off) with no correction. */
export function plainHeliocentric(body: HeliocentricBody, time: AstroTime): HeliocentricState {
  const { x, y, z, vx, vy, vz } = HelioState(Body[body], time);
  return {
    x,
    y: y * COSINE + z * SINE,
    z: z * COSINE - y * SINE,
    vx,
    vy: vy * COSINE + vz * SINE,
    vz: vz * COSINE - vy * SINE,
  };
}
