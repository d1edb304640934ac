import { type ShopState, useShopSelector, useShopStore } from '@shop/service-client';
import { useCallback, useEffect } from 'react';
import { type Evaluation, evaluateRequests, type Read } from './evaluateRequests';

interface Asked<Requests> extends Evaluation<Requests> {
  ask: (read: Read) => Requests;
}

/**
 * A page's requests with the answers that lie in the store. They are kept, and read anew when the visitor changes, for as
 * long as the page is shown. `ask` stays the same function for as long as the page does.
 */
export function usePageRequests<Requests extends object>(ask: (read: Read) => Requests): Evaluation<Requests> {
  const { dispatch } = useShopStore();
  const select = useCallback((state: ShopState) => ({ ask, ...evaluateRequests(ask, state) }), [ask]);
  const evaluation = useShopSelector(select, isSame);
  const { awaited } = evaluation;

  useEffect(() => {
    const subscriptions = [...awaited.values()].map(
      ({ request: { endpoint, args } }) => dispatch(endpoint.initiate(args) as never) as { unsubscribe: () => void },
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [awaited, dispatch]);

  return evaluation;
}

/** The same page with the same answers. */
function isSame(one: Asked<object>, other: Asked<object>): boolean {
  return (
    one.ask === other.ask &&
    one.awaited.size === other.awaited.size &&
    [...one.awaited].every(([key, { result }]) => other.awaited.has(key) && other.awaited.get(key)?.result === result)
  );
}
