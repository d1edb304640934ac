import { eq, sql } from 'drizzle-orm';
import {
  image,
  moderationEvent,
  question,
  questionnaireVote,
  review,
  reviewComment,
  reviewReaction,
  reviewReport,
} from '../../db/schema/index.ts';
import { personalTable, type PersonalTable } from './PersonalTable.ts';

/** What customers say to each other and to the shop. */
export const communityTables: readonly PersonalTable[] = [
  personalTable(review, {
    rowsOf: ({ id }) => eq(review.customerId, id),
    exported: {
      as: 'reviews',
      columns: [
        'id',
        'referenceType',
        'referenceId',
        'locale',
        'score',
        'title',
        'text',
        'authorAlias',
        'authorEmail',
        'verifiedBuyer',
        'approved',
        'rejectionReason',
        'withdrawnAt',
        'imageIds',
        'createdAt',
      ],
      withheld: [
        'site',
        'customerId',
        'importedLikes',
        'importedDislikes',
        'queuedAt',
        'holds',
        'revision',
        'pictured',
        'votes',
        'helpfulness',
      ],
      orderBy: 'createdAt',
    },
    afterDeletion: { set: { authorAlias: '', authorEmail: '' } },
  }),
  personalTable(image, {
    rowsOf: ({ id }) =>
      sql`${image.reviewId} in (select ${review.id} from ${review} where ${eq(review.customerId, id)})`,
    exported: {
      as: 'reviewPictures',
      columns: ['id', 'reviewId', 'mimeType', 'width', 'height', 'description', 'createdAt'],
      withheld: ['bytes'],
      orderBy: 'createdAt',
    },
    afterDeletion: { kept: 'Pictures, and what is said of them, stay with their review like its text.' },
  }),
  personalTable(reviewComment, {
    rowsOf: ({ id }) => eq(reviewComment.customerId, id),
    exported: {
      as: 'comments',
      columns: ['id', 'reviewId', 'locale', 'text', 'authorAlias', 'approved', 'rejectionReason', 'createdAt'],
      withheld: ['customerId', 'queuedAt', 'holds', 'revision'],
      orderBy: 'createdAt',
    },
    afterDeletion: { set: { authorAlias: '' } },
  }),
  personalTable(question, {
    rowsOf: ({ id }) => eq(question.customerId, id),
    exported: {
      as: 'questions',
      columns: [
        'id',
        'referenceType',
        'referenceId',
        'locale',
        'question',
        'authorAlias',
        'approved',
        'rejectionReason',
        'withdrawnAt',
        'createdAt',
      ],
      withheld: ['site', 'customerId', 'queuedAt', 'holds', 'revision', 'buyersToldAt'],
      orderBy: 'createdAt',
    },
    afterDeletion: { set: { authorAlias: '' } },
  }),
  personalTable(reviewReaction, {
    rowsOf: ({ id }) => eq(reviewReaction.customerId, id),
    exported: {
      as: 'reactions',
      columns: ['reviewId', 'like', 'handledAt'],
      withheld: ['customerId'],
      orderBy: 'reviewId',
    },
    afterDeletion: 'cascades',
  }),
  personalTable(reviewReport, {
    rowsOf: ({ id }) => eq(reviewReport.customerId, id),
    exported: {
      as: 'reports',
      columns: ['id', 'reviewId', 'type', 'description', 'createdAt', 'resolvedAt'],
      withheld: ['site', 'customerId'],
      orderBy: 'createdAt',
    },
    afterDeletion: { kept: 'A report is about somebody else; the database takes the reporter out of it.' },
  }),
  personalTable(moderationEvent, {
    rowsOf: ({ id }) => eq(moderationEvent.moderatorId, id),
    exported: { leftOut: 'What moderators did with entries of others, at work.' },
    afterDeletion: { kept: 'The log of what was done with entries; the database takes the moderator out of it.' },
  }),
  personalTable(questionnaireVote, {
    rowsOf: ({ id }) => eq(questionnaireVote.customerId, id),
    exported: {
      as: 'questionnaireAnswers',
      columns: ['questionnaireId', 'answerId', 'votedAt'],
      withheld: ['site', 'customerId'],
      orderBy: 'votedAt',
    },
    afterDeletion: 'cascades',
  }),
];
