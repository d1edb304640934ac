import { trackEvent } from '@shop/analytics';
import { listenForDrawerLinks } from '@shop/cms-renderer';
import type { Locale } from '@shop/contracts/constants';
import { API_INTERNAL_ERROR, type NoticeInput, notifyOf } from '@shop/notices';
import { preloadable } from '@shop/preloadable';
import { browserTransport, type ServiceError, type ShopStore } from '@shop/service-client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStore } from '../app/createStore';
import { Document } from '../app/Document';
import { LinkPrefetcher } from '../app/LinkPrefetcher';
import { initialPageLocation } from '../app/PageLocation';
import { PageNavigator } from '../app/PageNavigator';
import { PageRouter } from '../app/PageRouter';
import { StorefrontProviders } from '../app/StorefrontProviders';
import { loadPage } from '../page/loadPage';
import { ShopPage } from '../page/ShopPage';
import { type PageState, STATE_ELEMENT_ID } from '../pageState';
import type { StorefrontBrand } from '../storefrontBrand';
import { HydrationMark } from './HydrationMark';
import { createLoadOrLeave } from './createLoadOrLeave';
import { isReported } from './isReported';
import { keepInput } from './keepInput';
import { prefetchPage } from './prefetchPage';
import { trackFailures } from './trackFailures';
import { recoverOnce } from './recoverOnce';
import { renderErrors } from './renderErrors';
import { restoreState } from './restoreState';
import type * as Reports from './reportServiceError';

const reports = preloadable(() => import('./reportServiceError'));
const login = preloadable(() => import('./signInAgain'));

/** Brings the server's page to life, from the state it came with and without fetching again. */
export async function hydrate(brand: StorefrontBrand) {
  const json = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  const { locale, page, skipped, indexable, store: storeState } = JSON.parse(json) as PageState;
  /** Running prefetches of links that were pointed at, and not followed since. */
  let prefetches = 0;
  window.addEventListener('click', () => (prefetches = 0), true);
  let failure: ServiceError = { status: 'NETWORK', traceId: '' };
  const store = createStore(
    {
      transport: browserTransport,
      // Most visitors never see a failure: what tells of it loads when there is one.
      onError: (error, request, kind) => {
        failure = error;
        if (!isReported(error, { ...kind, isPrefetching: prefetches > 0 })) return;
        report(({ reportServiceError }) => reportServiceError(store, error, request));
      },
      signInAgain: async () => (await login.load()).signInAgain(store),
      onAnswer: (request) => reports.loaded()?.forgetServiceError(store, request),
      onEvent: (action, event) => trackEvent({ name: 'service_event', action, event }),
    },
    restoreState(storeState, document),
  );
  // What fails without a store, an upload say, tells the window.
  window.addEventListener(API_INTERNAL_ERROR, (event) =>
    report(({ reportInternalError }) => reportInternalError(store, event)),
  );
  function report(tell: (reports: typeof Reports) => void) {
    const loaded = reports.loaded();
    if (loaded) tell(loaded);
    // The network that lost the call loses the code that says so, too.
    else reports.load().then(tell, () => notifyOf(store.dispatch)(NO_NETWORK));
  }
  const messages = await loadCode(brand, locale, page && page.status !== 503 ? store : null);
  if (!messages) return;
  listenForDrawerLinks({ registry: brand.cmsRegistry, store, locale });

  const run = { skipped: new Set(skipped) };
  const load = createLoadOrLeave(leave, locale);
  const navigator = new PageNavigator({
    initial: initialPageLocation(page, new URL(location.href)),
    load: (url, signal) => load(brand, store, url, signal),
    linkIntent: new LinkPrefetcher((url, signal) => {
      prefetches += 1;
      return prefetchPage(brand, store, url, signal).finally(() => (prefetches = Math.max(0, prefetches - 1)));
    }),
    onFailed: (retry) => report((tell) => tell.reportFailedNavigation(store, failure, retry)),
    onLoaded: () => reports.loaded()?.forgetFailedNavigation(store),
  });
  const replayInput = keepInput(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document locale={locale}>
          <StorefrontProviders {...{ brand, store, locale, messages, run, indexable }}>
            <HydrationMark onHydrated={replayInput}>
              <PageRouter navigator={navigator}>
                <ShopPage />
              </PageRouter>
            </HydrationMark>
          </StorefrontProviders>
        </Document>
      </StrictMode>,
      renderErrors(),
    );
  });
}

const NO_NETWORK: NoticeInput = {
  id: 'network',
  domain: 'services',
  type: 'error',
  messageId: 'notices.network.text',
};
const leave = (href: string) => location.assign(href);
const reload = () => location.reload();

/**
 * The texts and, given a store, the code that shows the page; every answer is in the store already. Null where they
 * cannot be had: then the page is on its way once more, or stays as the server wrote it, which works without scripts.
 */
async function loadCode(brand: StorefrontBrand, locale: Locale, store: ShopStore | null) {
  const { loadPart, isWhole } = trackFailures();
  try {
    const [{ default: messages }] = await Promise.all([
      loadPart(brand.messageLoaders[locale]),
      store && loadPage(brand, store, new URL(location.href), loadPart, { isHydration: true }),
    ]);
    // Parts whose code is lost, as after a deploy, are worth a fresh page; but what a blocker blocks stays away.
    return !isWhole() && recoverOnce(reload) ? null : messages;
  } catch (thrown) {
    // eslint-disable-next-line no-console -- for whoever looks into a page that does not react
    if (!recoverOnce(reload)) console.error('The code of this page could not be loaded; it stays as it is.', thrown);
    return null;
  }
}
