import { type Aspect, aspectsOf } from '@/lib/astrology/chart/aspects';
import {
  type BirthSky,
  type LocalDay,
  possibleSigns,
  skyOfDay,
  skyOfInstant,
} from '@/lib/astrology/chart/birth-sky';
import { birthTimeWarnings } from '@/lib/astrology/chart/birth-time-warnings';
import type { ChartData, ChartPosition, DoshaVerdict } from '@/lib/astrology/chart/chart-data';
import { chartPoint, composePositions, inCommon, planetEntry } from '@/lib/astrology/chart/compose-positions';
import { birthDoshasOf, type Dosha, sadeSatiDosha } from '@/lib/astrology/chart/doshas';
import { BODIES, recordOf, type Signs, signName, wholeSignHouses } from '@/lib/astrology/chart/houses';
import { type Judgement, verdictOf } from '@/lib/astrology/chart/judgement';
import { VARGA_NAMES, vargaSign } from '@/lib/astrology/chart/vargas';
import { yogasOf } from '@/lib/astrology/chart/yogas';
import { vimshottari } from '@/lib/astrology/dasha';
import { GRAHAS } from '@/lib/astrology/grahas';
import type { Place } from '@/lib/astrology/sky/sunrise';

/**
 * The chart of a birth at a known instant and place.
 * @param asOf the instant for which Sade Sati is told
 * @throws RangeError for an invalid Date, or when `asOf` lies outside 1770-2130.
 */
export function composeChart(instant: Date, place: Place, asOf: Date): ChartData {
  const sky = skyOfInstant(instant, place);
  return { ...composeFromSky(sky, instant, asOf), warnings: birthTimeWarnings(instant, place, sky.at.Moon) };
}

/**
 * The chart of a birth on a day at an unknown time: positions of noon, and null for all that does not hold from the
 * day's start to its end.
 * @throws RangeError as `composeChart`.
 */
export function composeChartOfDay(day: LocalDay, asOf: Date): ChartData {
  return composeFromSky(skyOfDay(day), null, asOf);
}

/** The chart from a sky at hand. Without a birth instant there is no dasha. */
export function composeFromSky(sky: BirthSky, birth: Date | null, asOf: Date): ChartData {
  const worlds = possibleSigns(sky);
  const positions = composePositions(sky);
  const moon = positions[GRAHAS.indexOf('Moon')] as ChartPosition;
  return {
    planets: [recordOf(GRAHAS, (graha) => planetEntry(positions[GRAHAS.indexOf(graha)] as ChartPosition))],
    ascendant: sky.angles && chartPoint(sky.angles.lagnaDegrees),
    midheaven: sky.angles && chartPoint(sky.angles.midheavenDegrees),
    positions,
    houses: sky.angles && worlds[0] ? wholeSignHouses(worlds[0]) : null,
    aspects: aspectsInCommon(worlds),
    nakshatra: moon.nakshatra,
    rasi: moon.sign,
    ...moonCandidates(moon),
    vargas: composeVargas(sky),
    dasha: birth && vimshottari(moon.longitude, birth),
    yogas: inTurn(worlds.map(yogasOf)).map(verdictOf),
    doshas: composeDoshas(sky, worlds, asOf),
    warnings: [],
  };
}

function moonCandidates({ candidates }: ChartPosition): Pick<ChartData, 'candidates'> {
  const { sign, nakshatra } = candidates ?? {};
  if (!sign && !nakshatra) return {};
  return { candidates: { ...(nakshatra && { nakshatra }), ...(sign && { rasi: sign }) } };
}

function composeVargas({ passed, angles }: BirthSky): ChartData['vargas'] {
  return recordOf(VARGA_NAMES, (varga) =>
    recordOf(BODIES, (body) => {
      const lagna = angles ? [angles.lagnaDegrees] : [];
      const sign = inCommon(body === 'Ascendant' ? lagna : passed[body], (longitude) =>
        vargaSign(varga, longitude),
      );
      return sign === null ? null : signName(sign);
    }),
  );
}

/** The aspects that every possible chart has. */
function aspectsInCommon(worlds: readonly Signs[]): Aspect[] {
  const [first = [], ...rest] = worlds.map(aspectsOf);
  const same = (a: Aspect) => (b: Aspect) => a.from === b.from && a.to === b.to && a.kind === b.kind;
  return first.filter((aspect) => rest.every((others) => others.some(same(aspect))));
}

/** Lists of the same things, one a chart, as one list a thing. */
function inTurn<T extends Judgement>(lists: readonly T[][]): T[][] {
  return (lists[0] ?? []).map((_, i) => lists.flatMap((list) => list[i] ?? []));
}

function doshaVerdict(doshas: readonly Dosha[]): DoshaVerdict {
  const verdict = verdictOf(doshas);
  const cancelledBy = (doshas[0]?.cancelledBy ?? []).filter((text) =>
    doshas.every((dosha) => dosha.cancelledBy.includes(text)),
  );
  return { ...verdict, cancelledBy: verdict.present ? cancelledBy : [] };
}

function composeDoshas(sky: BirthSky, worlds: readonly Signs[], asOf: Date): DoshaVerdict[] {
  const lagnas = worlds.length / sky.moments.length;
  const ofBirth = worlds.map((signs, i) => {
    const positions = sky.moments[Math.floor(i / lagnas)] ?? sky.at;
    return birthDoshasOf(
      signs,
      recordOf(GRAHAS, (graha) => positions[graha].longitudeDegrees),
    );
  });
  const moonSigns = [...new Set(worlds.map((signs) => signs.Moon))];
  const lagnaSign = sky.angles ? (worlds[0]?.Ascendant ?? null) : null;
  const sadeSati = moonSigns.map((moonSign) => sadeSatiDosha(moonSign, lagnaSign, asOf));
  const phases = moonSigns.length === 1 ? (sadeSati[0]?.phases ?? []) : [];
  return [...inTurn(ofBirth).map(doshaVerdict), { ...doshaVerdict(sadeSati), phases }];
}
