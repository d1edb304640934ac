import type { ElementData, ElementKind } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { ShopStore } from '@shop/service-client';
import type { ReactNode } from 'react';

/** What an element may load its answers with, before it is shown. */
export interface ElementContext {
  store: ShopStore;
  locale: Locale;
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
export type ElementTable = Readonly<Record<string, () => Promise<ElementModule<never>>>>;

/** All kinds of the contract, each with code for its own data: one that is missing or too many does not compile. */
export type AllElements = { readonly [Kind in ElementKind]: () => Promise<ElementModule<ElementData<Kind>>> };

/** A loaded element. What it is given comes from an element of its kind. */
export type LoadedElement = ElementModule<unknown>;

/** An element kind a storefront can render. */
export interface ElementDefinition {
  kind: string;
  load: () => Promise<LoadedElement>;
}
