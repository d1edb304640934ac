import { createContext, use } from 'react';
import type { ListRef, TrackedItem } from '../queue/shopEvent';

/** A list with all its items, so that each knows its place. */
export interface TrackedListValue extends ListRef {
  items: readonly TrackedItem[];
}

const ListContext = createContext<TrackedListValue | null>(null);

/** Tells the tiles inside which list they stand in. Without a list, tiles have no impressions. */
export const TrackedList = ListContext.Provider;

export const useTrackedList = () => use(ListContext);
