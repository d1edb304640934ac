export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first. */
const made = ['br', 'gzip'] as const;

/** Smallest encoding of an `Accept-Encoding` header that the server makes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  return made.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}
