import type { CmsReference } from './cmsReference';

/**
 * What the hash of a link names: `#drawer?page=…` a page by its id, `#drawer?collection=…` a collection, and
 * `#drawer?type=…&id=…` an element by its reference. Null for a link to its own page.
 */
export function referenceIn(hash: string): CmsReference | null {
  const named = new URLSearchParams(hash.split('?')[1]);
  const pageId = named.get('page');
  const collectionId = named.get('collection');
  const referenceId = named.get('id');
  if (pageId) return { pageId };
  if (collectionId) return { collectionId };
  return referenceId ? { referenceType: named.get('type') ?? '', referenceId } : null;
}
