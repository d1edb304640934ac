import type { Locale } from '@shop/contracts/constants';
import type { ShopStore } from '@shop/service-client';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';

/** What an element may load its answers with, before it is shown. */
export interface ElementContext {
  store: ShopStore;
  locale: Locale;
}

/** An element's module: the shape of its data and the component that shows it. */
export interface ElementModule<Data> {
  schema: z.ZodMiniType<Data>;
  Element: ComponentType<{ id: string; data: Data }>;
  /** Puts what the element shows into the store. Its failure leaves the element to show nothing. */
  load?: (data: Data, context: ElementContext) => Promise<unknown>;
}

/** An element kind a storefront can render. Its code is loaded when a page has one. */
export interface ElementDefinition {
  kind: string;
  load: () => Promise<LoadedElement>;
}

/** A loaded element: reads raw data, null where it is malformed, and shows it. */
export interface LoadedElement {
  read: (data: unknown) => { ok: true; data: unknown } | { ok: false; problem: string };
  Element: ComponentType<{ id: string; data: unknown }>;
  load?: ((data: unknown, context: ElementContext) => Promise<unknown>) | undefined;
}

/** Defines an element kind by the module that shows it: `defineElement('teaser', () => import('./teaser'))`. */
export function defineElement<Data>(kind: string, load: () => Promise<ElementModule<Data>>): ElementDefinition {
  return {
    kind,
    load: async () => {
      const { schema, Element, load: loadData } = await load();
      return {
        // `read` gives it just the data its schema allows.
        Element: Element as LoadedElement['Element'],
        load: loadData as LoadedElement['load'],
        read: (raw) => {
          const result = schema.safeParse(raw);
          if (result.success) return { ok: true, data: result.data };
          const problem = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
          return { ok: false, problem };
        },
      };
    },
  };
}
