import type { DemoPage } from '../pageSchema.ts';
import { flattenCategories, withAncestors } from './categoryTree.ts';
import type { CatalogueFiles } from './readBrand.ts';

/** What pages count, by the name that their texts call it: lists by their ids, and what no list has. */
export type Counts = ReadonlyMap<string, number>;

/** Elements that show the makers of a shop. */
const MAKERS = 'brandList';

/** Counts what a brand's texts tell the number of, so that none of them is written by hand. */
export function countsOf(catalogue: CatalogueFiles, pages: readonly DemoPage[], ownBrand: string): Counts {
  const { products, recipes, series, cooks } = catalogue;
  const tree = new Map(flattenCategories(catalogue.categories).map((category) => [category.id, category]));
  const items = [...products, ...recipes, ...series];
  const inLists = [...tree.keys()].map((list): [string, number] => [
    list,
    items.filter(({ categories }) => categories.some((id) => withAncestors(tree, id).includes(list))).length,
  ]);
  // Paper and samples are in no list: they are offered with other articles.
  const listed = products.filter(({ categories }) => categories.length > 0);
  return new Map([
    ...inLists,
    ['all-experiences', listed.filter(({ type }) => type === 'experienceVoucher').length],
    ['all-articles', listed.filter(({ type }) => type === 'product').length],
    ['all-ideas', listed.length + series.length],
    ['all-recipes', recipes.length],
    ['members-recipes', recipes.filter(({ membersOnly }) => membersOnly).length],
    ['all-cooks', cooks.length],
    ['makers', makersIn(pages).filter((name) => name !== ownBrand).length],
  ]);
}

function makersIn(pages: readonly DemoPage[]): string[] {
  const lists = pages.flatMap(({ elements }) => elements).filter(({ kind }) => kind === MAKERS);
  return lists.flatMap(({ data }) => (data['brands'] as { name: { de: string } }[]).map(({ name }) => name.de));
}
