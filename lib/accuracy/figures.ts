import content from '@/content/accuracy/figures.json' with { type: 'json' };

/** How far a kind of figure lies from its reference, and how far it may. */
export interface Measured {
  name: string;
  /** How many differences were taken. */
  cases: number;
  unit: 'arcseconds' | 'seconds' | 'minutes' | 'hours' | 'degrees';
  mean: number;
  worst: number;
  /** What is promised, in the same unit; null where the mean is not promised. */
  promisedMean: number | null;
  promisedWorst: number;
}

/** Things that are equal or not: a sign, a score, an offset. All of them have to be. */
export interface Counted {
  name: string;
  cases: number;
  equal: number;
}

export interface FigureGroup {
  id: string;
  title: string;
  /** Who made the figures that ours are held against. */
  reference: string;
  measured: Measured[];
  counted: Counted[];
}

/** What `npm run accuracy` wrote, in the order of the page. */
export const ACCURACY_FIGURES = content.groups as FigureGroup[];
