import type { Reactions } from '@shop/contracts';

/** Votes on a review once the visitor has pressed one: it counts, takes the place of the other, or is withdrawn. */
export function reactedWith({ likeCounter, dislikeCounter, currentUserReaction }: Reactions, like: boolean): Reactions {
  const pressed = like ? 'like' : 'dislike';
  const next = currentUserReaction === pressed ? '' : pressed;
  const change = (kind: 'like' | 'dislike') => Number(next === kind) - Number(currentUserReaction === kind);
  return {
    likeCounter: likeCounter + change('like'),
    dislikeCounter: dislikeCounter + change('dislike'),
    currentUserReaction: next,
  };
}
