import type { RefObject } from 'react';
import type { TrackedItem } from '../queue/shopEvent';
import { trackEvent } from '../queue/trackEvent';
import { useSeen } from '../impressions/useSeen';
import { batchImpression } from './batchImpression';
import { useTrackedList } from './TrackedList';

/**
 * Tracks the impression of the list item in `ref` (1500 ms at 30 %, batched with others). Returns the click handler for
 * links to the item, which tracks `select_item` unless the price is zero.
 */
export function useTrackedItem(ref: RefObject<Element | null>, item: TrackedItem) {
  const list = useTrackedList();
  const positioned = list ? { ...item, index: list.items.indexOf(item) } : item;
  useSeen(ref, list && `${list.id} ${item.id}`, 'impression', () => {
    if (list) batchImpression(list, positioned);
  });
  return () => {
    if (!item.price?.amount.cents) return;
    trackEvent({ name: 'select_item', list: list && { id: list.id, name: list.name }, items: [positioned] });
  };
}
