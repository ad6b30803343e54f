import { seededNumbers } from '@/components/seo/social-image/seeded-numbers';
import type { SocialCardProps } from '@/components/seo/social-image/social-card';
import { NOT_FOUND, PAGES } from '@/lib/routes';
import { NOT_FOUND_IMAGE_FILE, socialImageFile } from '@/lib/seo/social-image';

/** A page keeps its own field of stars, and a Moon between the crescents, for as long as it keeps its picture's name. */
function cardOf(file: string, title: string, name?: string): [string, SocialCardProps] {
  const next = seededNumbers(file);
  const age = 0.12 + 0.76 * next();
  return [
    file,
    {
      kicker: name === title ? undefined : name,
      title,
      sky: {
        seed: file,
        litFraction: (1 - Math.cos(2 * Math.PI * age)) / 2,
        waxing: age < 0.5,
        starIndex: Math.floor(27 * next()),
      },
    },
  ];
}

/** What to draw for every page in lib/routes.ts and for the not-found page, by the name of the file. */
export const PAGE_CARDS: ReadonlyMap<string, SocialCardProps> = new Map([
  ...PAGES.filter(({ canonical }) => canonical === undefined).map((page) =>
    cardOf(socialImageFile(page), page.title, page.name),
  ),
  cardOf(NOT_FOUND_IMAGE_FILE, NOT_FOUND.title),
]);
