import { z } from 'zod';

/** A notification to the visitor; the same id and domain replaces the one before. */
export const messageSchema = z.object({
  id: z.string(),
  domain: z.string(),
  title: z.string(),
  message: z.string(),
  type: z.enum(['error', 'warning', 'success', 'info', 'standard', 'feature', 'notice', 'noticeGi', 'teaser']),
  /** `title` and `message` are message ids to translate. */
  i18n: z.boolean().default(false),
  /** Milliseconds until it goes by itself; 0 stays. */
  hideAfter: z.int().default(0),
  hideFromGlobal: z.boolean().default(false),
  showAfterRedirect: z.boolean().default(false),
  onlyAfterRedirect: z.boolean().default(false),
  dismissible: z.boolean().default(true),
  action: z.object({ label: z.string(), url: z.string() }).nullable().default(null),
  uniqueId: z.string(),
});
export type Message = z.infer<typeof messageSchema>;
