import { reactedWith } from './reactedWith';

const votes = (likeCounter: number, dislikeCounter: number, currentUserReaction: '' | 'like' | 'dislike' = '') => ({
  likeCounter,
  dislikeCounter,
  currentUserReaction,
});

it.each([
  ['counts', votes(3, 1), true, votes(4, 1, 'like')],
  ['takes the place of the other', votes(4, 1, 'like'), false, votes(3, 2, 'dislike')],
  ['is withdrawn by the same', votes(3, 2, 'dislike'), false, votes(3, 1)],
])('a vote %s', (_what, before, like, after) => {
  expect(reactedWith(before, like)).toEqual(after);
});
