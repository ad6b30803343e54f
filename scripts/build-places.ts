/** Writes .build/places.bin, the index that the place search reads: `node scripts/run.mjs scripts/build-places.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileAllPlaces } from '@/lib/places/compile-all-places';
import { encodeIndex } from '@/lib/places/index-file';
import { PLACES_FILE } from '@/lib/places/load-index';

const index = compileAllPlaces();
mkdirSync(dirname(PLACES_FILE), { recursive: true });
writeFileSync(PLACES_FILE, encodeIndex(index));
console.log(`${index.populations.length} places, ${index.keyEnds.length} keys`);
