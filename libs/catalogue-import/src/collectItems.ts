import { dirname } from 'node:path';
import type { Locale } from '@shop/contracts/constants';
import type { Entry } from './files/Entry.ts';
import { readEntries } from './files/readEntries.ts';
import { toFeedProduct } from './feed/toFeedProduct.ts';
import { type FeedProductOf, toProducts } from './feed/toProducts.ts';
import type { ImportedItem } from './ImportedItem.ts';
import type { ImportReport } from './ImportReport.ts';
import { recipeAddress } from './recipes/recipeAddress.ts';
import { toRecipe } from './recipes/toRecipe.ts';

export interface CollectScope {
  locale: Locale;
  currency: string;
  now: Date;
}

/** The items of files. Invalid entries, and unreadable files, go to the report. */
export async function collectItems(
  files: readonly string[],
  scope: CollectScope,
  report: ImportReport,
): Promise<ImportedItem[]> {
  const products = new Map<string, FeedProductOf>();
  const recipes = new Map<string, ImportedItem>();
  for (const file of files) {
    let entries: Entry[] = [];
    try {
      entries = await readEntries(file);
    } catch (error) {
      report.unread.push({ file, reason: messageOf(error) });
    }
    const isShared = sharedAddresses(entries);
    for (const [index, entry] of entries.entries()) {
      try {
        collect(entry, file, scope, products, recipes, isShared);
      } catch (error) {
        report.add({ file, id: nameOf(entry) || `#${index + 1}`, outcome: 'skipped', notes: [messageOf(error)] });
      }
    }
  }
  return [...toProducts([...products.values()], scope.locale, report), ...recipes.values()];
}

function collect(
  entry: Entry,
  file: string,
  scope: CollectScope,
  products: Map<string, FeedProductOf>,
  recipes: Map<string, ImportedItem>,
  isShared: (address: string) => boolean,
): void {
  const folder = dirname(file);
  if (entry.kind === 'broken') throw new Error(entry.problem);
  if (entry.kind === 'product') add(products, { ...toFeedProduct(entry.record, { ...scope, folder }), file });
  else add(recipes, toRecipe(entry.data, { file, folder, now: scope.now, isShared }));
}

/** Addresses that recipes of different names in one file have: those of a page with several recipes. */
function sharedAddresses(entries: readonly Entry[]): (address: string) => boolean {
  const recipes = entries.filter((entry) => entry.kind === 'recipe');
  const byAddress = Map.groupBy(recipes, ({ data }) => recipeAddress(data));
  return (address) => new Set(byAddress.get(address)?.map(nameOf)).size > 1;
}

function add<T extends { id: string }>(items: Map<string, T>, one: T): void {
  if (items.has(one.id)) throw new Error('its id was there before');
  items.set(one.id, one);
}

function nameOf(entry: Entry): string {
  const name =
    entry.kind === 'product' ? entry.record.get('id')?.[0] : entry.kind === 'recipe' ? entry.data['name'] : '';
  return typeof name === 'string' ? name.trim().slice(0, 100) : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
