import { type ChartData, composeChart, composeChartOfDay } from '@/lib/astrology/chart';
import { elementsAt } from '@/lib/astrology/panchang';
import { findCivilDay } from '@/lib/birth-time/find-civil-day';
import { type BirthTime, type CivilBirth, resolveBirthTime } from '@/lib/birth-time/resolve-birth-time';
import type { ChartAnswer } from '@/lib/charts/contract';
import { describeCalculation } from '@/lib/charts/describe-calculation';
import { findDateBefore } from '@/lib/panchang/find-local-date';
import { panchangOf } from '@/lib/panchang/get-panchang';

const UNKNOWN_TIME_NOTE =
  'The time of birth is not known: this is the day that began with the sunrise of the date. A birth before sunrise ' +
  'belongs to the day before.';

/**
 * The whole chart of a birth whose fields have passed their schemas. An unknown time is told as what holds all day.
 * @param asOf the instant for which Sade Sati is told
 */
export function computeChart(birth: CivilBirth, asOf: Date): ChartAnswer {
  const time = resolveBirthTime(birth);
  return {
    ...composeOf(birth, time, asOf),
    panchang: composeBirthPanchang(birth, time),
    calculationDetails: describeCalculation(birth, time),
  };
}

function composeOf(birth: CivilBirth, { instant, timezone }: BirthTime, asOf: Date): ChartData {
  if (birth.timeOfBirth === null) {
    const { start, end } = findCivilDay(birth.dateOfBirth, timezone, birth.longitude);
    return composeChartOfDay({ start, noon: instant, end }, asOf);
  }
  const place = { latitudeDegrees: birth.latitude, longitudeDegrees: birth.longitude };
  return composeChart(instant, place, asOf);
}

/** The panchang of the birth's day. A day begins with sunrise, so that of a birth before it has the date before. */
function composeBirthPanchang(birth: CivilBirth, { instant, timezone }: BirthTime): ChartAnswer['panchang'] {
  const ofDate = panchangOf(birth.dateOfBirth, timezone, birth);
  if (birth.timeOfBirth === null) {
    const note = [UNKNOWN_TIME_NOTE, ...(ofDate.note === null ? [] : [ofDate.note])].join(' ');
    return { ...ofDate, note, atBirth: null };
  }
  const early = ofDate.sunrise !== null && instant.getTime() < Date.parse(ofDate.sunrise);
  const panchang = early
    ? panchangOf(findDateBefore(birth.dateOfBirth, timezone, birth.longitude), timezone, birth)
    : ofDate;
  return { ...panchang, atBirth: elementsAtBirth(instant) };
}

function elementsAtBirth(instant: Date) {
  return JSON.parse(JSON.stringify(elementsAt(instant))) as NonNullable<ChartAnswer['panchang']['atBirth']>;
}
