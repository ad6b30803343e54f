const FIRST_YEAR = 2025;

/** "2025", or "2025–2026" once that year is past. */
export function copyrightYears(currentYear: number): string {
  return currentYear > FIRST_YEAR ? `${FIRST_YEAR}–${currentYear}` : String(FIRST_YEAR);
}
