/** An object of schema.org as JSON-LD. */
export type JsonLd = Record<string, unknown>;

/** schema.org's namespace, for whole addresses and as a context. */
export const SCHEMA = 'https://schema.org';
