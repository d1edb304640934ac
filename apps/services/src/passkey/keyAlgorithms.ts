/** Kinds of keys that passkeys may have, the preferred ones first: EdDSA, ES256 and RS256 by their COSE numbers. */
export const KEY_ALGORITHMS = [-8, -7, -257] as const;
