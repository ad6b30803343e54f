import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
const isSize = (value: string) => /^(step-|\[(length:)?[\d.])/.test(value);
const isWidth = (value: string) => /^(\d+|\[[\d.].*)$/.test(value);
const isWeight = (value: string) => /^(normal|medium|semibold|bold|\[(weight:)?\d.*)$/.test(value);

const SIDES = ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'];

/** Width and colour of each side's border, and of the whole. */
const BORDERS = Object.fromEntries(
  ['border', ...SIDES].flatMap((side) => [
    [`${side}-width`, [{ [side]: ['', isWidth] }]],
    [`${side}-colour`, [{ [side]: [any] }]],
  ]),
);

const words = (list: string) => list.split(' ');

/** A group for each prefix: the later of two classes with the same prefix wins. */
const byPrefix = (prefixes: string) =>
  Object.fromEntries(words(prefixes).map((prefix) => [prefix, [{ [prefix]: ['', any] }]]));

/**
 * The utilities that a caller may want to replace. Our own short list instead of the library's full one: that weighs
 * 6 KB more, on every page with a button. A class that no rule knows is kept as it is.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 200,
  theme: {},
  classGroups: {
    ...byPrefix('p px py pt pr pb pl ps pe m mx my mt mr mb ml gap gap-x gap-y'),
    ...byPrefix('w h size min-w min-h max-w max-h inset inset-x inset-y top right bottom left z'),
    ...byPrefix('opacity shadow bg cursor animate rounded rounded-t rounded-r rounded-b rounded-l'),
    ...byPrefix('leading tracking items self grid-cols overflow overflow-x overflow-y'),
    display: words('hidden contents block inline-block inline flex inline-flex grid inline-grid'),
    position: words('static relative absolute fixed sticky'),
    alignContent: [{ content: ['start', 'center', 'end', 'between', 'normal'] }],
    direction: [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    justify: [{ justify: ['start', 'center', 'end', 'between', 'normal'] }],
    fontSize: [{ text: [isSize] }],
    textAlign: [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    textWrap: [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    textColor: [{ text: [any] }],
    fontWeight: [{ font: [isWeight] }],
    fontFamily: [{ font: ['display', 'text', 'deva'] }],
    textCase: ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
    underline: ['underline', 'no-underline'],
    borderStyle: [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    ...BORDERS,
  },
  conflictingClassGroups: {
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl', 'ps', 'pe'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    size: ['w', 'h'],
    gap: ['gap-x', 'gap-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    overflow: ['overflow-x', 'overflow-y'],
    rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
    fontSize: ['leading'],
    'border-width': SIDES.map((side) => `${side}-width`),
    'border-colour': SIDES.map((side) => `${side}-colour`),
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder'],
}));

/** Joins class names; of utilities that set the same thing the last one stays, so that a caller's win. */
export const cn = (...names: ClassValue[]): string => merge(clsx(names));
