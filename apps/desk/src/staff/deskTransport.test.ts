import { deskTransport } from './deskTransport';

it('calls the services of a site, even if the desk is closed at that moment', async () => {
  const answer = { status: 200, headers: new Headers(), text: () => Promise.resolve('[null]') } as Response;
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>().mockResolvedValue(answer);
  window.fetch = fetched as unknown as typeof fetch;
  const request = { path: '/services/community/moderation', method: 'Approve', args: [{ id: 'r-1' }] };
  await deskTransport('shop')(request, new AbortController().signal);
  expect(fetched.mock.calls[0]).toMatchObject(['/shop/services/community/moderation/Approve', { keepalive: true }]);
});
