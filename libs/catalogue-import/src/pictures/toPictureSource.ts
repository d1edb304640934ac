import type { PictureSource } from '../ImportedItem.ts';

/**
 * Resolves a picture's source. A path with a leading slash is relative to the entry's page, if known; otherwise it is
 * an address, or a file beside the entry's own.
 */
export function toPictureSource(address: string, folder: string, page: string): PictureSource {
  const isOnPage = address.startsWith('/') && /^https?:\/\//i.test(page) && URL.canParse(address, page);
  if (isOnPage) return { address: new URL(address, page).href, folder };
  return { address: address.startsWith('//') ? `https:${address}` : address, folder };
}
