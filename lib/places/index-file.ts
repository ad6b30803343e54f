import type { PlaceIndex } from '@/lib/places/place-index';

/** Told apart from any other file, and from one of another layout. */
const MAGIC = 'chandra-places-1';
const ALIGNMENT = 8;

const ARRAYS = {
  nameEnds: Uint32Array,
  nameBytes: Uint8Array,
  latitudes: Int32Array,
  longitudes: Int32Array,
  populations: Uint32Array,
  countryOf: Uint16Array,
  regionOf: Uint16Array,
  timezoneOf: Uint16Array,
  keyEnds: Uint32Array,
  keyUnits: Uint16Array,
  keyPlaces: Uint32Array,
  keyKinds: Uint8Array,
  keyShared: Uint8Array,
} as const;

type ArrayName = keyof typeof ARRAYS;
const ARRAY_NAMES = Object.keys(ARRAYS) as ArrayName[];

interface Header extends Pick<PlaceIndex, 'countries' | 'regions' | 'timezones'> {
  readonly lengths: Readonly<Record<ArrayName, number>>;
}

/** The index as one file: a header in JSON, then each array as it stands in memory. */
export function encodeIndex(index: PlaceIndex): Buffer {
  const lengths = Object.fromEntries(ARRAY_NAMES.map((name) => [name, index[name].length]));
  const { countries, regions, timezones } = index;
  const header = Buffer.from(JSON.stringify({ countries, regions, timezones, lengths }));
  const opening = Buffer.alloc(MAGIC.length + ALIGNMENT);
  opening.write(MAGIC, 'latin1');
  opening.writeUInt32LE(header.length, MAGIC.length);
  const arrays = ARRAY_NAMES.map((name) => {
    const { buffer, byteOffset, byteLength } = index[name];
    return padded(new Uint8Array(buffer, byteOffset, byteLength));
  });
  return Buffer.concat([opening, padded(header), ...arrays]);
}

/**
 * The index of a file, its arrays lying in the file's own memory.
 * @throws Error for a file of another kind or layout
 */
export function decodeIndex(file: Buffer): PlaceIndex {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('not an index of places');
  const headerAt = MAGIC.length + ALIGNMENT;
  const headerBytes = file.readUInt32LE(MAGIC.length);
  const header = JSON.parse(file.toString('utf8', headerAt, headerAt + headerBytes)) as Header;
  const { lengths, ...lists } = header;

  let at = file.byteOffset + headerAt + roundUp(headerBytes);
  const arrays = ARRAY_NAMES.map((name) => {
    const array = new ARRAYS[name](file.buffer as ArrayBuffer, at, lengths[name]);
    at += roundUp(array.byteLength);
    return [name, array];
  });
  return { ...lists, ...(Object.fromEntries(arrays) as Pick<PlaceIndex, ArrayName>) };
}

function padded(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes], roundUp(bytes.length));
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
