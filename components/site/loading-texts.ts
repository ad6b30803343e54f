import { PAGES } from '@/lib/routes';

/** What is said while a page loads, by its path; a page that is not here says nothing of its own. */
export const LOADING_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  PAGES.flatMap(({ path, loading }) => (loading === undefined ? [] : [[path, loading]])),
);
