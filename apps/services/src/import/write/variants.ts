import type { ImportedItem } from '@shop/catalogue-import';
import type { ItemState } from './readStates.ts';

/** SKUs of a product that are not in this import: they are kept, because feeds may come in parts. */
export function stayingSkus(before: ItemState | undefined, { skus }: Pick<ImportedItem, 'skus'>): ItemState['skus'] {
  const given = new Set(skus.map(({ id }) => id));
  return before?.skus.filter(({ sku }) => !given.has(sku)) ?? [];
}

/** An item's state without SKUs that move to another item; `named` are all SKUs of the import. */
export function withoutMovedSkus(
  state: ItemState | undefined,
  { skus }: Pick<ImportedItem, 'skus'>,
  named: ReadonlySet<string>,
): ItemState | undefined {
  const own = new Set(skus.map(({ id }) => id));
  return state && { ...state, skus: state.skus.filter(({ sku }) => own.has(sku) || !named.has(sku)) };
}
