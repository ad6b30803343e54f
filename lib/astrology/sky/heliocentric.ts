import type { AstroTime } from 'astronomy-engine';
import {
  type CorrectionSeries,
  correctionSeries,
  evaluateCorrection,
} from '@/lib/astrology/sky/correction-series';
import { EARTH_CORRECTION } from '@/lib/astrology/sky/corrections/earth';
import { JUPITER_CORRECTION } from '@/lib/astrology/sky/corrections/jupiter';
import { MARS_CORRECTION } from '@/lib/astrology/sky/corrections/mars';
import { MERCURY_CORRECTION } from '@/lib/astrology/sky/corrections/mercury';
import { SATURN_CORRECTION } from '@/lib/astrology/sky/corrections/saturn';
import { VENUS_CORRECTION } from '@/lib/astrology/sky/corrections/venus';
import {
  type HeliocentricBody,
  type HeliocentricState,
  plainHeliocentric,
} from '@/lib/astrology/sky/plain-heliocentric';

const CORRECTIONS: Record<HeliocentricBody, CorrectionSeries> = {
  Earth: correctionSeries(EARTH_CORRECTION),
  Mercury: correctionSeries(MERCURY_CORRECTION),
  Venus: correctionSeries(VENUS_CORRECTION),
  Mars: correctionSeries(MARS_CORRECTION),
  Jupiter: correctionSeries(JUPITER_CORRECTION),
  Saturn: correctionSeries(SATURN_CORRECTION),
};

/**
 * Heliocentric place and velocity of a planet with the fitted correction, the frame as in `HeliocentricState`: the
 * whole of VSOP87 to some hundredths of an arcsecond.
 */
export function heliocentric(body: HeliocentricBody, time: AstroTime): HeliocentricState {
  const { x, y, z, vx, vy, vz } = plainHeliocentric(body, time);
  const { values, rates } = evaluateCorrection(CORRECTIONS[body], time);
  const [turn = 0, stretch = 0, lift = 0] = values;
  const [turnRate = 0, stretchRate = 0, liftRate = 0] = rates;
  const flat = Math.hypot(x, y);
  const flatRate = (x * vx + y * vy) / flat;
  // On the ecliptic a turn and a stretch are one complex factor; the rate of its logarithm joins the velocity.
  const real = (1 + stretch) * Math.cos(turn);
  const imaginary = (1 + stretch) * Math.sin(turn);
  const growth = stretchRate / (1 + stretch);
  const ux = vx + growth * x - turnRate * y;
  const uy = vy + growth * y + turnRate * x;
  return {
    x: real * x - imaginary * y,
    y: real * y + imaginary * x,
    z: z + flat * lift,
    vx: real * ux - imaginary * uy,
    vy: real * uy + imaginary * ux,
    vz: vz + flatRate * lift + flat * liftRate,
  };
}
