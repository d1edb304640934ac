import { locales } from '@shop/contracts/constants';
import type { StoredLink } from '../../src/db/schema/index.ts';
import type { DemoListLink } from '../schema.ts';
import type { FlatCategory } from './categoryTree.ts';
import type { Report } from './readBrand.ts';

/** The link to a list in all languages; nothing, and a report, where there is no such list. */
export function storedLink(
  { to, query, label }: DemoListLink,
  categories: ReadonlyMap<string, FlatCategory>,
  report: Report,
): StoredLink[] {
  const list = categories.get(to);
  if (!list) {
    report(`a link leads to ${to}, which is no list`);
    return [];
  }
  const url = Object.fromEntries(locales.map((locale) => [locale, list.uri[locale] + (query ? `?${query}` : '')]));
  return [{ url, target: '_self', label }];
}
