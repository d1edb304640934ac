import type { ContentElement } from '@shop/contracts';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** Options of one rendering of a page's elements. */
export interface ElementRun {
  /**
   * Ids of elements that failed on the server. Server and browser both leave them out, so that their HTML is the same.
   */
  skipped: ReadonlySet<string>;
  /** Wrapper of each element, used by the server to find the element that fails. */
  Probe?: ComponentType<{ element: ContentElement; children: ReactNode }>;
}

const ElementRunContext = createContext<ElementRun>({ skipped: new Set() });

/** Provides these options to every CmsElements below. Without it nothing is skipped. */
export const ElementRunProvider = ElementRunContext.Provider;

export const useElementRun = () => use(ElementRunContext);
