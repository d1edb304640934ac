import type { Locale } from '@shop/contracts/constants';
import type { PageLoader } from '../app/pageLoader';
import { loadPage } from '../page/loadPage';
import { trackFailures } from './trackFailures';
import { recoverOnce } from './recoverOnce';

/**
 * Loads a page for a navigation. Where that fails, as when its code went with an old build, the browser loads the whole
 * document at that address, which brings the server's answer and the code that belongs to it. So does a page in another
 * language than this document's: `lang`, the texts and what is formatted by it belong to a document.
 */
export function createLoadOrLeave(leave: (href: string) => void, locale: Locale): PageLoader {
  return async (brand, store, url, signal) => {
    const { loadPart, isWhole } = trackFailures();
    try {
      const page = await loadPage(brand, store, url, loadPart);
      if (signal.aborted) return page;
      if (page.locale !== locale && page.status !== 503) leave(url.href);
      else if (isWhole() || !recoverOnce(() => leave(url.href))) return page;
    } catch (thrown) {
      // What is no error, a redirect, is for the router; and who went elsewhere is not fetched back.
      if (!(thrown instanceof Error) || signal.aborted) throw thrown;
      // eslint-disable-next-line no-console -- for whoever looks into it: the page itself goes
      console.error(`${url.pathname} could not be loaded and is fetched as a document.`, thrown);
      leave(url.href);
    }
    // The document is on its way; until then the page before stands.
    return new Promise(() => undefined);
  };
}
