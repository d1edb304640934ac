import { Notifications } from '@shop/messages';
import { type CmsRegistry, createRegistry, RegistryProvider } from '@shop/cms-renderer';
import type { SiteContent } from '@shop/contracts';
import { neutralBrand, type RenderOptions, renderWithShop, testStore, type TestStoreOptions } from '@shop/testing';
import { useLocation } from 'react-router';
import type { AppPages, PageKind, PageRequest } from '../pageKind';

interface LoadOptions extends TestStoreOptions {
  search?: string;
  apps?: AppPages;
  registry?: CmsRegistry;
}

/** What loading a page of this kind comes to: its result, the calls it made, what it threw. */
export async function loadKind(kind: PageKind, content: SiteContent, options: LoadOptions = {}) {
  const { search = '', apps = {}, registry = createRegistry(), ...rest } = options;
  const { store, calls } = testStore(rest);
  const request: PageRequest = {
    store,
    content,
    url: new URL(`https://shop.example${content.uri}${search}`),
    locale: 'de',
    brand: neutralBrand,
    registry,
    apps,
  };
  const outcome = await kind.load?.(request).catch((error: unknown) => ({ thrown: error }));
  return { outcome, calls, store };
}

/** Shows a page of this kind below the messages of the frame, its address in an `address`. */
export function renderPage(
  { Page }: PageKind,
  content: SiteContent,
  options: RenderOptions & { search?: string; registry?: CmsRegistry } = {},
) {
  const { search = '', registry = createRegistry(), ...rest } = options;
  return renderWithShop(
    <RegistryProvider value={registry}>
      <Notifications />
      <Page content={content} path={content.uri} search={search} locale="de" />
      <Address />
    </RegistryProvider>,
    rest,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <address>{pathname + search}</address>;
}

/** Where the visitor is. */
export const address = () => document.querySelector('address')?.textContent;

export const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
