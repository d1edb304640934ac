import type { moderation, ResultsOf } from '@shop/contracts';
import { answer } from '../../db/schema/community.ts';
import { sanitizeHtml } from '../../html/sanitizeHtml.ts';
import type { Call } from '../../module.ts';
import { queueCommunityMail } from '../mails/queueCommunityMail.ts';
import { showChange } from '../showChange.ts';
import { approveEntry } from './decide.ts';
import { lockEntry } from './entries.ts';
import { logEvent } from './logEvent.ts';
import { readModerationPolicy } from './readModerationPolicy.ts';

/** Answers a question in the name of the shop, and shows it if it waited: as it was read. The author gets a mail. */
export async function answerQuestion(
  call: Call,
  questionId: string,
  given: string,
  revision?: number,
): Promise<ResultsOf<typeof moderation, 'Answer'>> {
  const { db, site, locale, visitor, mails } = call;
  const html = sanitizeHtml(given).trim();
  if (!html.replace(/<[^>]*>|&nbsp;/g, '').trim()) return { id: '', error: 'INVALID' };
  const { team } = await readModerationPolicy(db, site, locale);
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, site, 'question', questionId);
    if (!entry) return { id: '', error: 'NOT_FOUND' };
    if (revision !== undefined && entry.revision !== revision) return { id: '', error: 'CONFLICT' };
    const [stored] = await tx
      .insert(answer)
      .values({ questionId: entry.id, locale, html, authorAlias: team })
      .returning({ id: answer.id });
    const { id } = stored!;
    const details = { answer: html };
    await logEvent(tx, {
      ...{ site, kind: 'question', entryId: entry.id, act: 'answered', moderatorId: visitor.customerId, details },
    });
    await queueCommunityMail(mails, tx, { kind: 'questionAnswered', entryId: id });
    if (entry.approved) await showChange(tx, { site, referenceId: entry.referenceId });
    else await approveEntry(call, tx, entry);
    return { id, error: null };
  });
}
