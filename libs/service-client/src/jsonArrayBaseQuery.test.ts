/** @jest-environment node */
import { FakeHttpServices } from '@shop/builders/server';
import { browserTransport } from './browserTransport';
import type { ServiceEnvironment, ServiceRequest } from './environment';
import { jsonArrayBaseQuery } from './jsonArrayBaseQuery';
import { readVectors, type Vector } from './testing/gotsrpcVectors';

const services = new FakeHttpServices();
const ownFetch = globalThis.fetch;
const page = { documentElement: { lang: '' } };

beforeAll(async () => {
  await services.open();
  Object.assign(globalThis, { document: page });
  globalThis.fetch = (path, init) => ownFetch(`${services.url}${String(path)}`, init);
});

afterAll(async () => {
  globalThis.fetch = ownFetch;
  Reflect.deleteProperty(globalThis, 'document');
  await services.close();
});

beforeEach(() => {
  services.asked.length = 0;
});

const shopCall = (args: readonly unknown[] = []): ServiceRequest => ({ path: '/services/shop', method: 'Three', args });

interface Call {
  signal?: AbortSignal;
  type?: 'query' | 'mutation';
  options?: { quiet?: true };
}

async function ask(
  request: ServiceRequest,
  environment: Partial<ServiceEnvironment> = {},
  { signal, type = 'query', options = {} }: Call = {},
) {
  const api = {
    type,
    extra: { transport: browserTransport, ...environment },
    signal: signal ?? new AbortController().signal,
  };
  return jsonArrayBaseQuery(request, api as never, options);
}

function answersWith(status: number, body: string, headers: Record<string, string> = {}) {
  services.answer = () => ({
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  });
}

describe('jsonArrayBaseQuery over HTTP', () => {
  it('posts in the language of the document what names none', async () => {
    page.documentElement.lang = 'it';
    answersWith(200, '[]');
    await ask(shopCall());
    page.documentElement.lang = '';
    expect(services.last.headers['accept-language']).toBe('it');
  });

  it('posts the arguments as a JSON array in the language of the page', async () => {
    answersWith(200, '[]');
    await ask({ ...shopCall(['a', 1, null, { umlaut: 'Grösse «L»' }]), locale: 'fr' });
    expect(services.asked).toHaveLength(1);
    expect(services.last).toMatchObject({
      method: 'POST',
      path: '/services/shop/Three',
      body: '["a",1,null,{"umlaut":"Grösse «L»"}]',
    });
    expect(services.last.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'accept-language': 'fr',
    });
  });

  it.each([
    ['whole numbers written as decimals', '[5.0]', [5]],
    ['escaped characters', '["\\u003cb\\u003e \\u0026 \\u2028"]', ['<b> & \u2028']],
    ['the empty list that is null', 'null', []],
    ['results that are null', '[null,"NOT_FOUND"]', [null, 'NOT_FOUND']],
  ])('reads %s', async (_what, body, results) => {
    answersWith(200, body);
    expect(await ask(shopCall())).toEqual({ data: results });
  });

  it.each([400, 404, 405, 413, 429, 500, 502])('returns status %i with the trace id', async (status) => {
    const onError = jest.fn();
    answersWith(status, 'could not load args\n', {
      'content-type': 'text/plain; charset=utf-8',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    });
    const error = { status, traceId: '4bf92f3577b34da6a3ce929d0e0e4736' };
    const request = shopCall();
    expect(await ask(request, { onError })).toEqual({ error });
    expect(onError).toHaveBeenCalledWith(error, request, { isMutation: false, isQuiet: false });
  });

  it('tells of what kind a failed call was', async () => {
    const onError = jest.fn();
    answersWith(500, '');
    await ask(shopCall(), { onError }, { type: 'mutation' });
    await ask(shopCall(), { onError }, { options: { quiet: true } });
    expect(onError.mock.calls.map(([, , kind]) => kind as object)).toEqual([
      { isMutation: true, isQuiet: false },
      { isMutation: false, isQuiet: true },
    ]);
  });

  describe('when the session has ended', () => {
    const refuseOnce = () => {
      services.answer = () => {
        answersWith(200, '["done"]');
        return { status: 401, headers: {}, body: '' };
      };
    };

    it('sends a change again once the visitor has signed in', async () => {
      const onError = jest.fn();
      refuseOnce();
      const signInAgain = () => Promise.resolve(true);
      expect(await ask(shopCall(), { onError, signInAgain }, { type: 'mutation' })).toEqual({ data: ['done'] });
      expect(onError).not.toHaveBeenCalled();
    });

    it('gives up a change for which nobody signs in, without telling of it once more', async () => {
      const onError = jest.fn();
      refuseOnce();
      const signInAgain = () => Promise.resolve(false);
      const reply = await ask(shopCall(), { onError, signInAgain }, { type: 'mutation' });
      expect(reply).toEqual({ error: { status: 401, traceId: '' } });
      expect(onError).not.toHaveBeenCalled();
      expect(services.asked).toHaveLength(1);
    });

    it('asks once only', async () => {
      const onError = jest.fn();
      const signInAgain = jest.fn(() => Promise.resolve(true));
      answersWith(401, '');
      const error = { status: 401, traceId: '' };
      expect(await ask(shopCall(), { onError, signInAgain }, { type: 'mutation' })).toEqual({ error });
      expect(signInAgain).toHaveBeenCalledTimes(1);
      expect(onError).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['query', {}],
      ['change made while the visitor types', { type: 'mutation', options: { quiet: true } }],
    ] as const)('asks for no login because of a %s', async (_what, call) => {
      const signInAgain = jest.fn(() => Promise.resolve(true));
      answersWith(401, '');
      expect(await ask(shopCall(), { signInAgain }, call)).toEqual({ error: { status: 401, traceId: '' } });
      expect(signInAgain).not.toHaveBeenCalled();
    });
  });

  it('tells of calls that were answered, and of no others', async () => {
    const onAnswer = jest.fn();
    const request = shopCall();
    answersWith(503, '');
    await ask(request, { onAnswer });
    answersWith(200, '<html>');
    await ask(request, { onAnswer });
    expect(onAnswer).not.toHaveBeenCalled();
    answersWith(200, '[]');
    await ask(request, { onAnswer });
    expect(onAnswer.mock.calls).toEqual([[request]]);
  });

  it.each([
    ['text that is no JSON', '<html>'],
    ['JSON cut short', '["a",'],
    ['an object', '{"a":1}'],
    ['a bare number', '5'],
    ['nothing', ''],
  ])('rejects %s as results', async (_what, body) => {
    answersWith(200, body);
    expect(await ask(shopCall())).toEqual({ error: { status: 'MALFORMED', traceId: '' } });
  });

  it('reports a dropped connection', async () => {
    services.answer = () => null;
    expect(await ask(shopCall())).toEqual({ error: { status: 'NETWORK', traceId: '' } });
  });

  it('reports nothing for an aborted call', async () => {
    const onError = jest.fn();
    answersWith(200, '[]');
    const result = await ask(shopCall(), { onError }, { signal: AbortSignal.abort() });
    expect(result).toEqual({ error: { status: 'NETWORK', traceId: '' } });
    expect(onError).not.toHaveBeenCalled();
  });

  it('forwards the analytics action and event of a response', async () => {
    const onEvent = jest.fn();
    answersWith(200, '[]', {
      'x-shop-action': 'add_to_cart',
      'x-shop-event': encodeURIComponent('{"item":"Öl"}'),
    });
    await ask(shopCall(), { onEvent });
    expect(onEvent).toHaveBeenCalledWith('add_to_cart', { item: 'Öl' });
  });
});

const vectors = readVectors();
const describeRecorded = vectors ? describe : describe.skip;

describeRecorded('jsonArrayBaseQuery and recorded answers of a Go server', () => {
  it.each((vectors ?? []).map((vector) => [vector.name, vector] as const))('understands %s', async (_name, vector) => {
    services.answer = () => ('error' in vector.response ? null : vector.response);
    const args = argsOf(vector);
    const result = await ask({ ...shopCall(args ?? []), method: vector.request.path.split('/').pop() ?? '' });
    expect(result).toEqual(expectedOf(vector));
    if (args && vector.request.method === 'POST') expect(JSON.parse(services.last.body)).toEqual(args);
  });
});

/** The arguments of a recorded request, if this client would send it. */
function argsOf({ request }: Vector): unknown[] | null {
  try {
    const args: unknown = JSON.parse(request.body ?? '');
    return Array.isArray(args) ? args : null;
  } catch {
    return null;
  }
}

function expectedOf({ response }: Vector) {
  if ('error' in response) return { error: { status: 'NETWORK', traceId: '' } };
  if (response.status !== 200) return { error: { status: response.status, traceId: '' } };
  try {
    const results: unknown = JSON.parse(response.body);
    return { data: results ?? [] };
  } catch {
    return { error: { status: 'MALFORMED', traceId: '' } };
  }
}
