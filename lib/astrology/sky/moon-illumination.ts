import { Body, EclipticGeoMoon, Illumination, SunPosition } from 'astronomy-engine';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import { astroTime } from '@/lib/astrology/sky/time';

export interface MoonIllumination {
  /** Lit part of the disc, 0 (new) .. 1 (full). */
  litFraction: number;
  /** From new to full. */
  waxing: boolean;
  /** Moon's longitude east of the Sun's, 0 <= elongation < 360; 0 is new, 180 full. */
  elongationDegrees: number;
}

/** How the Moon is lit at an instant, as seen from the Earth's centre. */
export function moonIllumination(instant: Date): MoonIllumination {
  const time = astroTime(instant);
  const elongationDegrees = normalizeDegrees(EclipticGeoMoon(time).lon - SunPosition(time).elon);
  return {
    litFraction: Illumination(Body.Moon, time).phase_fraction,
    waxing: elongationDegrees < 180,
    elongationDegrees,
  };
}
