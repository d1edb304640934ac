import type { Badge } from '@shop/contracts';

/** Badges in the order of their styles; unlisted styles come last, in their own order. */
export function orderBadges(badges: readonly Badge[], styleOrder: readonly string[]): Badge[] {
  const rank = ({ style }: Badge) => {
    const index = styleOrder.indexOf(style);
    return index < 0 ? styleOrder.length : index;
  };
  return badges.toSorted((a, b) => rank(a) - rank(b));
}
