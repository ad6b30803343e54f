/** Named in answers: some printed tables leave house 7 out, some add 2, 5 and 9 in the bright half. */
export const CHANDRA_BALA_CONVENTION = 'good in houses 1, 3, 6, 7, 10 and 11 from the birth sign';

const GOOD_HOUSES: ReadonlySet<number> = new Set([1, 3, 6, 7, 10, 11]);
const CHANDRASHTAMA_HOUSE = 8;

/** House 1..12 of a sign counted inclusively from another, both 0..11. */
export function houseFrom(fromSignIndex: number, signIndex: number): number {
  return ((signIndex - fromSignIndex + 12) % 12) + 1;
}

/** Chandra bala: the day's Moon counted from the birth sign, both signs 0..11. */
export function chandraBalaOf(
  birthSignIndex: number,
  moonSignIndex: number,
): { house: number; good: boolean } {
  const house = houseFrom(birthSignIndex, moonSignIndex);
  return { house, good: GOOD_HOUSES.has(house) };
}

/** Whether the Moon stands in the eighth from the birth sign, both signs 0..11. */
export function isChandrashtama(birthSignIndex: number, moonSignIndex: number): boolean {
  return houseFrom(birthSignIndex, moonSignIndex) === CHANDRASHTAMA_HOUSE;
}
