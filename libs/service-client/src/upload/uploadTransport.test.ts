import { uploadTransport } from './uploadTransport';

const request = { path: '/services/personalization/image', method: 'Create', args: ['a', 'b'] };

/** What a browser offers, as far as it is used. */
class FakeRequest {
  static last: FakeRequest;
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent = '';
  timeout = 0;
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open = (...opened: string[]) => void (this.opened = opened);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  getResponseHeader = (name: string) => (name === 'traceparent' ? '00-1-2-01' : null);
  send = (body: string) => void (this.sent = body);
  abort = () => this.onabort?.();
}
const native = window.XMLHttpRequest;
beforeEach(() => void (window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest));
afterEach(() => void (window.XMLHttpRequest = native));

const never = new AbortController().signal;

it('posts the arguments, tells how far it is, and reads the answer', async () => {
  const shares: number[] = [];
  const answer = uploadTransport((share) => shares.push(share))(request, never);
  const { last } = FakeRequest;
  expect(last.opened).toEqual(['POST', '/services/personalization/image/Create']);
  expect([last.sent, last.headers]).toEqual(['["a","b"]', { 'content-type': 'application/json; charset=utf-8' }]);
  last.upload.onprogress!({ loaded: 1, total: 4 });
  last.upload.onprogress!({ loaded: 0, total: 0 });
  Object.assign(last, { status: 200, responseText: '["id",null]' }).onload!();
  const response = await answer;
  expect([response.status, await response.json(), response.header('traceparent')]).toEqual([
    200,
    ['id', null],
    '00-1-2-01',
  ]);
  expect(shares).toEqual([0.25, 0]);
});

it.each(['onerror', 'ontimeout'] as const)('rejects when it does not arrive: %s', async (event) => {
  const answer = uploadTransport(() => undefined)(request, never);
  FakeRequest.last[event]!();
  await expect(answer).rejects.toThrow('did not arrive');
});

it('can be given up', async () => {
  const ending = new AbortController();
  const answer = uploadTransport(() => undefined)(request, ending.signal);
  ending.abort();
  await expect(answer).rejects.toThrow('did not arrive');
});
