/** Whether the page at an address is one of `paths` or lies below one. Apart from the list of pages, so that a browser need not load it. */
export function isActive(paths: readonly string[], pathname: string): boolean {
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
