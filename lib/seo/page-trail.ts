import { PAGES, type PageRoute } from '@/lib/routes';

interface Step {
  readonly name: string;
  readonly path: string;
}

const HOME: Step = { name: 'Home', path: '/' };

/**
 * The way from the home page to a page, both included: the pages in whose addresses its own begins. A page that another
 * stands for is no step, since its address leads elsewhere.
 */
export function pageTrail(page: PageRoute, pages: readonly PageRoute[] = PAGES): readonly Step[] {
  if ((page.canonical ?? page.path) === HOME.path) return [HOME];
  const above = pages
    .filter(({ path, canonical }) => canonical === undefined && page.path.startsWith(`${path}/`))
    .toSorted((one, other) => one.path.length - other.path.length);
  return [HOME, ...[...above, page].map(({ name, title, path }) => ({ name: name ?? title, path }))];
}
