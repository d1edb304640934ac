import type { ItemPage } from '../catalogue/findItemPage.ts';

/** Absolute address of an item's page in the language of the call. */
export function itemUrl({ locale, uris }: Pick<ItemPage, 'locale' | 'uris'>, baseUrl: string): string {
  return baseUrl + (uris[locale] ?? '');
}
