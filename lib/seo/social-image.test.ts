import { describe, expect, it } from '@jest/globals';
import { PAGES } from '@/lib/routes';
import { pageImage, socialImageFile } from '@/lib/seo/social-image';

const page = { path: '/texts/gita', title: 'Gita', description: 'About it.', keywords: [], index: true };

describe('the picture of a page', () => {
  it('is called after its address, and no two are called the same', () => {
    expect(socialImageFile({ path: '/' })).toBe('daily.png');
    expect(socialImageFile(page)).toBe('texts-gita.png');
    const files = PAGES.filter(({ canonical }) => canonical === undefined).map(socialImageFile);
    expect(new Set(files).size).toBe(files.length);
  });

  it('is that of the page that stands for it', () => {
    expect(socialImageFile({ path: '/same', canonical: '/' })).toBe('daily.png');
  });

  it('names its size and what it shows', () => {
    expect(pageImage(page)).toEqual({
      url: '/og/texts-gita.png',
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: 'Gita. Chandra, Ancient Moon Sign Astrology: the Moon in the night sky.',
    });
  });

  it('may be one of its own', () => {
    const image = { path: '/og/star/rohini.png', alt: 'Rohini today' };
    expect(pageImage({ ...page, image })).toMatchObject({ url: image.path, alt: image.alt, width: 1200 });
  });
});
