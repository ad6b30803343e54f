/** Every operation of the API. A test holds this list and the routes under app/api to each other. */

import { getCosmicBackgrounds } from '@/lib/backgrounds/operations';
import { getStarCalendarFile } from '@/lib/calendar/operations';
import { postBirthChart } from '@/lib/charts/operations';
import { postCompatibility } from '@/lib/compatibility/operations';
import { getInsightsOfDay } from '@/lib/cosmic-insights/operations';
import { getHealth } from '@/lib/health/operations';
import { getNakshatraHoroscopes, getStarHoroscopeOfDay } from '@/lib/horoscopes/operations';
import type { Operation } from '@/lib/http/operation';
import { getLandingContent, getLandingImages } from '@/lib/landing/operations';
import { confirmSubscription, subscribe } from '@/lib/newsletter/operations';
import { getOpenApi } from '@/lib/openapi/operations';
import { getPanchangOfDay } from '@/lib/panchang/operations';
import { searchLocations } from '@/lib/places/operations';
import { createUser, deleteUser, getUser, listUsers, updateUser } from '@/lib/profiles/operations';

export const OPERATIONS: readonly Operation[] = [
  listUsers,
  createUser,
  getUser,
  updateUser,
  deleteUser,
  postBirthChart,
  searchLocations,
  getNakshatraHoroscopes,
  getStarHoroscopeOfDay,
  getCosmicBackgrounds,
  getInsightsOfDay,
  getStarCalendarFile,
  postCompatibility,
  getPanchangOfDay,
  subscribe,
  confirmSubscription,
  getLandingContent,
  getLandingImages,
  getHealth,
  getOpenApi,
];
