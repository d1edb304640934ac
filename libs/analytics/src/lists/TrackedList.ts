import { createContext, use } from 'react';
import type { ListRef, TrackedItem } from '../queue/shopEvent';

/** A list with all its items, so that each item knows its position. */
export interface TrackedListValue extends ListRef {
  items: readonly TrackedItem[];
}

const ListContext = createContext<TrackedListValue | null>(null);

/** Tells tiles which list they are in. Tiles outside of a list have no impressions. */
export const TrackedList = ListContext.Provider;

export const useTrackedList = () => use(ListContext);
