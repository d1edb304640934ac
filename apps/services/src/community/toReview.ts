import type { Image, Locale, Review } from '@shop/contracts';
import { findItemLinks, type ItemLink } from '../catalogue/itemLinks.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { findImages } from '../images/imageRepository.ts';
import { picturesForReaders } from './picturesForReaders.ts';
import { countReactions, findComments, type CommentRow, type ReactionRow, type ReviewRow } from './reviewRepository.ts';

/** Related rows of the reviews of a page. */
interface Surroundings {
  comments: ReadonlyMap<string, CommentRow[]>;
  reactions: ReadonlyMap<string, ReactionRow>;
  images: ReadonlyMap<string, Image>;
  links: ReadonlyMap<string, ItemLink>;
  isReader: boolean;
}

interface Shown {
  /** The visitor may see their pictures even where they are not shown. */
  isReader?: boolean;
  site: string;
  /** Of the items' titles. */
  locale: Locale;
  /** The visitor. */
  customerId: string | null;
}

/** Reviews with their comments, votes, pictures and items. Four queries. */
export async function toReviews(
  db: DatabaseOrTransaction,
  rows: readonly ReviewRow[],
  { site, locale, customerId, isReader = false }: Shown,
): Promise<Review[]> {
  const ids = rows.map((row) => row.id);
  const [comments, reactions, images, links] = await Promise.all([
    findComments(db, ids),
    countReactions(db, ids, customerId),
    findImages(
      db,
      rows.flatMap((row) => row.imageIds),
    ),
    findItemLinks(
      db,
      site,
      locale,
      rows.map((row) => row.referenceId),
    ),
  ]);
  const surroundings = {
    comments: Map.groupBy(comments, (comment) => comment.reviewId),
    reactions,
    images,
    links,
    isReader,
  };
  return rows.map((row) => toReview(row, surroundings));
}

/** Votes on a review: those of customers and imported ones. */
export function reactionsOf(
  row: Pick<ReviewRow, 'importedLikes' | 'importedDislikes'>,
  reaction: ReactionRow | undefined,
): Review['reactions'] {
  return {
    likeCounter: row.importedLikes + (reaction?.likes ?? 0),
    dislikeCounter: row.importedDislikes + (reaction?.dislikes ?? 0),
    currentUserReaction: toReaction(reaction?.own),
  };
}

function toReview(row: ReviewRow, { comments, reactions, images, links, isReader }: Surroundings): Review {
  const item = links.get(row.referenceId);
  return {
    id: row.id,
    referenceType: row.referenceType as Review['referenceType'],
    referenceId: row.referenceId,
    score: row.score,
    approved: row.approved,
    imageReferences: isReader ? picturesForReaders(images, row) : row.imageIds.flatMap((id) => images.get(id) ?? []),
    shortDescription: row.title,
    description: row.text,
    authorAlias: row.authorAlias,
    authorEmail: '',
    createdAt: row.createdAt.getTime(),
    comments: (comments.get(row.id) ?? []).map((comment) => toComment(comment, row.locale)),
    reactions: reactionsOf(row, reactions.get(row.id)),
    referenceTitle: item?.title ?? '',
    referenceUrl: item?.url ?? '',
    locale: row.locale as Review['locale'],
    ...(row.verifiedBuyer && { verifiedBuyer: true }),
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
