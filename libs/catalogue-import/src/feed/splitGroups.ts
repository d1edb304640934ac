import type { FeedProduct } from './FeedProduct.ts';

/**
 * Takes items out of a group that are not variants of one product: some of its titles differ, although colour, size,
 * material and pattern do not. Each is a product of its own, with a note.
 */
export function splitGroups<T extends FeedProduct>(products: readonly T[]): T[] {
  const groups = Map.groupBy(products, ({ groupId }) => groupId);
  const mixed = new Set([...groups].filter(([, members]) => isMixed(members)).map(([groupId]) => groupId));
  return products.map((one) => {
    if (!one.groupId || !mixed.has(one.groupId)) return one;
    const note = `apart from its group ${one.groupId}: titles in it differ, colour, size, material and pattern do not`;
    return { ...one, groupId: '', notes: [...one.notes, note] };
  });
}

function isMixed(members: readonly FeedProduct[]): boolean {
  const alike = Map.groupBy(members, ({ traits }) => JSON.stringify(Object.entries(traits).sort()).toLowerCase());
  return [...alike.values()].some((some) => new Set(some.map(({ title }) => title.toLowerCase())).size > 1);
}
