/** The links of wish lists and shopping lists: where they lead, and what they carry. Free of zod, for server and browser. */

/** Segment of the page below the profile area. Unlike the others it is for visitors, too. */
export const WISH_LIST_SEGMENT = 'wish-list';

/** Segment of the page with the ingredients of recipes; it is for visitors, too. */
export const SHOPPING_LIST_SEGMENT = 'shopping-list';

/** The address of the wish list, below that of the profile area. */
export const wishListPath = (profile: string): string => `${profile}/${WISH_LIST_SEGMENT}`;

/** The address of the shopping list, below that of the profile area. */
export const shoppingListPath = (profile: string): string => `${profile}/${SHOPPING_LIST_SEGMENT}`;

/**
 * What a link to the wish list carries a token for: to show somebody's list, or to end mails. It is in the hash, which stays in
 * the browser: neither servers' logs nor pages that are visited from there get it.
 */
export type WishTokenPurpose = 'shared' | 'stop';

/** The hash of a link with a token. */
export const wishHash = (purpose: WishTokenPurpose, token: string): string => `#${purpose}=${token}`;

/** The token in a hash; null for none. */
export const wishTokenIn = (hash: string, purpose: WishTokenPurpose): string | null =>
  new URLSearchParams(hash.slice(1)).get(purpose);
