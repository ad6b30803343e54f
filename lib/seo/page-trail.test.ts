import { describe, expect, it } from '@jest/globals';
import { pageTrail } from '@/lib/seo/page-trail';

const page = (path: string, more = {}) => ({
  path,
  title: `Title of ${path}`,
  description: '',
  keywords: [],
  index: true,
  ...more,
});
const PAGES = [
  page('/'),
  page('/texts/gita', { name: 'Gita' }),
  page('/texts'),
  page('/text'),
  page('/same', { canonical: '/' }),
];

describe('the way to a page', () => {
  it('is home alone for the home page and for what it stands for', () => {
    expect(pageTrail(page('/'), PAGES)).toEqual([{ name: 'Home', path: '/' }]);
    expect(pageTrail(page('/same', { canonical: '/' }), PAGES)).toEqual([{ name: 'Home', path: '/' }]);
  });

  it('passes the pages above it from the root on, by their short names', () => {
    expect(pageTrail(page('/texts/gita/2', { name: 'Chapter 2' }), PAGES)).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Title of /texts', path: '/texts' },
      { name: 'Gita', path: '/texts/gita' },
      { name: 'Chapter 2', path: '/texts/gita/2' },
    ]);
  });

  it('leaves out a page that another stands for', () => {
    expect(pageTrail(page('/same/rohini'), PAGES)).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Title of /same/rohini', path: '/same/rohini' },
    ]);
  });
});
