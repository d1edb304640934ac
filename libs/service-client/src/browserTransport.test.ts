import { browserTransport } from './browserTransport';

const request = { path: '/services/site/site', method: 'Page', args: ['home'] };
const never = new AbortController().signal;
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  window.fetch = fetched as unknown as typeof fetch;
  fetched.mockReset();
});

it('posts the arguments, and reads the answer', async () => {
  fetched.mockResolvedValue({ status: 200, headers: new Headers(), text: async () => '[1, null]' } as Response);
  const response = await browserTransport({ ...request, locale: 'fr' }, never);
  expect(fetched.mock.calls[0]).toMatchObject([
    '/services/site/site/Page',
    { method: 'POST', body: '["home"]', headers: { 'accept-language': 'fr' } },
  ]);
  expect([response.status, await response.json()]).toEqual([200, [1, null]]);
});

it('gives up a call that is not answered', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const call = browserTransport(request, never);
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();
  await expect(call).rejects.toThrow('aborted');
});
