import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeIndex } from '@/lib/places/index-file';
import type { PlaceIndex } from '@/lib/places/place-index';

/** Written by scripts/build-places.ts before the server starts. */
export const PLACES_FILE = '.build/places.bin';

let loading: Promise<PlaceIndex> | undefined;

/** The index of all places, loaded at the first call and kept. */
export function loadIndex(): Promise<PlaceIndex> {
  loading ??= readIndex();
  return loading;
}

/** Reading the file takes hundredths of a second; compiling, seconds, and only where nothing was built. */
async function readIndex(): Promise<PlaceIndex> {
  try {
    return decodeIndex(aligned(await readFile(join(process.cwd(), PLACES_FILE))));
  } catch {
    const { compileAllPlaces } = await import('@/lib/places/compile-all-places');
    return compileAllPlaces();
  }
}

/** The arrays lie in the file's memory, which must begin at a multiple of their elements' size. */
function aligned(file: Buffer): Buffer {
  return file.byteOffset % 8 === 0 ? file : Buffer.from(Uint8Array.from(file).buffer);
}
