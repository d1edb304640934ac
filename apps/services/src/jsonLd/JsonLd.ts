/** An object of schema.org as JSON-LD. */
export type JsonLd = Record<string, unknown>;

/** Where schema.org's terms stand, in whole addresses and as a context. */
export const SCHEMA = 'https://schema.org';
