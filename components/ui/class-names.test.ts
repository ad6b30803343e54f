import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { extendTailwindMerge } from 'tailwind-merge';
import { cn } from '@/components/ui/class-names';

/** The library's whole list of utilities, told of our names for sizes and radii. */
const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: ['step--1', 'step-0', 'step-1', 'step-2', 'step-3'],
      radius: ['control', 'card'],
      font: ['display', 'text', 'deva'],
    },
  },
});

const OVERRIDES: readonly (readonly [string, string])[] = [
  ['p-4', 'px-2'],
  ['px-2 py-1', 'p-4'],
  ['px-2', 'pl-1'],
  ['mt-2 mb-3', 'my-1'],
  ['w-full h-4', 'size-6'],
  ['size-6', 'w-full'],
  ['min-h-11', 'min-h-9'],
  ['text-step-0 text-ink', 'text-accent'],
  ['text-step-0 text-ink', 'text-step--1'],
  ['text-ink', 'text-[0.94rem]'],
  ['text-ink text-left', 'text-center text-pretty'],
  ['leading-tight text-ink', 'text-step-1'],
  ['border border-line', 'border-accent'],
  ['border border-line', 'border-2 border-dashed'],
  ['border border-line', 'border-0'],
  ['bg-sheet hover:bg-ink/6', 'hover:bg-accent-wash'],
  ['rounded-control', 'rounded-full'],
  ['border-line border-b', 'border-accent'],
  ['border-b-2 border-transparent', 'border-0'],
  ['border-b', 'border-b-2'],
  ['border-t border-b-accent', 'border-line'],
  ['rounded-card', 'rounded-control'],
  ['rounded-card', 'rounded-t-control'],
  ['rounded-t-card', 'rounded-control'],
  ['inset-x-0 inset-y-1', 'top-2'],
  ['inset-x-0 top-1 left-1', 'inset-2'],
  ['overflow-x-auto', 'overflow-y-hidden'],
  ['overflow-x-auto', 'overflow-hidden'],
  ['content-start', 'content-center'],
  ['place-content-center', 'content-start'],
  ['font-medium font-text', 'font-display'],
  ['font-display', 'font-[460]'],
  ['inline-flex items-center', 'grid items-start'],
  ['flex flex-row justify-center', 'flex-col justify-between'],
  ['gap-2', 'gap-x-4'],
  ['gap-x-4', 'gap-2'],
  ['absolute inset-0', 'fixed top-0'],
  ['top-2 left-1', 'inset-0'],
  ['opacity-50 cursor-pointer z-10 shadow', 'z-50 opacity-100 cursor-default shadow-none'],
  ['underline uppercase', 'no-underline normal-case'],
  ['max-w-md overflow-hidden', 'max-w-full overflow-auto'],
  ['disabled:opacity-50 data-[state=open]:bg-sheet', 'data-[state=open]:bg-ground'],
  ['button wrap', 'kicker'],
];

test.each(OVERRIDES)(
  '%s, then %s: the short list of utilities decides as the whole one does',
  (own, given) => {
    expect(cn(own, given)).toBe(whole(own, given));
  },
);

const SOURCES = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => `components/${path}`);

test('on every list of classes in the components it decides as the whole one does', () => {
  const lists = SOURCES.flatMap(
    (path) => readFileSync(path, 'utf8').match(/(?<=['"])[^'"\n]+(?=['"])/g) ?? [],
  );
  expect(lists.length).toBeGreaterThan(300);
  for (const list of lists) expect(cn(list)).toBe(whole(list));
});

test('conditions and lists are joined', () => {
  expect(cn('p-4', false, undefined, ['m-1', { 'text-ink': true, 'text-accent': false }])).toBe(
    'p-4 m-1 text-ink',
  );
});
