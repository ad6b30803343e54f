export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The encoding to answer in, by RFC 9110 §12.5.3: the offered one with the highest weight, Brotli before gzip where they
 * are equal, and the plain body where neither is wanted.
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = given === undefined ? 1 : Number(given.replace(/^q\s*=\s*/, ''));
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const brotli = weightOf('br');
  const gzip = weightOf('gzip');
  // The plain body is always acceptable, but wins only when it is asked for above the others.
  const identity = weights.get('identity') ?? 0;
  if (Math.max(brotli, gzip) <= 0 || identity > Math.max(brotli, gzip)) return 'identity';
  return brotli >= gzip ? 'br' : 'gzip';
}
