const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;

/** "19.0760° N, 72.8777° E" of degrees, north and east positive. */
export function formatCoordinates(latitude: number, longitude: number): string {
  return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
}
