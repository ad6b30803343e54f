import { resolveBirthTime } from '@/lib/birth-time/resolve-birth-time';
import { computeChart } from '@/lib/charts/compute-chart';
import type { ChartAnswer } from '@/lib/charts/contract';
import type { BirthChartRequest } from '@/lib/charts/operations';
import { now } from '@/lib/clock';
import type { User } from '@/lib/profiles/contract';
import { getProfile } from '@/lib/profiles/get-profile';
import { keepChart } from '@/lib/profiles/keep-chart';

interface BirthChart {
  chartData: ChartAnswer;
  expected?: unknown;
}

/**
 * The chart of a birth, kept when `userId` names an own profile and the birth is that profile's: what a profile shows
 * is never the chart of another birth. Throws 404 when there is no such profile.
 */
export async function answerBirthChart(
  request: BirthChartRequest,
  visitorId: string | undefined,
): Promise<BirthChart> {
  const { userId, expected } = request;
  const profile = userId === undefined ? undefined : await getProfile(userId);
  const birth = { ...request, timezone: request.timezone ?? zoneOf(profile, request) };
  const chartData = computeChart(birth, now());
  if (profile !== undefined && isBirthOf(profile, birth)) await keepChart(profile, chartData, visitorId);
  return { chartData, ...('expected' in request && { expected }) };
}

const samePlace = (profile: User, { latitude, longitude }: BirthChartRequest) =>
  profile.latitude === latitude && profile.longitude === longitude;

/** The zone that a profile was given stands for its place in the calls that name the profile. */
function zoneOf(profile: User | undefined, request: BirthChartRequest): string | undefined {
  return profile && samePlace(profile, request) ? profile.timezone : undefined;
}

function isBirthOf(profile: User, birth: BirthChartRequest): boolean {
  return (
    samePlace(profile, birth) &&
    profile.dateOfBirth === birth.dateOfBirth &&
    (profile.timeOfBirth === null) === (birth.timeOfBirth === null) &&
    resolveBirthTime(profile).instant.getTime() === resolveBirthTime(birth).instant.getTime()
  );
}
