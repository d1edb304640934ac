import { z } from 'zod';
import { reportTypes } from '../entryLimits.ts';
import { communityQuerySchema } from './community.ts';
import { paginationSchema } from './listing.ts';
import { imageSchema } from './media.ts';
import { idSchema, localeSchema, textSchema, timestampSchema, urlSchema } from './scalars.ts';

const entryKindSchema = z.enum(['review', 'question', 'comment']);
/** What customers write and moderators decide about. */
export type EntryKind = z.infer<typeof entryKindSchema>;

/** Why an entry was held back, whatever the policy says. */
const holdSchema = z.enum([
  'link',
  'email',
  'phone',
  'listedWord',
  'repeated',
  'burst',
  'rejectedBefore',
  /** It has pictures, which no program has read. */
  'pictures',
  /** The field that people do not see was filled in. */
  'trap',
]);
export type Hold = z.infer<typeof holdSchema>;

/**
 * An entry as a moderator has read it. The revision rises with every change and decision, so that of two moderators one
 * decides and the other is told.
 */
export const readEntrySchema = z.object({ kind: entryKindSchema, id: idSchema, revision: z.int() });
export type ReadEntry = z.infer<typeof readEntrySchema>;
export const entryReferenceSchema = readEntrySchema.pick({ kind: true, id: true });

const subjectShape = {
  referenceType: z.string(),
  referenceId: idSchema,
  referenceTitle: z.string(),
  referenceUrl: urlSchema,
};

/** An entry that waits for a moderator; it may be shown already, where the policy is to look at it afterwards. */
const queuedEntrySchema = readEntrySchema.extend({
  ...subjectShape,
  approved: z.boolean(),
  holds: z.array(holdSchema),
  locale: localeSchema,
  /** Of a review; null for others. */
  score: z.int().nullable(),
  /** Of a review; of a comment that of its review. */
  title: z.string(),
  text: z.string(),
  authorAlias: z.string(),
  verifiedBuyer: z.boolean(),
  /** Of a comment: the review it is about. */
  parent: z.object({ title: z.string(), text: z.string(), authorAlias: z.string(), score: z.int() }).nullable(),
  /** Earlier decisions about entries of the same author. */
  author: z.object({ approved: z.int(), rejected: z.int() }),
  /** Of a review; only moderators and its author can see them before it is shown. */
  imageReferences: z.array(imageSchema),
  /** When it came in. */
  queuedAt: timestampSchema,
});
export type QueuedEntry = z.infer<typeof queuedEntrySchema>;

export const moderationPageSchema = communityQuerySchema.pick({ page: true, limit: true });
export const queueQuerySchema = moderationPageSchema.extend({
  kind: entryKindSchema.optional(),
  /** Questions that are shown and have no answer, instead of what waits. */
  unanswered: z.boolean().default(false),
  /** Only entries with these letters in their texts or their author's name. */
  search: z.string().max(100).default(''),
});

export const queueSchema = z.object({
  items: z.array(queuedEntrySchema),
  count: z.int(),
  pagination: paginationSchema,
});

const reviewReportSchema = z.object({
  id: idSchema,
  reportType: z.enum(reportTypes),
  reportDescription: z.string(),
  createdAt: timestampSchema,
  review: z.object({
    id: idSchema,
    revision: z.int(),
    ...subjectShape,
    score: z.int(),
    title: z.string(),
    text: z.string(),
    authorAlias: z.string(),
    verifiedBuyer: z.boolean(),
    locale: localeSchema,
    approved: z.boolean(),
    imageReferences: z.array(imageSchema),
  }),
});
export type ReviewReport = z.infer<typeof reviewReportSchema>;
export const reviewReportListSchema = z.object({
  items: z.array(reviewReportSchema),
  count: z.int(),
  pagination: paginationSchema,
});

/** A report is dismissed, or its review rejected for a reason. All open reports of that review are resolved with it. */
export const resolutionSchema = z.object({
  action: z.enum(['dismiss', 'reject']),
  reason: textSchema.default(''),
  /** Of the review as it was read: `CONFLICT` where it is another one by now. */
  revision: z.int().optional(),
});

/** New texts of an entry; what is absent stays. */
export const entryTextsSchema = z.object({
  /** Of a review. */
  title: textSchema.optional(),
  text: textSchema.optional(),
  /** What is to be seen in pictures of a review, by their ids. */
  imageDescriptions: z.record(idSchema, textSchema).optional(),
});
export type EntryTexts = z.infer<typeof entryTextsSchema>;

export const moderationEventSchema = z.object({
  act: z.enum(['replaced', 'approved', 'rejected', 'edited', 'answered', 'reportsDismissed', 'withdrawn']),
  at: timestampSchema,
  /** Empty for the author's own act, and once the moderator's account is gone. */
  moderator: z.string(),
  /** A reason, or the texts before. */
  details: z.record(z.string(), z.string()),
});
export type ModerationAct = z.infer<typeof moderationEventSchema>['act'];

/** How much there is to do. */
export interface ModerationCounts {
  waiting: number;
  /** Open reports. */
  reports: number;
  /** Questions that are shown and have no answer. */
  unanswered: number;
}
