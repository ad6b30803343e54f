/** The two bars of the navigation. */
import { ROUTES } from '@/lib/routes';

export interface NavigationItem {
  label: string;
  /** Where it leads. */
  path: string;
  /** Addresses at which it is active, each with everything below it. */
  activeUnder: readonly string[];
}

const daily = { path: ROUTES.daily.path, activeUnder: [ROUTES.horoscope.path] };
const chart = { path: ROUTES.birthChart.path, activeUnder: [ROUTES.birthChart.path] };
const numerology = { path: ROUTES.numerology.path, activeUnder: [ROUTES.numerology.path] };
const sacredTexts = { path: ROUTES.sacredTexts.path, activeUnder: [ROUTES.sacredTexts.path] };
const spiritual = {
  path: ROUTES.spiritualAi.path,
  activeUnder: [ROUTES.spiritualAi.path, ROUTES.spiritualChat.path],
};
const profile = { path: ROUTES.profile.path, activeUnder: [ROUTES.profile.path] };

export const TOP_BAR: readonly NavigationItem[] = [
  { label: 'Daily Horoscope', ...daily },
  { label: 'My Chart', ...chart },
  { label: 'Numerology', ...numerology },
  { label: 'Sacred Texts', ...sacredTexts },
  { label: 'Spiritual AI', ...spiritual },
  { label: 'Profile', ...profile },
];

export const BOTTOM_BAR: readonly NavigationItem[] = [
  { label: 'Horoscope', ...daily },
  { label: 'Chart', ...chart },
  { label: 'Spiritual AI', ...spiritual },
  { label: 'Numbers', ...numerology },
  { label: 'Profile', ...profile },
];
