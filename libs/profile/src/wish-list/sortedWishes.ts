import type { Wish } from '@shop/contracts';

export const wishSorts = ['newest', 'cheapest', 'dearest', 'title'] as const;
export type WishSort = (typeof wishSorts)[number];

const centsOf = ({ price }: Wish) => price.amount.cents;

const orders: Record<WishSort, ((a: Wish, b: Wish) => number) | null> = {
  newest: null,
  cheapest: (a, b) => centsOf(a) - centsOf(b),
  dearest: (a, b) => centsOf(b) - centsOf(a),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** Wishes, given the newest first, in the order of a sort. */
export function sortedWishes(wishes: readonly Wish[], sort: WishSort): readonly Wish[] {
  const order = orders[sort];
  return order ? wishes.toSorted(order) : wishes;
}
