import { cacheKeyOf, type QueryRequest, sendLate, type ShopStore } from '@shop/service-client';
import { isPartialListing } from '@shop/service-client/partial';
import { type Evaluation, evaluateRequests, type Read } from './evaluateRequests';
import { isLate } from './pageRequest';

/**
 * Sends a page's requests, each as soon as it can be written, and gives what they are and their answers. Ends early where
 * one is refused that the page cannot be shown without. Lists that came in part are asked for again, except to hydrate.
 */
export async function loadRequests<Requests extends object>(
  ask: (read: Read) => Requests,
  store: ShopStore,
  { isHydration = false }: { isHydration?: boolean | undefined } = {},
): Promise<Evaluation<Requests>> {
  const sent = new Set<string>();
  const pending = new Map<string, Promise<unknown>>();
  const late: Promise<unknown>[] = [];
  const send = ({ endpoint, args }: QueryRequest, forceRefetch: boolean) =>
    store.dispatch(endpoint.initiate(args, { subscribe: false, forceRefetch }) as never) as Promise<unknown>;

  for (;;) {
    const evaluation = evaluateRequests(ask, store.getState());
    for (const [key, { request, result }] of evaluation.awaited) {
      const isPartial = !isHydration && isPartialListing(result);
      if (sent.has(key) || (result !== undefined && !isPartial)) continue;
      sent.add(key);
      const reply = send(request, isPartial).then(() => pending.delete(key));
      pending.set(key, reply);
    }
    for (const request of Object.values(evaluation.requests).filter(isLate)) {
      const key = cacheKeyOf(request);
      if (!sent.has(key)) late.push(sendLate(store, request));
      sent.add(key);
    }
    const isRefused = evaluation.unanswered.some((key) => !pending.has(key));
    if (evaluation.isMissing || isRefused) return evaluation;
    if (pending.size === 0) {
      await Promise.all(late);
      return evaluation;
    }
    await Promise.race(pending.values());
  }
}
