import { createContext, use } from 'react';

const IndexingContext = createContext(false);

/** Tells everything below whether search engines may list what is shown on this host. Without it they may not. */
export const IndexingProvider = IndexingContext.Provider;

/** Whether the host that shows the page is one that search engines may list. */
export function useIndexing(): boolean {
  return use(IndexingContext);
}
