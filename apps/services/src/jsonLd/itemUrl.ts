import type { ItemPage } from '../catalogue/findItemPage.ts';

/** Whole address of an item's page in the language it is read in. */
export function itemUrl({ locale, uris }: Pick<ItemPage, 'locale' | 'uris'>, baseUrl: string): string {
  return baseUrl + (uris[locale] ?? '');
}
