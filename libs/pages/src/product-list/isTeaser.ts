import type { ContentElement } from '@shop/contracts';

const kinds: readonly string[] = ['categoryTeaser', 'promoTeaser'];

/** Whether a list places the element between its tiles; the others stand below the list. */
export function isTeaser({ kind }: ContentElement): boolean {
  return kinds.includes(kind);
}
