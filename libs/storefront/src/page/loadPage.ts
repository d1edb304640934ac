import { localeOfPath } from '@shop/contracts/addresses';
import { loadFrameParts } from '@shop/frame';
import { pageKindOf } from '@shop/pages';
import { type LoadPart, loadPart as load } from '@shop/preloadable';
import type { ShopStore } from '@shop/service-client';
import { siteService } from '@shop/service-client/site';
import type { StorefrontBrand } from '../storefrontBrand';
import { movedTo } from './movedTo';
import { PageMoved } from './PageMoved';
import type { PageData } from './pageData';

/**
 * Loads what the page at this address cannot be shown without into the store, and the code that shows it. Runs on the
 * server for the first page, once more in the browser before hydration, and in the browser for every later page.
 * `loadPart` loads each piece of that code.
 */
export async function loadPage(
  brand: StorefrontBrand,
  store: ShopStore,
  url: URL,
  loadPart: LoadPart = load,
  { isHydration = false }: { isHydration?: boolean } = {},
): Promise<PageData> {
  const page = { path: url.pathname, search: url.search, year: new Date().getFullYear() };
  const query = siteService.endpoints.getSiteContext.initiate(url.pathname, { subscribe: false });
  const { data: context } = await store.dispatch(query);
  if (!context?.ret) return { ...page, locale: localeOfPath(url.pathname), status: 503 };
  const to = movedTo(context.ret.redirect, url.search);
  if (to !== null) throw new PageMoved(to);

  const { content } = context.ret;
  const [{ pageKind }] = await Promise.all([loadPart(pageKindOf(content.mimeType)), loadFrameParts(content, loadPart)]);
  const { locale } = content;
  const { path, search } = page;
  const pageContext = { content, path, search, locale, brand: brand.config, apps: brand.apps };
  const status = await pageKind.load(pageContext, { store, registry: brand.cmsRegistry, loadPart, isHydration });
  return { ...page, locale, status };
}
