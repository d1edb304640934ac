import { createContext, use } from 'react';

const IndexingContext = createContext(false);

/** Provides whether search engines may index pages on this host. Without it they may not. */
export const IndexingProvider = IndexingContext.Provider;

/** Whether search engines may index pages on this host. */
export function useIndexing(): boolean {
  return use(IndexingContext);
}
