import type { ArgsOf, Image, ResultsOf, Review, community } from '@shop/contracts';
import { findItemLinks, type ItemLink } from '../catalogue/itemLinks.ts';
import { findImages } from '../images/imageRepository.ts';
import type { Call } from '../module.ts';
import {
  countByScore,
  countReactions,
  findComments,
  findReviews,
  type CommentRow,
  type ReactionRow,
  type ReviewRow,
} from './reviewRepository.ts';
import { summariseRatings } from './summariseRatings.ts';

type Method = 'GetAllReviewsByReference';

/** Related rows of the reviews of a page. */
interface Surroundings {
  comments: ReadonlyMap<string, CommentRow[]>;
  reactions: ReadonlyMap<string, ReactionRow>;
  images: ReadonlyMap<string, Image>;
  item: ItemLink | undefined;
}

/** Approved reviews that the item shows to this visitor, whatever status is requested. Six queries at most. */
export async function getReviewsByReference(
  { db, site, locale, visitor }: Call,
  query: ArgsOf<typeof community, Method>[0],
): Promise<ResultsOf<typeof community, Method>> {
  const { referenceType, referenceId, page, limit, sort, score } = query;
  if (!referenceType) return { ret: null, error: 'INVALID' };
  const asked = { site, referenceType, referenceId, customerId: visitor.customerId };
  const [byScore, rows, links] = await Promise.all([
    countByScore(db, asked),
    findReviews(db, asked, { page, limit, sort, score }),
    findItemLinks(db, site, locale, [referenceId]),
  ]);
  const ids = rows.map((row) => row.id);
  const [comments, reactions, images] = await Promise.all([
    findComments(db, ids),
    countReactions(db, ids, visitor.customerId),
    findImages(
      db,
      rows.flatMap((row) => row.imageIds),
    ),
  ]);
  const surroundings = {
    comments: Map.groupBy(comments, (comment) => comment.reviewId),
    reactions,
    images,
    item: links.get(referenceId),
  };
  const items = rows.map((row) => toReview(row, surroundings));
  const summary = summariseRatings(byScore);
  const count = score ? (byScore.get(score) ?? 0) : summary.count;
  return { ret: { items, ...summary, count, pagination: { page, pageSize: limit } }, error: null };
}

function toReview(row: ReviewRow, { comments, reactions, images, item }: Surroundings): Review {
  const reaction = reactions.get(row.id);
  return {
    id: row.id,
    referenceType: row.referenceType as Review['referenceType'],
    referenceId: row.referenceId,
    score: row.score,
    approved: row.approved,
    imageReferences: row.imageIds.flatMap((id) => images.get(id) ?? []),
    shortDescription: row.title,
    description: row.text,
    authorAlias: row.authorAlias,
    authorEmail: '',
    createdAt: row.createdAt.getTime(),
    comments: (comments.get(row.id) ?? []).map((comment) => toComment(comment, row.locale)),
    reactions: {
      likeCounter: row.importedLikes + (reaction?.likes ?? 0),
      dislikeCounter: row.importedDislikes + (reaction?.dislikes ?? 0),
      currentUserReaction: toReaction(reaction?.own),
    },
    referenceTitle: item?.title ?? '',
    referenceUrl: item?.url ?? '',
    locale: row.locale as Review['locale'],
  };
}

function toComment(row: CommentRow, reviewLocale: string): Review['comments'][number] {
  return {
    comment: row.text,
    createdAt: row.createdAt.getTime(),
    authorAlias: row.authorAlias,
    approved: row.approved,
    parentId: row.reviewId,
    locale: (row.locale ?? reviewLocale) as Review['locale'],
  };
}

function toReaction(like: boolean | null | undefined): Review['reactions']['currentUserReaction'] {
  if (like === true) return 'like';
  return like === false ? 'dislike' : '';
}
