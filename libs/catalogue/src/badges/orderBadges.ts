import type { Badge } from '@shop/contracts';

/** The badges in the order of their styles; those of a style that is not named come last, in their own order. */
export function orderBadges(badges: readonly Badge[], styleOrder: readonly string[]): Badge[] {
  const rank = ({ style }: Badge) => {
    const index = styleOrder.indexOf(style);
    return index < 0 ? styleOrder.length : index;
  };
  return badges.toSorted((a, b) => rank(a) - rank(b));
}
