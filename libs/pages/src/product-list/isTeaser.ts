import type { ContentElement } from '@shop/contracts';

type Teaser = Extract<ContentElement, { kind: 'categoryTeaser' | 'promoTeaser' }>;

/** Whether a list places the element between its tiles; the others stand below the list. */
export function isTeaser(element: ContentElement): element is Teaser {
  return element.kind === 'categoryTeaser' || element.kind === 'promoTeaser';
}
