export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** Of what is compressed once for many, smallest first; and at every request, quickest first. */
const made = { shared: ['br', 'gzip'], personal: ['zstd', 'br', 'gzip'] } as const;

/**
 * The best encoding of an `Accept-Encoding` header that the server makes: the smallest one of what is kept, the quickest one of
 * what is `personal`, since nobody else will ask for it.
 */
export function acceptedEncoding(header: string | undefined, use: keyof typeof made = 'shared'): Encoding {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  return made[use].find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}
