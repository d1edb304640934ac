import { type ReactNode, useRef } from 'react';
import { usePromotionImpression } from '../impressions/usePromotionImpression';
import type { ListRef, TrackedItem } from '../queue/shopEvent';

interface PromotedListProps {
  list: ListRef;
  items: readonly TrackedItem[];
  /** Where the promotion is known by more than the list, such as the recipe that recommends the items. */
  promotion?: { promotionId: string; creativeName: string } | undefined;
  children: ReactNode;
}

/** A list that promotes its items, such as a slider: seen, it is one `view_promotion` of the page. */
export function PromotedList({ list: { id, name }, items, promotion, children }: PromotedListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const own = { promotionId: id, creativeName: name };
  usePromotionImpression(ref, items.length ? { promotionName: name, ...(promotion ?? own), items } : null);
  return <div ref={ref}>{children}</div>;
}
