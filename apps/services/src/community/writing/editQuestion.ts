import { type community, entryLengths, type ResultsOf } from '@shop/contracts';
import { check, maxLength, required } from '@shop/validation';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { answer, question } from '../../db/schema/community.ts';
import type { Call } from '../../module.ts';
import { findPurchase } from '../../order/findPurchase.ts';
import { isUuid } from '../isUuid.ts';
import { tellBuyers } from '../mails/tellBuyers.ts';
import { judgeEntry } from '../moderation/judgeEntry.ts';
import { logEvent } from '../moderation/logEvent.ts';
import type { QuestionRow } from '../questionRepository.ts';
import type { Reference } from '../reference.ts';
import { showChange } from '../showChange.ts';
import { entryLine } from './entryText.ts';
import { lockAuthor } from './lockAuthor.ts';
import { refusalOf } from './refusalOf.ts';

type Reply = ResultsOf<typeof community, 'EditQuestion'>;

/**
 * Replaces the text of a question by its author, who may have withdrawn it. It is judged like a new one. One that is
 * answered stays as it is, since the answer is to what was asked.
 */
export async function editQuestion(call: Call, id: string, given: string): Promise<Reply> {
  const { db, visitor } = call;
  const { customerId } = visitor;
  if (!customerId) return { error: 'NOT_AUTHENTICATED' };
  const text = entryLine(given);
  if (check(text, required, maxLength(entryLengths.question))) return { error: 'INVALID' };
  return db.transaction(async (tx) => {
    const author = await lockAuthor(tx, customerId);
    const previous = await lockOwn(call, tx, customerId, id);
    if (!previous) return { error: 'NOT_FOUND' };
    const reference = previous as Pick<Reference, 'referenceType'> & QuestionRow;
    const refusal = (await isAnswered(tx, id)) ? 'NO_PERMISSIONS' : await refusalOf(tx, 'questions', reference);
    if (refusal) return { error: refusal };
    await replace(call, tx, previous, { text, authorAlias: author.alias, customerId });
    return { error: null };
  });
}

interface Replacement {
  text: string;
  authorAlias: string;
  customerId: string;
}

async function replace(call: Call, tx: Transaction, previous: QuestionRow, by: Replacement): Promise<void> {
  const { site, locale } = call;
  const { id, referenceId } = previous;
  const { text, authorAlias, customerId } = by;
  const { any: isBuyer } = await findPurchase(tx, site, customerId, referenceId);
  const judged = { kind: 'question', id, customerId, title: '', text, isBuyer, isTrapped: false } as const;
  const verdict = await judgeEntry(call, tx, judged);
  const revision = sql`${question.revision} + 1`;
  await tx
    .update(question)
    .set({ ...verdict, withdrawnAt: null, question: text, authorAlias, locale, revision, createdAt: sql`now()` })
    .where(eq(question.id, id));
  const details = { text: previous.question };
  await logEvent(tx, { site, kind: 'question', entryId: id, act: 'replaced', moderatorId: null, details });
  if (verdict.approved) await tellBuyers(call.mails, tx, id);
  if (previous.approved || verdict.approved) await showChange(tx, { site, referenceId });
}

async function lockOwn({ site }: Call, tx: Transaction, customerId: string, id: string): Promise<QuestionRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select()
    .from(question)
    .where(and(eq(question.site, site), eq(question.id, id), eq(question.customerId, customerId)))
    .for('update');
  return row ?? null;
}

async function isAnswered(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.select({ count: count() }).from(answer).where(eq(answer.questionId, id));
  return row!.count > 0;
}
