import type { ElementData, ElementKind } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { LoadPart, Preloadable } from '@shop/preloadable';
import type { ShopStore } from '@shop/service-client';
import type { ReactNode } from 'react';

/** What an element may load its answers with, before it is shown. */
export interface ElementContext {
  store: ShopStore;
  locale: Locale;
}

/** What the elements of a page are loaded with. */
export interface ElementsContext extends ElementContext {
  /** Loads their code; who wants to know which that is hands in a function of its own. */
  loadPart?: LoadPart;
}

/** What an element's component is given: its data is as the contract says, the services have checked it. */
export interface ElementProps<Kind extends ElementKind> {
  id: string;
  data: ElementData<Kind>;
}

/** An element's module: the component that shows it, for data of this shape. */
export interface ElementModule<Data> {
  Element: (props: { id: string; data: Data }) => ReactNode;
  /** Puts what the element shows into the store. Its failure leaves the element to show nothing. */
  load?: (data: Data, context: ElementContext) => Promise<unknown>;
}

/** Kinds of elements, each with the code that shows it, which is loaded when a page has one. */
export type ElementTable = Readonly<Record<string, Preloadable<ElementModule<never>>>>;

/** All kinds of the contract, each with code for its own data: one that is missing or too many does not compile. */
export type AllElements = { readonly [Kind in ElementKind]: Preloadable<ElementModule<ElementData<Kind>>> };

/** The code of an element. What it is given comes from an element of its kind. */
export type ElementCode = Preloadable<ElementModule<unknown>>;
