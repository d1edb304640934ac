import type { ContentElement } from '@shop/contracts';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** How the elements of a page are rendered this time. */
export interface ElementRun {
  /** Ids of elements that failed on the server. Both ends leave them out, so that they show the same. */
  skipped: ReadonlySet<string>;
  /** Put around each element by a server that looks for the one that fails. */
  Probe?: ComponentType<{ element: ContentElement; children: ReactNode }>;
}

const ElementRunContext = createContext<ElementRun>({ skipped: new Set() });

/** Says to every CmsElements below how to render. Nothing is skipped without one. */
export const ElementRunProvider = ElementRunContext.Provider;

export const useElementRun = () => use(ElementRunContext);
