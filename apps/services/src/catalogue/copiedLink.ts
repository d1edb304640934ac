import type { Link } from '@shop/contracts';
import type { ItemLink } from './itemLinks.ts';

/** What keeps a copy of an article. */
interface Copy {
  itemId: string;
  /** The article's address of then, in the language of then. */
  url: string;
}

/**
 * The link of a copied article today: the address of its item among `links`, with the variant that was chosen. Its `url`
 * is empty where the item is gone.
 */
export function copiedLink({ itemId, url }: Copy, links: ReadonlyMap<string, ItemLink>): Link {
  const path = links.get(itemId)?.url ?? '';
  const variant = /\?.*$/.exec(url)?.[0] ?? '';
  return { url: path && path + variant, target: '_self', callToAction: '' };
}
