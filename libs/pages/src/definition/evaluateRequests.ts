import { cacheKeyOf, type QueryEndpoint, replyIn, type ShopState } from '@shop/service-client';
import { type AwaitedRequest, isAwaited, type PageRequest, type Result } from './pageRequest';

/** Gives what the services answered to a request; undefined as long as they have not. The request is sent with the others. */
export type Read = <Endpoint extends QueryEndpoint>(request: AwaitedRequest<Endpoint>) => Result<Endpoint> | undefined;

/** The results of those requests that are awaited, by their names. */
export type Answers<Requests> = {
  [Name in keyof Requests as NonNullable<Requests[Name]> extends AwaitedRequest ? Name : never]: AnswerTo<
    Requests[Name]
  >;
};

type AnswerTo<Request> =
  Request extends PageRequest<infer Endpoint, infer When>
    ? When extends 'subject'
      ? NonNullable<Result<Endpoint>>
      : When extends 'critical'
        ? Result<Endpoint>
        : Result<Endpoint> | undefined
    : Request;

/** What a page asks for, as far as the answers so far tell. */
export interface Evaluation<Requests> {
  requests: Requests;
  answers: Answers<Requests>;
  /** The awaited requests, named or only read on the way, with their results, by the keys of their cache entries. */
  awaited: ReadonlyMap<string, { request: AwaitedRequest; result: unknown }>;
  /** Keys of the requests that the page cannot be shown without and that have no reply. */
  unanswered: readonly string[];
  /** What the page is about does not exist. */
  isMissing: boolean;
}

/**
 * Lists a page's requests by the replies in the store. `ask` may read one reply to write the next request, so it is called
 * anew as replies come.
 */
export function evaluateRequests<Requests extends object>(
  ask: (read: Read) => Requests,
  state: ShopState,
): Evaluation<Requests> {
  const awaited = new Map<string, { request: AwaitedRequest; result: unknown }>();
  const read: Read = (request) => {
    const reply = replyIn(state, request) as { ret: unknown } | undefined;
    awaited.set(cacheKeyOf(request), { request, result: reply?.ret });
    return reply?.ret as never;
  };
  const requests = ask(read);
  const answers: Record<string, unknown> = {};
  const unanswered: string[] = [];
  let isMissing = false;
  for (const [name, request] of Object.entries(requests)) {
    if (!isAwaited(request)) continue;
    const answer: unknown = read(request);
    answers[name] = answer;
    isMissing ||= request.need === 'subject' && answer === null;
    if (request.need !== 'optional' && answer === undefined) unanswered.push(cacheKeyOf(request));
  }
  return { requests, answers: answers as Answers<Requests>, awaited, unanswered, isMissing };
}
