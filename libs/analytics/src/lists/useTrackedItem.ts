import type { RefObject } from 'react';
import type { TrackedItem } from '../queue/shopEvent';
import { trackEvent } from '../queue/trackEvent';
import { useSeen } from '../impressions/useSeen';
import { noteImpression } from './noteImpression';
import { useTrackedList } from './TrackedList';

/**
 * An item of a list, shown by the tile in `ref`: its impression after 1500 ms at 30 %, with the others seen then. Gives
 * what a click that leads to the item is to call; it tracks `select_item` when the price is not zero.
 */
export function useTrackedItem(ref: RefObject<Element | null>, item: TrackedItem) {
  const list = useTrackedList();
  const placed = list ? { ...item, index: list.items.indexOf(item) } : item;
  useSeen(ref, list && `${list.id} ${item.id}`, 'impression', () => {
    if (list) noteImpression(list, placed);
  });
  return () => {
    if (!item.price?.amount.cents) return;
    trackEvent({ name: 'select_item', list: list && { id: list.id, name: list.name }, items: [placed] });
  };
}
