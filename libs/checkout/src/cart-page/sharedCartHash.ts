const KEY = 'shared';

/**
 * The part of a link that opens a shared cart. A hash stays in the browser: neither servers' logs nor pages that are
 * visited from there get the token.
 */
export const sharedCartHash = (token: string): string => `#${KEY}=${token}`;

/** The token of a link to a shared cart; null without one. */
export const sharedCartToken = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get(KEY);
