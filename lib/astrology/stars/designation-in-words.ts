/** Latin genitives of the constellations that the asterisms touch, by their abbreviation. */
const GENITIVES: Readonly<Record<string, string>> = {
  And: 'Andromedae',
  Aql: 'Aquilae',
  Aqr: 'Aquarii',
  Ari: 'Arietis',
  Boo: 'Boötis',
  Cnc: 'Cancri',
  Crv: 'Corvi',
  Del: 'Delphini',
  Gem: 'Geminorum',
  Hya: 'Hydrae',
  Leo: 'Leonis',
  Lib: 'Librae',
  Ori: 'Orionis',
  Peg: 'Pegasi',
  Psc: 'Piscium',
  Sco: 'Scorpii',
  Sgr: 'Sagittarii',
  Tau: 'Tauri',
  Vir: 'Virginis',
};

/** The letter or number of a designation: "η" of "η Tau". */
export function markOf(designation: string): string {
  return designation.split(' ')[0] ?? designation;
}

/** "η Tau" as it is spoken, "η Tauri". @throws RangeError for a constellation that no asterism touches. */
export function designationInWords(designation: string): string {
  const [mark, constellation = ''] = designation.split(' ');
  const genitive = GENITIVES[constellation];
  if (!genitive) throw new RangeError(`${designation} is in no constellation known here`);
  return `${mark} ${genitive}`;
}
