import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The faces of the pictures. The drawing library reads single weights as woff, and takes the first of a name that has the
 * letter. It does not shape Devanagari: a conjunct or a vowel sign before its consonant comes out wrong, so pictures have
 * none.
 */
const FACES = [
  { name: 'Fraunces', weight: 500, file: 'fraunces/files/fraunces-latin-500-normal.woff' },
  { name: 'Fraunces', weight: 500, file: 'fraunces/files/fraunces-latin-ext-500-normal.woff' },
  {
    name: 'Instrument Sans',
    weight: 500,
    file: 'instrument-sans/files/instrument-sans-latin-500-normal.woff',
  },
  {
    name: 'Instrument Sans',
    weight: 500,
    file: 'instrument-sans/files/instrument-sans-latin-ext-500-normal.woff',
  },
] as const;

async function readFaces() {
  return Promise.all(
    FACES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource', file)),
    })),
  );
}

let faces: ReturnType<typeof readFaces> | undefined;

/** Read once a process. */
export function socialFonts() {
  faces ??= readFaces();
  return faces;
}
