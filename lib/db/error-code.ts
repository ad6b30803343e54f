/**
 * The `code` of an error of the system (`EEXIST`) or of PostgreSQL (`3D000`), where it has one. It does not ask for
 * `instanceof Error`, which fails for errors made in another realm.
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
