import { type QueryEndpoint, type QueryRequest, queryRequest, type ReplyTo } from '@shop/service-client';

/**
 * When a page needs the reply to a request:
 * - `subject`: before it shows. Without a reply the page is 503; where there is no such thing (`null`) it is 404.
 * - `critical`: before it shows. Without a reply the page is 503; `null` is a reply like others.
 * - `optional`: it is awaited, but the page shows without it, too.
 * - `late`: the server asks for it and waits for a moment; the browser asks once the part that reads it is shown.
 * - `browser`: the part that reads it asks for it once it is shown.
 */
export type Need = 'subject' | 'critical' | 'optional' | 'late' | 'browser';

/** The needs whose replies the page itself reads. */
export type AwaitedNeed = 'subject' | 'critical' | 'optional';

/** A call that a page needs the reply of. */
export interface PageRequest<
  Endpoint extends QueryEndpoint = QueryEndpoint,
  When extends Need = Need,
> extends QueryRequest<Endpoint> {
  need: When;
}

/** A request whose reply is awaited before the page shows. */
export type AwaitedRequest<Endpoint extends QueryEndpoint = QueryEndpoint> = PageRequest<Endpoint, AwaitedNeed>;

/** What the services give in a reply: `null` where there is none. */
export type Result<Endpoint extends QueryEndpoint> = ReplyTo<Endpoint>['ret'];

const needed =
  <When extends Need>(need: When) =>
  <Endpoint extends QueryEndpoint>(
    endpoint: Endpoint,
    args: Endpoint['Types']['QueryArg'],
  ): PageRequest<Endpoint, When> => ({ ...queryRequest(endpoint, args), need });

export const subject = needed('subject');
export const critical = needed('critical');
export const optional = needed('optional');
export const late = needed('late');
export const inBrowser = needed('browser');

/** A call that another lib lists, as one that may be late. */
export const lateRequest = <Endpoint extends QueryEndpoint>(
  request: QueryRequest<Endpoint>,
): PageRequest<Endpoint, 'late'> => ({ ...request, need: 'late' });

/** The same, as one that is awaited. */
export const optionalRequest = <Endpoint extends QueryEndpoint>(
  request: QueryRequest<Endpoint>,
): PageRequest<Endpoint, 'optional'> => ({ ...request, need: 'optional' });

/** Whether a value is a request whose reply is awaited before the page shows. */
export function isAwaited(value: unknown): value is AwaitedRequest {
  return isPageRequest(value) && value.need !== 'late' && value.need !== 'browser';
}

/** Whether a value is a request that only the server sends while it loads the page. */
export function isLate(value: unknown): value is PageRequest<QueryEndpoint, 'late'> {
  return isPageRequest(value) && value.need === 'late';
}

function isPageRequest(value: unknown): value is PageRequest {
  return typeof value === 'object' && value !== null && 'need' in value;
}
