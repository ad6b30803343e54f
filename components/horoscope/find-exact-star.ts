/** The birth star from the Moon's place at birth, as the chart call reckons it. */
import { type Location, searchLocations } from '@/components/places/search-locations';
import { apiRequest, RequestError } from '@/components/request/api-request';
import { NAKSHATRAS, type NamedNakshatra } from '@/lib/astrology/nakshatras';

export interface ExactBirth {
  dateOfBirth: string;
  /** HH:MM; null when it is not known. */
  timeOfBirth: string | null;
  placeName: string;
  /** Undefined: the first place of that name. */
  location: Location | undefined;
}

export interface ExactStar {
  /** One star, or, without the time, those the Moon passed through that day. */
  stars: readonly NamedNakshatra[];
  /** 1..4, where it is certain. */
  pada: number | null;
  /** The place that was reckoned with. */
  place: string;
}

/** A reason that can be told to the reader. */
export class NotFoundExactly extends Error {}

interface ChartAnswer {
  chartData: {
    positions: readonly {
      planet: string;
      nakshatra: string | null;
      pada: number | null;
      candidates?: { nakshatra?: string[] };
    }[];
  };
}

/** @throws NotFoundExactly with a sentence for the reader; network errors */
export async function findExactStar(birth: ExactBirth): Promise<ExactStar> {
  const location = birth.location ?? (await searchLocations(birth.placeName))[0];
  if (!location) throw new NotFoundExactly('No place of that name was found. A larger town nearby will do.');
  const { name: place, latitude, longitude } = location;
  try {
    const response = await apiRequest('POST', '/api/birth-chart', {
      dateOfBirth: birth.dateOfBirth,
      timeOfBirth: birth.timeOfBirth,
      ...(birth.timeOfBirth === null && { timeKnown: false }),
      placeOfBirth: place,
      latitude,
      longitude,
    });
    const { chartData } = (await response.json()) as ChartAnswer;
    const moon = chartData.positions.find(({ planet }) => planet === 'Moon');
    const names = moon?.nakshatra ? [moon.nakshatra] : (moon?.candidates?.nakshatra ?? []);
    return { stars: NAKSHATRAS.filter(({ name }) => names.includes(name)), pada: moon?.pada ?? null, place };
  } catch (error) {
    if (error instanceof RequestError && error.status === 400)
      throw new NotFoundExactly('That date or time is not one a birth can have. Please look at them again.');
    throw error;
  }
}
