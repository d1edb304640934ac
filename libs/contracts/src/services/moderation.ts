import { z } from 'zod';
import { moderationErrorSchema } from '../entities/errors.ts';
import {
  entryReferenceSchema,
  entryTextsSchema,
  moderationEventSchema,
  moderationPageSchema,
  queueQuerySchema,
  queueSchema,
  readEntrySchema,
  resolutionSchema,
  reviewReportListSchema,
} from '../entities/moderation.ts';
import { idSchema, optional, textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = moderationErrorSchema.nullable();
const entry = { entry: readEntrySchema };

/** What moderators do with the entries of customers. */
export const moderation = defineService('/services/community/moderation', {
  /** Entries that wait for a decision, or questions for an answer, the oldest first. */
  GetQueue: method({
    args: [{ query: queueQuerySchema }],
    results: { ret: queueSchema.nullable(), error },
    access: 'moderator',
    limit: 'read',
    localized: true,
  }),
  Approve: method({ args: [entry], results: { error }, access: 'moderator', limit: 'write' }),
  /** The author reads the reason. */
  Reject: method({ args: [entry, { reason: textSchema }], results: { error }, access: 'moderator', limit: 'write' }),
  /** Open reports, the oldest first. */
  GetReports: method({
    args: [{ query: moderationPageSchema }],
    results: { ret: reviewReportListSchema.nullable(), error },
    access: 'moderator',
    limit: 'read',
    localized: true,
  }),
  ResolveReport: method({
    args: [{ reportId: idSchema }, { resolution: resolutionSchema }],
    results: { error },
    access: 'moderator',
    limit: 'write',
  }),
  /**
   * Answers a question in the name of the shop; `html` is sanitised. A question that waits is approved by it. `CONFLICT` where it
   * is no longer of the `revision` that was read.
   */
  Answer: method({
    args: [{ questionId: idSchema }, { html: textSchema }, { revision: optional(z.int()) }],
    results: { id: z.string(), error },
    access: 'moderator',
    limit: 'write',
  }),
  Edit: method({
    args: [entry, { texts: entryTextsSchema }],
    results: { error },
    access: 'moderator',
    limit: 'write',
  }),
  /** What was done with an entry, the oldest first. */
  History: method({
    args: [{ entry: entryReferenceSchema }],
    results: { ret: z.array(moderationEventSchema), error },
    access: 'moderator',
    limit: 'read',
  }),
});
