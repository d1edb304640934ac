import type { SiteContent } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { queryRequest } from '../queryRequest';
import { useSendRequests } from '../sendRequests';
import { siteService } from '../services/site';
import { isWholeContent } from './partialContent';

/**
 * For parts that show more of the navigations than the page's state contains: whether all of them are loaded, and a
 * function that loads them.
 */
export function useWholeContent(content: SiteContent): { isReady: boolean; prepare: () => Promise<void> } {
  const isReady = isWholeContent(content);
  const { pathname } = useLocation();
  const send = useSendRequests([queryRequest(siteService.endpoints.getSiteContext, pathname)], { again: true });
  return { isReady, prepare: () => (isReady ? Promise.resolve() : send()) };
}
