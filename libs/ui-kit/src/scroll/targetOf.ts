import { textOfHash } from '@shop/router';

/** The element that a hash (`#reviews`, as in an address) names; null if there is none. */
export const targetOf = (hash: string): HTMLElement | null => document.getElementById(textOfHash(hash));
