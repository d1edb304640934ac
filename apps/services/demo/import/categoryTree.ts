import { localePrefix } from '@shop/contracts/addresses';
import { locales, type Locale } from '@shop/contracts/constants';
import type { Text } from '../textSchema.ts';
import type { DemoCategory } from '../treeSchema.ts';
import { slug } from '../../src/import/slug.ts';

export interface FlatCategory {
  id: string;
  parentId: string | null;
  title: Text;
  /** Path by locale: the slugs of its ancestors, then its own. */
  uri: Record<Locale, string>;
  children: readonly DemoCategory[];
}

/** The tree as a list, parents before children, in the order of the file. */
export function flattenCategories(tree: readonly DemoCategory[], parent: FlatCategory | null = null): FlatCategory[] {
  return tree.flatMap(({ id, title, children }) => {
    const uri = Object.fromEntries(
      locales.map((locale) => [
        locale,
        `${parent?.uri[locale] ?? localePrefix(locale)}/${slug(title[locale], locale)}`,
      ]),
    ) as Record<Locale, string>;
    const category: FlatCategory = { id, parentId: parent?.id ?? null, title, uri, children };
    return [category, ...flattenCategories(children, category)];
  });
}

/** A category's ancestors and itself. */
export function withAncestors(categories: ReadonlyMap<string, FlatCategory>, id: string): string[] {
  const category = categories.get(id);
  if (!category) return [];
  return [...(category.parentId ? withAncestors(categories, category.parentId) : []), id];
}
