import elp from 'astronomia/data/elpMppDeFull';
import earth from 'astronomia/data/vsop87Bearth';
import jupiter from 'astronomia/data/vsop87Bjupiter';
import mars from 'astronomia/data/vsop87Bmars';
import mercury from 'astronomia/data/vsop87Bmercury';
import saturn from 'astronomia/data/vsop87Bsaturn';
import venus from 'astronomia/data/vsop87Bvenus';
import type { HeliocentricBody } from '@/lib/astrology/sky/plain-heliocentric';

/** By power of time, rows of [amplitude, phase, rate]: Σ tᵖ Σ amplitude cos(phase + rate t), t in millennia. */
type VsopRows = Record<string, number[][]>;
export interface VsopSeries {
  L: VsopRows;
  B: VsopRows;
  R: VsopRows;
}

/** By power of time, rows of [amplitude ″ or km, phase, four rates]: Σ Tᵖ Σ amplitude sin(phase + r₁T + r₂T² …). @public read by astronomia.d.ts */
export interface ElpSeries {
  W1: number[];
  L: VsopRows;
  B: VsopRows;
}

const VSOP87B: Record<HeliocentricBody, VsopSeries> = {
  Earth: earth,
  Mercury: mercury,
  Venus: venus,
  Mars: mars,
  Jupiter: jupiter,
  Saturn: saturn,
};

const ARCSECOND = Math.PI / 648_000;
const RADIANS_PER_TURN = 2 * Math.PI;

/** Terms below this do nothing at the corrections' scale, and there are thousands of them. */
const LEAST_ELP_ARCSECONDS = 1e-4;

function sumVsop(rows: VsopRows, tt: number): number {
  const t = tt / 365_250;
  return Object.values(rows).reduce(
    (total, terms, power) =>
      total + t ** power * terms.reduce((sum, [a = 0, b = 0, c = 0]) => sum + a * Math.cos(b + c * t), 0),
    0,
  );
}

/** By Bretagnon and Francou: VSOP87's own ecliptic to the equator J2000, as the library applies it; then back by IAU 2006's obliquity. */
function toEclipticJ2000([x, y, z]: [number, number, number]): [number, number, number] {
  const X = x + 0.00000044036 * y - 0.000000190919 * z;
  const Y = -0.000000479966 * x + 0.917482137087 * y - 0.397776982902 * z;
  const Z = 0.397776982902 * y + 0.917482137087 * z;
  const obliquity = 84381.406 * ARCSECOND;
  return [
    X,
    Y * Math.cos(obliquity) + Z * Math.sin(obliquity),
    Z * Math.cos(obliquity) - Y * Math.sin(obliquity),
  ];
}

/** Heliocentric place by the whole of VSOP87, AU, mean ecliptic and equinox of J2000. */
export function fullHeliocentric(body: HeliocentricBody, tt: number): [number, number, number] {
  const series = VSOP87B[body];
  const [longitude, latitude, radius] = [sumVsop(series.L, tt), sumVsop(series.B, tt), sumVsop(series.R, tt)];
  const flat = radius * Math.cos(latitude);
  return toEclipticJ2000([
    flat * Math.cos(longitude),
    flat * Math.sin(longitude),
    radius * Math.sin(latitude),
  ]);
}

const keep = (rows: VsopRows): VsopRows =>
  Object.fromEntries(
    Object.entries(rows).map(([power, terms]) => [
      power,
      terms.filter(([a = 0]) => Math.abs(a) > LEAST_ELP_ARCSECONDS),
    ]),
  );
const ELP_LONGITUDE = keep(elp.L);
const ELP_LATITUDE = keep(elp.B);

function sumElp(rows: VsopRows, T: number): number {
  return Object.values(rows).reduce(
    (total, terms, power) =>
      total +
      T ** power *
        terms.reduce(
          (sum, [a = 0, p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0]) =>
            sum + a * Math.sin(p0 + T * (p1 + T * (p2 + T * (p3 + T * p4)))),
          0,
        ),
    0,
  );
}

/** ELP counts from the dynamical equinox of J2000 (Chapront 2002), 0.0408″ west on the equator of that of IAU 2006. */
const EQUINOX_ARCSECONDS = 0.0408 * Math.cos(84381.406 * ARCSECOND);
/** The Moon is seen where it stood one light-time ago. */
const LIGHT_TIME_DAYS = 1.2823 / 86_400;

/**
 * Apparent place of the Moon by the whole of ELP/MPP02 in radians: longitude from the mean equinox J2000 along the
 * ecliptic of date (without precession), latitude from the mean ecliptic of date.
 */
export function fullMoon(tt: number): { longitude: number; latitude: number } {
  const T = (tt - LIGHT_TIME_DAYS) / 36_525;
  const mean = elp.W1.reduceRight((sum, coefficient) => sum * T + coefficient, 0);
  const longitude = mean + (sumElp(ELP_LONGITUDE, T) - EQUINOX_ARCSECONDS) * ARCSECOND;
  return { longitude: longitude % RADIANS_PER_TURN, latitude: sumElp(ELP_LATITUDE, T) * ARCSECOND };
}

/** Rates, radians a century, at which the theory of a body moves, the strongest first, each once. */
export function theoryRates(body: HeliocentricBody | 'Moon', most: number): number[] {
  const strongest = new Map<number, number>();
  const add = (rows: VsopRows, perCentury: number, scale: number) => {
    for (const [power, terms] of Object.entries(rows)) {
      for (const [a = 0, , rate = 0] of terms) {
        const key = Math.round(Math.abs(rate) * perCentury * 1000) / 1000;
        // A power of t in millennia is worth a fifth at the fitted years' edge.
        strongest.set(key, Math.max(strongest.get(key) ?? 0, Math.abs(a) * scale * 0.2 ** Number(power)));
      }
    }
  };
  if (body === 'Moon') {
    add(elp.L, 1, 1);
    add(elp.B, 1, 1);
  } else {
    const { L, B, R } = VSOP87B[body];
    add(L, 0.1, 1);
    add(B, 0.1, 1);
    add(R, 0.1, 1 / (R['0']?.[0]?.[0] ?? 1));
  }
  return [...strongest]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([rate]) => rate);
}
