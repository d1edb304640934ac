import type { ListRef, TrackedItem } from '../queue/shopEvent';
import { trackEvent } from '../queue/trackEvent';

/** ms in which impressions of a list are batched into one event. */
const BATCH_MS = 200;

const batches = new Map<string, TrackedItem[]>();

/** Adds an item to the list's next `view_item_list` event. */
export function batchImpression({ id, name }: ListRef, item: TrackedItem) {
  const batch = batches.get(id);
  if (batch) {
    batch.push(item);
    return;
  }
  const items = [item];
  // The visitor may have navigated before the batch is complete.
  const url = location.href;
  batches.set(id, items);
  setTimeout(() => {
    batches.delete(id);
    trackEvent({ name: 'view_item_list', list: { id, name }, items }, url);
  }, BATCH_MS);
}
