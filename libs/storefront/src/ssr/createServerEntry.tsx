import type { ServiceEnvironment } from '@shop/service-client';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { createRoutes, PAGE_ROUTE_ID } from '../app/createRoutes';
import { localeOfPath } from '../app/localeOfPath';
import { createStore } from '../app/createStore';
import { storeContext } from '../app/storeContext';
import type { PageData } from '../page/pageData';
import type { StorefrontBrand, StorefrontLook } from '../storefrontBrand';
import { headStyles } from './headStyles';
import { renderDocument } from './renderDocument';
import { createSharedStyles } from './sharedStyles';
import { usedModules } from './usedModules';

/** What the HTTP server gives to one render. */
export interface RenderEnvironment extends ServiceEnvironment {
  /** Address of the script that starts the page. */
  entry: string;
  /** Addresses of the scripts that hold these source modules, for modulepreload. */
  chunksOf: (modules: readonly string[]) => readonly string[];
  /** Told of what made a page fail that is shown as failed nonetheless. */
  onFault?: (fault: unknown) => void;
}

/** A page as HTML, or the address it has moved to. */
export interface RenderedDocument {
  status: number;
  html: Buffer;
  location?: string;
}

/** Renders the page at an address. Rejects when it cannot be rendered. */
export type RenderPage = (url: string, environment: RenderEnvironment) => Promise<RenderedDocument>;

const FAULT = 500;

/** The server entry of a brand. */
export function createServerEntry(brand: StorefrontBrand, look: StorefrontLook): { render: RenderPage } {
  const handler = createStaticHandler(createRoutes(brand));
  const styles = headStyles(look);
  const createSheet = createSharedStyles();

  async function render(url: string, environment: RenderEnvironment): Promise<RenderedDocument> {
    const store = createStore(environment);
    const requestContext = new RouterContextProvider();
    requestContext.set(storeContext, store);
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response) return moved(context);
    for (const fault of Object.values(context.errors ?? {})) environment.onFault?.(fault);

    const page = context.errors ? null : (context.loaderData[PAGE_ROUTE_ID] as PageData);
    const locale = page?.locale ?? localeOfPath(new URL(url).pathname);
    const html = await renderDocument({
      brand,
      store,
      handler,
      context,
      page,
      locale,
      styles,
      sheet: createSheet(),
      entry: environment.entry,
      chunks: environment.chunksOf([`virtual:shop-messages/${locale}`, ...usedModules(store)]),
    });
    return { status: page?.status ?? FAULT, html };
  }

  return { render };
}

function moved({ status, headers }: Response): RenderedDocument {
  return { status, html: Buffer.alloc(0), location: headers.get('location') ?? '/' };
}
