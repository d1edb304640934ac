/** @jest-environment node */
import { aQuestionList } from '@shop/builders';
import { isMissingReplies, sendLate } from './sendLate';
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
  expect(request.endpoint.select(args)(store.getState()).data?.ret?.count).toBe(7);
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
