import type { ElementData, ElementKind } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { LoadPart, Preloadable } from '@shop/preloadable';
import type { ShopStore } from '@shop/service-client';
import type { ReactNode } from 'react';

/** What loading a page's elements needs. */
export interface ElementsContext {
  store: ShopStore;
  locale: Locale;
  /** Query of the page, with its question mark; absent where the element is not on a page of its own address. */
  search?: string;
  /** Loads code; a function, so that the server can record which code was needed. */
  loadPart?: LoadPart;
}

/** What an element's `load` may use. */
export type ElementContext = ElementsContext & Required<Pick<ElementsContext, 'loadPart'>>;

/** Props of an element's component: its data follows the contract, as checked by the services. */
export interface ElementProps<Kind extends ElementKind> {
  id: string;
  data: ElementData<Kind>;
}

/** An element's module: its component, for data of this shape. */
export interface ElementModule<Data> {
  Element: (props: { id: string; data: Data }) => ReactNode;
  /** Loads the element's data before a page is rendered. If it fails, the element renders nothing. */
  load?: (data: Data, context: ElementContext) => Promise<unknown>;
}

/** Kinds of elements, each with its code, loaded when a page has one. */
export type ElementTable = Readonly<Record<string, Preloadable<ElementModule<never>>>>;

/** All kinds of the contract, each with code for its own data: a missing or unknown kind does not compile. */
export type AllElements = { readonly [Kind in ElementKind]: Preloadable<ElementModule<ElementData<Kind>>> };

/** The code of an element, called with elements of its kind only. */
export type ElementCode = Preloadable<ElementModule<unknown>>;
