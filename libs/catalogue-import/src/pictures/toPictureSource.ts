import type { PictureSource } from '../ImportedItem.ts';

/**
 * Where a picture is. One that begins with a slash is on the web, as seen from the page the entry was written for, where
 * that is known; another one is an address, or a file beside the entry's own.
 */
export function toPictureSource(address: string, folder: string, page: string): PictureSource {
  const isOnPage = address.startsWith('/') && /^https?:\/\//i.test(page) && URL.canParse(address, page);
  if (isOnPage) return { address: new URL(address, page).href, folder };
  return { address: address.startsWith('//') ? `https:${address}` : address, folder };
}
