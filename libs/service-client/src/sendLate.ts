import type { ShopStore } from './createShopStore';
import type { ServiceEnvironment, ServiceError, ServiceRequest } from './environment';
import type { QuietOption } from './endpoint';
import { callService } from './jsonArrayBaseQuery';
import { cacheKeyOf, type QueryRequest } from './queryRequest';
import { shopApi } from './shopApi';

const isServer = typeof document === 'undefined';

/**
 * Milliseconds a page waits at most for content below the fold, which may take seconds, e.g. while the services rebuild
 * the listing index. Long enough for a busy server, which answers in some tens.
 */
const LATE_DEADLINE = 1_000;

/** What came of a late request; without either, it is under way. */
interface LateReply {
  data?: unknown;
  error?: ServiceError;
}

/** The parts of an endpoint's definition that a call takes. */
interface Definition {
  query: (args: unknown) => ServiceRequest;
  transformResponse: (results: unknown[]) => unknown;
  extraOptions?: QuietOption;
}

interface LateRequest {
  reply: LateReply;
  /** Resolves once there is one. */
  answered: Promise<void>;
}

const requestsOf = new WeakMap<object, Map<string, LateRequest>>();
const missing = new WeakSet<object>();
const definitions = new Map<string, Definition>();

/**
 * Sends a request for content below the fold; resolves with the reply, or after a timeout. The reply is only for the
 * server's HTML: it is not part of the page's state, and so it is kept beside the store, whose actions would take a
 * sixth of the time of a page. In the browser, the part that reads it sends the request when it is near the viewport.
 */
export async function sendLate(store: ShopStore, request: QueryRequest): Promise<void> {
  if (!isServer) return;
  const deadline = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    missing.add(store);
    deadline.resolve();
  }, LATE_DEADLINE);
  try {
    await Promise.race([answerTo(store, request), deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends it once for all parts of a page that ask the same. */
function answerTo(store: ShopStore, request: QueryRequest): Promise<void> {
  const cacheKey = cacheKeyOf(request);
  const sent = requestsOf.get(store) ?? new Map<string, LateRequest>();
  requestsOf.set(store, sent);
  const known = sent.get(cacheKey);
  if (known) return known.answered;
  const late: LateRequest = { reply: {}, answered: Promise.resolve() };
  // Before it is sent: the transport asks whether it is late.
  sent.set(cacheKey, late);
  late.answered = read(store, request, cacheKey).then((reply) => {
    late.reply = reply;
  });
  return late.answered;
}

async function read(store: ShopStore, { endpoint, args }: QueryRequest, cacheKey: string): Promise<LateReply> {
  const { query, transformResponse, extraOptions } = definitionOf(endpoint.name);
  const call = query(args);
  const isQuiet = extraOptions?.quiet === true;
  const environment = store.dispatch((_dispatch, _getState, extra: ServiceEnvironment) => extra);
  const { signal } = new AbortController();
  const { data, error } = await callService(call, { environment, signal, cacheKey, isQuiet });
  if (error) return { error };
  try {
    return { data: transformResponse(data) };
  } catch {
    // Not of the form that the contract says: the page stands without it, and is rendered again for the next visitor.
    const malformed: ServiceError = { status: 'MALFORMED', traceId: '' };
    environment.onError?.(malformed, call, { isMutation: false, isQuiet });
    return { error: malformed };
  }
}

function definitionOf(name: string): Definition {
  const known = definitions.get(name);
  if (known) return known;
  const read = (definition: Definition) => void definitions.set(name, definition);
  shopApi.enhanceEndpoints({ endpoints: { [name]: read } as object });
  return definitions.get(name)!;
}

/** What came of a late request, by the key of its cache entry; undefined if none was sent. */
export const lateReplyIn = (store: ShopStore, cacheKey: string): LateReply | undefined =>
  requestsOf.get(store)?.get(cacheKey)?.reply;

/** Whether the deadline of a late reply passed: the page lacks what the next one may have. */
export const isMissingReplies = (store: ShopStore): boolean => missing.has(store);
