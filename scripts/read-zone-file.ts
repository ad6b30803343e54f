/** Reads a compiled zone file (TZif, RFC 9636), second version, whose times are 64-bit. */

export interface ZonePeriod {
  /** Seconds to add to UTC. */
  readonly offset: number;
  /** As the tz database has it: `LMT`, `IST`, `+0530`. */
  readonly abbreviation: string;
}

export interface ZoneTransition extends ZonePeriod {
  /** When the period begins, in seconds since 1970 UTC. */
  readonly at: number;
}

const HEADER_BYTES = 44;

/** @throws Error when the bytes are no TZif file of version 2 or later */
export function readZoneFile(file: Buffer): { first: ZonePeriod; transitions: ZoneTransition[] } {
  if (file.toString('latin1', 0, 4) !== 'TZif' || file.readUInt8(4) < 0x32) {
    throw new Error('not a TZif file of version 2 or later');
  }
  const old = readCounts(file, 0);
  const oldBytes =
    old.times * 5 + old.types * 6 + old.characters + old.leaps * 8 + old.standards + old.universals;
  const start = HEADER_BYTES + oldBytes;
  const { times, types, characters } = readCounts(file, start);

  const timesAt = start + HEADER_BYTES;
  const indexesAt = timesAt + times * 8;
  const typesAt = indexesAt + times;
  const textAt = typesAt + types * 6;
  const text = file.toString('latin1', textAt, textAt + characters);

  const period = (index: number): ZonePeriod => {
    const at = typesAt + index * 6;
    const from = file.readUInt8(at + 5);
    return { offset: file.readInt32BE(at), abbreviation: text.slice(from, text.indexOf('\0', from)) };
  };
  const transitions = Array.from({ length: times }, (_, index) => ({
    at: Number(file.readBigInt64BE(timesAt + index * 8)),
    ...period(file.readUInt8(indexesAt + index)),
  }));
  return { first: period(0), transitions };
}

function readCounts(file: Buffer, start: number) {
  const [universals = 0, standards = 0, leaps = 0, times = 0, types = 0, characters = 0] = Array.from(
    { length: 6 },
    (_, index) => file.readUInt32BE(start + 20 + index * 4),
  );
  return { universals, standards, leaps, times, types, characters };
}
