import type { ContentElement } from '@shop/contracts';

type Teaser = Extract<ContentElement, { kind: 'categoryTeaser' | 'promoTeaser' }>;

/** Whether an element is placed between the tiles; others are rendered below the list. */
export function isTeaser(element: ContentElement): element is Teaser {
  return element.kind === 'categoryTeaser' || element.kind === 'promoTeaser';
}
