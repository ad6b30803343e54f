export { ayanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';
export { type ChartAngles, chartAngles } from '@/lib/astrology/sky/chart-angles';
export { findIngress, type Ingress } from '@/lib/astrology/sky/find-ingress';
export { type HorizonEvent, horizonEvents } from '@/lib/astrology/sky/horizon-events';
export { type MoonIllumination, moonIllumination } from '@/lib/astrology/sky/moon-illumination';
export {
  type GrahaPosition,
  type SiderealPositions,
  siderealLongitude,
  siderealPositions,
} from '@/lib/astrology/sky/positions';
export { findSunrise, findSunset, type Place } from '@/lib/astrology/sky/sunrise';
export { UJJAIN, ujjainSunrise } from '@/lib/astrology/sky/ujjain';
