import { type ArgsOf, type community, entryLengths, type ResultsOf } from '@shop/contracts';
import { check, maxLength, required } from '@shop/validation';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { question } from '../../db/schema/community.ts';
import type { Call } from '../../module.ts';
import { findPurchase } from '../../order/findPurchase.ts';
import { tellBuyers } from '../mails/tellBuyers.ts';
import { judgeEntry } from '../moderation/judgeEntry.ts';
import type { Reference } from '../reference.ts';
import { showChange } from '../showChange.ts';
import { entryLine } from './entryText.ts';
import { isRecent } from './isRecent.ts';
import { lockAuthor } from './lockAuthor.ts';
import { refusalOf } from './refusalOf.ts';

type Given = ArgsOf<typeof community, 'AskQuestion'>[0];
type Reply = ResultsOf<typeof community, 'AskQuestion'>;

/** Stores a customer's question about an item. The same one again, within minutes, is the first. */
export async function askQuestion(call: Call, given: Given): Promise<Reply> {
  const { db, site, visitor } = call;
  const { customerId } = visitor;
  if (!customerId) return { id: '', error: 'NOT_AUTHENTICATED' };
  const { referenceType, referenceId } = given;
  const text = entryLine(given.question);
  if (!referenceType || check(text, required, maxLength(entryLengths.question))) return { id: '', error: 'INVALID' };
  const reference = { site, referenceType, referenceId };
  const error = await refusalOf(db, 'questions', reference);
  if (error) return { id: '', error };
  const isTrapped = Boolean(given.website);
  const id = await db.transaction((tx) => store(call, tx, { customerId, reference, text, isTrapped }));
  return { id, error: null };
}

interface Written {
  customerId: string;
  reference: Reference;
  text: string;
  isTrapped: boolean;
}

async function store(call: Call, tx: Transaction, written: Written): Promise<string> {
  const { customerId, reference, text, isTrapped } = written;
  const author = await lockAuthor(tx, customerId);
  const known = await findSame(tx, written);
  if (known) return known;
  const { any: isBuyer } = await findPurchase(tx, reference.site, customerId, reference.referenceId);
  const judged = { kind: 'question', id: null, customerId, title: '', text, isBuyer, isTrapped } as const;
  const verdict = await judgeEntry(call, tx, judged);
  const [stored] = await tx
    .insert(question)
    .values({
      ...reference,
      ...verdict,
      customerId,
      locale: call.locale,
      question: text,
      authorAlias: author.alias,
    })
    .returning({ id: question.id });
  if (verdict.approved) {
    await tellBuyers(call.mails, tx, stored!.id);
    await showChange(tx, reference);
  }
  return stored!.id;
}

/** A question that was sent twice, because the first answer did not arrive. */
async function findSame(tx: Transaction, { customerId, reference, text }: Written): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: question.id })
    .from(question)
    .where(
      and(
        eq(question.customerId, customerId),
        isRecent(question.createdAt),
        eq(question.site, reference.site),
        eq(question.referenceType, reference.referenceType),
        eq(question.referenceId, reference.referenceId),
        eq(question.question, text),
        isNull(question.withdrawnAt),
      ),
    )
    .limit(1);
  return row?.id;
}
