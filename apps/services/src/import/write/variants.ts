import type { ImportedItem } from '@shop/catalogue-import';
import type { ItemState } from './readStates.ts';

/** SKUs of a product that this import says nothing of: they stay, because feeds may come in parts. */
export function stayingSkus(before: ItemState | undefined, { skus }: Pick<ImportedItem, 'skus'>): ItemState['skus'] {
  const given = new Set(skus.map(({ id }) => id));
  return before?.skus.filter(({ sku }) => !given.has(sku)) ?? [];
}

/** An item's state without SKUs that belong to another item from now on; `named` are all of the import. */
export function withoutMovedSkus(
  state: ItemState | undefined,
  { skus }: Pick<ImportedItem, 'skus'>,
  named: ReadonlySet<string>,
): ItemState | undefined {
  const own = new Set(skus.map(({ id }) => id));
  return state && { ...state, skus: state.skus.filter(({ sku }) => own.has(sku) || !named.has(sku)) };
}
