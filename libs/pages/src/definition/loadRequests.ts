import { cacheKeyOf, type QueryRequest, sendLate, type ShopStore } from '@shop/service-client';
import { type Evaluation, evaluateRequests, type Read } from './evaluateRequests';
import { isLate } from './pageRequest';

/**
 * Sends a page's requests, each as soon as it can be written, and gives what they are and their answers. Ends early where
 * one is refused that the page cannot be shown without.
 */
export async function loadRequests<Requests extends object>(
  ask: (read: Read) => Requests,
  store: ShopStore,
): Promise<Evaluation<Requests>> {
  const sent = new Set<string>();
  const pending = new Map<string, Promise<unknown>>();
  const late: Promise<unknown>[] = [];
  const send = ({ endpoint, args }: QueryRequest) =>
    store.dispatch(endpoint.initiate(args, { subscribe: false }) as never) as Promise<unknown>;

  for (;;) {
    const evaluation = evaluateRequests(ask, store.getState());
    for (const [key, { request, result }] of evaluation.awaited) {
      if (sent.has(key) || result !== undefined) continue;
      sent.add(key);
      const reply = send(request).then(() => pending.delete(key));
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
