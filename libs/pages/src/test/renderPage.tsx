import { closeDialogs, Dialogs, Notifications } from '@shop/notices';
import { type CmsRegistry, createRegistry, RegistryProvider } from '@shop/cms-renderer';
import type { SiteContent } from '@shop/contracts';
import { loadPart } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { neutralBrand, type RenderOptions, renderWithShop, testStore, type TestStoreOptions } from '@shop/testing';
import { AppPagesProvider } from '../app/AppPagesContext';
import type { AppPages, PageKind } from '../pageKind';

// They belong to no page, and would be there in the next test.
afterEach(closeDialogs);

interface LoadOptions extends TestStoreOptions {
  search?: string;
  apps?: AppPages;
  registry?: CmsRegistry;
}

/** Result of loading a page of this kind: its status, and the calls made. */
export async function loadKind(kind: PageKind, content: SiteContent, options: LoadOptions = {}) {
  const { search = '', apps = {}, registry = createRegistry({}), ...rest } = options;
  const { store, calls } = testStore(rest);
  const context = { content, path: content.uri, search, locale: 'de' as const, brand: neutralBrand, apps };
  const status = await kind.load(context, { store, registry, loadPart });
  return { status, calls, store };
}

/** Renders a page of this kind below the frame's notices, with its address in an `address`. */
export function renderPage(
  { Page }: PageKind,
  content: SiteContent,
  options: RenderOptions & { search?: string; registry?: CmsRegistry; apps?: AppPages } = {},
) {
  const { search = '', registry = createRegistry({}), apps = {}, ...rest } = options;
  return renderWithShop(
    <RegistryProvider value={registry}>
      <Notifications />
      <AppPagesProvider value={apps}>
        <Page content={content} path={content.uri} search={search} locale="de" />
      </AppPagesProvider>
      <Address />
      <Dialogs />
    </RegistryProvider>,
    rest,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <address>{pathname + search}</address>;
}

export const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
