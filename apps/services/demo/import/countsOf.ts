import type { DemoPage } from '../pageSchema.ts';
import { flattenCategories, withAncestors } from './categoryTree.ts';
import type { CatalogueFiles } from './readBrand.ts';

/** What pages count, by the name that their texts call it: lists by their ids, and what no list has. */
export type Counts = ReadonlyMap<string, number>;

/** Elements that show the makers of a shop, and those that ask questions. */
const MAKERS = 'brandList';
const FINDER = 'giftFinder';

/** Counts what a brand's texts tell the number of, so that none of them is written by hand. */
export function countsOf(catalogue: CatalogueFiles, pages: readonly DemoPage[], ownBrand: string): Counts {
  const { products, recipes, series, cooks, site } = catalogue;
  const tree = new Map(flattenCategories(catalogue.categories).map((category) => [category.id, category]));
  const items = [...products, ...recipes, ...series].map(({ id, categories }) => ({
    id,
    lists: new Set(categories.flatMap((category) => withAncestors(tree, category))),
  }));
  const inLists = [...tree.keys()].map((list): [string, number] => [
    list,
    items.filter(({ lists }) => lists.has(list)).length,
  ]);
  const inOwnLists = (site?.lists ?? []).map(({ id, ...list }): [string, number] => [
    id,
    items.filter((item) => list.items.includes(item.id) || list.categories.some((one) => item.lists.has(one))).length,
  ]);
  // Paper and samples are in no list: they are offered with other articles.
  const listed = products.filter(({ categories }) => categories.length > 0);
  return new Map([
    ...inLists,
    ...inOwnLists,
    ...questionsIn(pages),
    ['all-experiences', listed.filter(({ type }) => type === 'experienceVoucher').length],
    ['all-articles', listed.filter(({ type }) => type === 'product').length],
    ['all-ideas', listed.length + series.length],
    ['all-recipes', recipes.length],
    ['members-recipes', recipes.filter(({ membersOnly }) => membersOnly).length],
    ['all-cooks', cooks.length],
    ['makers', makersIn(pages).filter((name) => name !== ownBrand).length],
  ]);
}

/** The questions of finders, as `<id of the page>-questions`. */
function questionsIn(pages: readonly DemoPage[]): [string, number][] {
  return pages.flatMap(({ id, elements }) =>
    elements
      .filter(({ kind }) => kind === FINDER)
      .map(({ data }): [string, number] => [`${id}-questions`, (data['questions'] as unknown[]).length]),
  );
}

function makersIn(pages: readonly DemoPage[]): string[] {
  const lists = pages.flatMap(({ elements }) => elements).filter(({ kind }) => kind === MAKERS);
  return lists.flatMap(({ data }) => (data['brands'] as { name: { de: string } }[]).map(({ name }) => name.de));
}
