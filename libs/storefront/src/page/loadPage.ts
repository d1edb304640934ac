import { mimeTypes } from '@shop/contracts/constants';
import { loadFrameParts } from '@shop/frame';
import { loadPageKind, UnansweredError } from '@shop/pages';
import type { ShopStore } from '@shop/service-client';
import { siteService } from '@shop/service-client/site';
import { localeOfPath } from '../app/localeOfPath';
import type { StorefrontBrand } from '../storefrontBrand';
import { movedTo } from './movedTo';
import { PageMoved } from './PageMoved';
import type { PageData } from './pageData';

/**
 * Loads what the page at this address cannot be shown without into the store, and the code that shows it. Runs on the
 * server for the first page, once more in the browser before hydration, and in the browser for every later page.
 */
export async function loadPage(brand: StorefrontBrand, store: ShopStore, url: URL): Promise<PageData> {
  const page = { path: url.pathname, search: url.search, year: new Date().getFullYear() };
  const query = siteService.endpoints.getSiteContext.initiate(url.pathname, { subscribe: false });
  const { data: context } = await store.dispatch(query);
  if (!context?.ret) return { ...page, locale: localeOfPath(url.pathname), status: 503 };
  if (context.ret.redirect) throw new PageMoved(movedTo(context.ret.redirect, url.search));

  const { content } = context.ret;
  const [kind] = await Promise.all([loadPageKind(content.mimeType), loadFrameParts(content)]);
  const { locale } = content;
  const loading = kind.load?.({
    store,
    content,
    url,
    locale,
    brand: brand.config,
    registry: brand.cmsRegistry,
    apps: brand.apps,
  });
  const found = await loading?.catch((thrown: unknown) => {
    if (thrown instanceof UnansweredError) return 'unanswered';
    throw thrown;
  });
  if (found === 'unanswered') return { ...page, locale, status: 503 };
  const missing = content.mimeType === mimeTypes.notFound || found === 'notFound';
  return { ...page, locale, status: missing ? 404 : 200 };
}
