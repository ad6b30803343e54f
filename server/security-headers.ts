/** The headers that every answer carries, whatever it is. Strict transport security only where the site is on https. */
export function securityHeaders(siteAddress: string): ReadonlyMap<string, string> {
  const headers = new Map([
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]);
  if (siteAddress.startsWith('https://')) headers.set('Strict-Transport-Security', 'max-age=31536000');
  return headers;
}
