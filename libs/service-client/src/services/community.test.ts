import { aQuestionList, aReviewList } from '@shop/builders';
import type { ShopStore } from '../createShopStore';
import { clientStore } from '../test/clientStore';
import { communityService } from './community';

const { getQuestions, getReviews } = communityService.endpoints;
const args = {
  query: { referenceType: 'recipe' as const, referenceId: 'zopf', onlyApproved: true, page: 0, limit: 3 },
  locale: 'de',
};
const once = { subscribe: false };

it.each([
  ['reviews', ({ dispatch }: ShopStore) => dispatch(getReviews.initiate(args, once))],
  ['questions', ({ dispatch }: ShopStore) => dispatch(getQuestions.initiate(args, once))],
])('fetches %s again when the visitor changes', async (_name, read) => {
  let isMember = false;
  const none = { items: [], count: 0 };
  const { store } = clientStore({
    'community/GetAllReviewsByReference': () => ({ ret: aReviewList(isMember ? {} : none) }),
    'community/GetAllQuestionsByReference': () => ({ ret: aQuestionList(isMember ? {} : none) }),
  });
  expect((await read(store)).data?.ret?.count).toBe(0);
  isMember = true;
  store.dispatch(communityService.util.invalidateTags(['Session']));
  await Promise.resolve();
  expect((await read(store)).data?.ret?.count).toBe(1);
});
