import { describe, expect, it } from '@jest/globals';
import { siteUrl } from '@/lib/env';
import { PAGES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

describe('the list of pages', () => {
  it('names no path, title or description twice', () => {
    for (const key of ['path', 'title', 'description'] as const)
      expect(new Set(PAGES.map((page) => page[key])).size).toBe(PAGES.length);
  });

  it('keeps descriptions within what a result page shows', () => {
    for (const { description } of PAGES) {
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});

describe('the head of a page', () => {
  const page = { path: '/x', title: 'Star', description: 'About it.', keywords: ['a', 'b'], index: true };

  it('carries title, description, keywords, social tags and its own address', () => {
    expect(pageMetadata(page)).toMatchObject({
      metadataBase: new URL(siteUrl()),
      title: 'Star | Chandra',
      description: 'About it.',
      keywords: ['a', 'b'],
      alternates: { canonical: '/x' },
      robots: { index: true, follow: true },
      openGraph: { title: 'Star | Chandra', description: 'About it.', url: '/x', siteName: 'Chandra' },
      twitter: { title: 'Star | Chandra', description: 'About it.' },
    });
  });

  it('keeps a page that is not for search engines out of them', () => {
    expect(pageMetadata({ ...page, index: false }).robots).toEqual({ index: false, follow: false });
  });
});
