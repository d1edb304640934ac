import { type Service, services } from '@shop/contracts';

/** A call as passed to the client's transport. */
export interface FakeRequest {
  path: string;
  method: string;
  args: readonly unknown[];
  locale?: string | undefined;
}

interface FakeResponse {
  status: number;
  header(name: string): string | null;
  json(): Promise<unknown>;
}

const STATUS = Symbol('status');
interface Failure {
  [STATUS]: number;
}
type Results = readonly unknown[] | Record<string, unknown>;
type FixedAnswer = Results | Failure | null;

/**
 * Results as the wire's array, or by their contract names (omitted ones are `null`), a failure, or a function from the
 * call's arguments to any of these.
 */
export type FakeAnswer = FixedAnswer | ((...args: never[]) => FixedAnswer | Promise<FixedAnswer>);

/** Replies by path and method: `/services/checkout/cart/GetCart` or its end, `cart/GetCart`. */
export type FakeServices = Record<string, FakeAnswer>;

/** The services answer with this HTTP status. */
export const httpStatus = (status: number): Failure => ({ [STATUS]: status });

/**
 * A transport for the service client that replies from `answers` and adds every call to `calls`. An unexpected call is
 * logged with `console.error`, which fails the test. Structurally compatible with the client's types, without importing
 * them: the client's own tests use it.
 */
export function fakeTransport(answers: FakeServices, calls: FakeRequest[] = []) {
  return async (request: FakeRequest): Promise<FakeResponse> => {
    calls.push(request);
    const name = `${request.path}/${request.method}`;
    const key = Object.keys(answers).find((candidate) => name === candidate || name.endsWith(`/${candidate}`));
    if (key === undefined) {
      // eslint-disable-next-line no-console -- fails the test
      console.error(`No fake answer for ${name}: give one as services: { '${name}': … }.`);
      return respond(404, null);
    }
    const fake = answers[key] as FakeAnswer;
    const answer = typeof fake === 'function' ? await fake(...(request.args as never[])) : fake;
    if (answer && STATUS in answer) {
      return respond((answer as Failure)[STATUS], null);
    }
    return respond(200, toWire(answer as Results | null, request));
  };
}

function toWire(answer: Results | null, { path, method }: FakeRequest): unknown {
  if (answer === null || Array.isArray(answer)) return answer;
  const service = (Object.values(services) as Service[]).find((candidate) => candidate.path === path);
  const names = Object.keys(service?.methods[method]?.results ?? {});
  const unknown = Object.keys(answer).filter((name) => !names.includes(name));
  if (unknown.length)
    throw new Error(`${path}/${method} has no result ${unknown.join(', ')}, only ${names.join(', ')}.`);
  return names.map((name) => (answer as Record<string, unknown>)[name] ?? null);
}

function respond(status: number, body: unknown): FakeResponse {
  // Through JSON, as over the wire: the store must not share objects with the test.
  return { status, header: () => null, json: () => Promise.resolve(JSON.parse(JSON.stringify(body)) as unknown) };
}
