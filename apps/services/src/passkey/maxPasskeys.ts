/** Passkeys of one customer; more are refused. */
export const MAX_PASSKEYS = 20;
