import type { Reactions } from '@shop/contracts';
import { community } from '@shop/contracts/wire/community';
import type { ShopDispatch } from '../createShopStore';
import { endpoint } from '../endpoint';
import { reactedWith } from '../reactedWith';
import type { shopApi } from '../shopApi';
import { communityService } from './community';

/** Votes on reviews. They show at once in every list that is cached, and are put right by the answer. */
const reactionService = communityService.injectEndpoints({
  endpoints: (build) => ({
    addReaction: build.mutation({
      ...endpoint(community.AddReactionToReview),
      onQueryStarted: async ({ reviewId, like }, { dispatch, getState, queryFulfilled }) => {
        const cache = { state: getState() as CachedState, dispatch };
        const undo = showReactions(cache, reviewId, (before) => reactedWith(before, like));
        const answer = await queryFulfilled.catch(() => null);
        const counters = answer?.data.counters;
        if (counters) showReactions(cache, reviewId, () => counters);
        else undo();
      },
    }),
  }),
});

type CachedState = Parameters<typeof shopApi.util.selectInvalidatedBy>[0];

interface Cache {
  state: CachedState;
  dispatch: ShopDispatch;
}

/** Changes the votes on a review in every list that is cached. Returns what takes the change back. */
function showReactions(
  { state, dispatch }: Cache,
  reviewId: string,
  change: (before: Reactions) => Reactions,
): () => void {
  const lists = communityService.util
    .selectInvalidatedBy(state, ['Review'])
    .filter(({ endpointName }) => endpointName === 'getReviews');
  const patches = lists.map(({ originalArgs }) =>
    dispatch(
      communityService.util.updateQueryData('getReviews', originalArgs as ReviewsArg, ({ ret }) => {
        const review = ret?.items.find(({ id }) => id === reviewId);
        if (review) review.reactions = change(review.reactions);
      }),
    ),
  );
  return () => patches.forEach(({ undo }) => undo());
}

type ReviewsArg = Parameters<typeof communityService.endpoints.getReviews.initiate>[0];

export const { useAddReactionMutation } = reactionService;
