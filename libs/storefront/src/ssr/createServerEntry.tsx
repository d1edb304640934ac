import { setImmediate } from 'node:timers/promises';
import { localeOfPath } from '@shop/contracts/addresses';
import type { LoadPart, Preloadable } from '@shop/preloadable';
import {
  isMissingReplies,
  lateReplyIn,
  type ServiceEnvironment,
  type ServiceRequest,
  type ServiceResponse,
  type ShopStore,
} from '@shop/service-client';
import { sessionCookieSeen } from '@shop/session';
import { compactCss, registry } from '@shop/static-styles';
import type { ServerBuild } from '@shop/static-styles/server';
import { baseCss } from '@shop/ui-kit/global';
import { tokenVariables } from '@shop/ui-kit/theme';
import { createStore } from '../app/createStore';
import { loadPage } from '../page/loadPage';
import type { PageData } from '../page/pageData';
import { PageMoved } from '../page/PageMoved';
import { starter } from '../starter';
import type { StorefrontBrand, StorefrontTheme } from '../storefrontBrand';
import { brandLinks } from './brandLinks';
import type { PreviewOf } from './previewRule';
import { probeDocument, renderDocument } from './renderDocument';
import { renderWithoutFailed } from './renderWithoutFailed';
import { webManifest } from './webManifest';

/** A call of a page. */
export interface PageCall extends ServiceRequest {
  /** Its reply is not part of the page's state: where it is shown, the browser asks for it again. */
  isLate?: boolean;
}

/** What the HTTP server gives to one render. */
export interface RenderEnvironment extends Omit<ServiceEnvironment, 'transport'> {
  transport: (call: PageCall) => Promise<ServiceResponse>;
  /** Address of the script that starts the page. */
  entry: string;
  /** Without it, no page shows a preview of its largest picture. */
  previewOf?: PreviewOf;
  /** Address of the style sheet of all components; empty where modules bring their own, as in development. */
  sheet: string;
  /** Addresses of the scripts of a page, that which starts it and those of its parts, by their ids, in the order they run in. */
  scriptsOf: (ids: readonly string[]) => readonly string[];
  /** Search engines may list what the asking host shows. */
  indexable?: boolean;
  /** Aborts when nobody waits for the page any more. */
  signal?: AbortSignal;
  /** The visitor sent a session cookie, living or not. */
  hasSession?: boolean;
  /** Told of what made a page fail that is shown as failed nonetheless. */
  onFault?: (fault: unknown) => void;
}

/** A page as HTML, or the address it has moved to. */
export interface RenderedDocument {
  status: number;
  html: Buffer;
  location?: string;
  /** Every reply it waited for came in time. */
  complete: boolean;
}

/** Renders the page at an address. Rejects when it cannot be rendered. */
export type RenderPage = (url: string, environment: RenderEnvironment) => Promise<RenderedDocument>;

const MOVED_PERMANENTLY = 301;
const FAULT = 500;

/** What a brand's build gives to the server in front of it. */
export interface ServerEntry extends ServerBuild {
  render: RenderPage;
  /** Origins of others whose scripts its pages load. */
  scriptOrigins: readonly string[];
  /** The inline script of its pages. */
  starter: string;
  /** Hosts that search engines may list, unless the environment names others. */
  indexableHosts: readonly string[];
  /** The web app manifest, as JSON. */
  manifest: string;
}

/** The server entry of a brand. */
export function createServerEntry(brand: StorefrontBrand, theme: StorefrontTheme): ServerEntry {
  // A process serves one brand.
  registry.setBase({ variables: tokenVariables(theme.tokens), css: baseCss });
  // The files of fonts are not preloaded: on a slow line they would come with the largest picture, which they delay, and be
  // needed no sooner.
  const fonts = compactCss(theme.fonts);
  const links = brandLinks(theme);

  async function render(url: string, environment: RenderEnvironment): Promise<RenderedDocument> {
    const store: ShopStore = createStore({
      ...environment,
      // Nothing of a page ends a call of its own; `signal` of the environment ends all.
      transport: (call, _signal, cacheKey) =>
        environment.transport({
          ...call,
          isLate: cacheKey !== undefined && lateReplyIn(store, cacheKey) !== undefined,
        }),
    });
    if (environment.hasSession) store.dispatch(sessionCookieSeen());
    const address = new URL(url);
    // What this page is made of; other pages are rendered at the same time.
    const parts = new Set<Preloadable<unknown>>();
    const loadPart: LoadPart = (part) => {
      parts.add(part);
      return part.load();
    };
    const loaded = await loadOrMove(store, address, loadPart, environment);
    if (loaded instanceof PageMoved) {
      return { status: MOVED_PERMANENTLY, html: Buffer.alloc(0), location: loaded.to, complete: true };
    }

    // One page after the other, to its end: requests that came together would all be answered when the last one is rendered, and
    // their pages be in memory until then.
    await setImmediate();
    environment.signal?.throwIfAborted();
    const locale = loaded?.locale ?? localeOfPath(address.pathname);
    const { default: messages } = await loadPart(brand.messageLoaders[locale]);
    const document = {
      brand,
      store,
      address,
      page: loaded,
      locale,
      messages,
      indexable: environment.indexable ?? false,
      fonts,
      links,
      entry: environment.entry,
      sheet: environment.sheet,
      previewOf: environment.previewOf,
      scripts: environment.scriptsOf([...parts].map(({ id }) => id).filter((id) => id !== undefined)),
    };
    const html = await renderWithoutFailed({
      render: (run) => renderDocument({ ...document, run }),
      probe: (run, onError) => probeDocument({ ...document, run }, onError),
    });
    return { status: loaded?.status ?? FAULT, html, complete: !isMissingReplies(store) };
  }

  async function loadOrMove(
    store: ShopStore,
    address: URL,
    loadPart: LoadPart,
    { onFault }: RenderEnvironment,
  ): Promise<PageData | PageMoved | null> {
    try {
      return await loadPage(brand, store, address, loadPart);
    } catch (thrown) {
      if (thrown instanceof PageMoved) return thrown;
      onFault?.(thrown);
      return null;
    }
  }

  const { indexableHosts, deviceIdentification } = brand.config;
  const scriptOrigins = deviceIdentification ? [new URL(deviceIdentification.scriptUrl).origin] : [];
  return { render, scriptOrigins, starter, indexableHosts, manifest: webManifest(brand.config, theme), registry };
}
