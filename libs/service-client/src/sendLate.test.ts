/** @jest-environment node */
import { aQuestionList, httpStatus } from '@shop/builders';
import { cacheKeyOf } from './queryRequest';
import { isMissingReplies, lateReplyIn, sendLate } from './sendLate';
import { communityService } from './services/community';
import { clientStore } from './test/clientStore';

const args = {
  query: { referenceType: 'recipe' as const, referenceId: 'zopf', onlyApproved: true, page: 0, limit: 3 },
  locale: 'de',
};
const request = { endpoint: communityService.endpoints.getQuestions, args };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for a reply', async () => {
  const { store } = clientStore({
    'community/GetAllQuestionsByReference': () => ({ ret: aQuestionList({ count: 7 }) }),
  });
  await sendLate(store, request);
  expect(lateReplyIn(store, cacheKeyOf(request))).toMatchObject({ data: { ret: { count: 7 } } });
  expect(store.getState().services.queries).toEqual({});
  expect(isMissingReplies(store)).toBe(false);
});

it('gives up after a second, and says so', async () => {
  const { store } = clientStore({ 'community/GetAllQuestionsByReference': () => new Promise<never>(() => undefined) });
  const sent = sendLate(store, request);
  await jest.advanceTimersByTimeAsync(999);
  expect(isMissingReplies(store)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await sent;
  expect(isMissingReplies(store)).toBe(true);
});

it('knows that one failed', async () => {
  const { store } = clientStore({ 'community/GetAllQuestionsByReference': httpStatus(503) });
  await sendLate(store, request);
  expect(lateReplyIn(store, cacheKeyOf(request))).toEqual({ error: { status: 503, traceId: '' } });
  expect(isMissingReplies(store)).toBe(false);
});

it('takes a reply of another form than the contract says for a failure, and tells of it', async () => {
  const onError = jest.fn();
  const { store } = clientStore({ 'community/GetAllQuestionsByReference': { ret: { items: 'none' } } }, { onError });
  await sendLate(store, request);
  const error = { status: 'MALFORMED', traceId: '' };
  expect(lateReplyIn(store, cacheKeyOf(request))).toEqual({ error });
  expect(onError.mock.calls).toMatchObject([[error, { method: 'GetAllQuestionsByReference' }, { isMutation: false }]]);
});

it('sends what two parts of a page ask for once', async () => {
  const { store, calls } = clientStore({
    'community/GetAllQuestionsByReference': { ret: aQuestionList({ count: 7 }) },
  });
  await Promise.all([sendLate(store, request), sendLate(store, request)]);
  await sendLate(store, request);
  expect(calls).toHaveLength(1);
  expect(lateReplyIn(store, cacheKeyOf(request))).toMatchObject({ data: { ret: { count: 7 } } });
});
