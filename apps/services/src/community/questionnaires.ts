import type { community, ResultsOf } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { and, asc, eq, sql } from 'drizzle-orm';
import { text } from '../catalogue/text.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { questionnaire, questionnaireVote } from '../db/schema/index.ts';
import type { Call } from '../module.ts';

type Questionnaire = ResultsOf<typeof community, 'GetQuestionnaires'>['ret'][number];
type Analytic = NonNullable<ResultsOf<typeof community, 'SelectQuestionnaireAnswer'>['ret']>;

interface Asked {
  site: string;
  customerId: string | null;
}

const id = questionnaire.id;
/** Votes of customers by answer. */
const votes = sql<Record<string, number>>`coalesce((
  select jsonb_object_agg(v.answer_id, v.count) from (
    select answer_id, count(*)::int as count from questionnaire_vote
    where site = ${questionnaire.site} and questionnaire_id = ${id} group by answer_id) v), '{}')`;

/** The questionnaires of an item with the customer's own choice. One query. */
export async function findQuestionnaires(
  db: DatabaseOrTransaction,
  { site, customerId }: Asked,
  referenceId: string,
  locale: Locale,
): Promise<Questionnaire[]> {
  const rows = await db
    .select({
      id,
      question: questionnaire.question,
      answers: questionnaire.answers,
      selected: questionnaireVote.answerId,
    })
    .from(questionnaire)
    .leftJoin(
      questionnaireVote,
      and(
        eq(questionnaireVote.site, questionnaire.site),
        eq(questionnaireVote.questionnaireId, id),
        customerId ? eq(questionnaireVote.customerId, customerId) : sql`false`,
      ),
    )
    .where(and(eq(questionnaire.site, site), eq(questionnaire.referenceId, referenceId)))
    .orderBy(asc(questionnaire.position));
  return rows.map((row) => ({
    id: row.id,
    question: text(row.question, locale),
    answers: row.answers.map((answer) => ({ id: answer.id, label: text(answer.label, locale) })),
    selectedAnswerId: row.selected ?? '',
  }));
}

/** The votes on an item's questionnaires, or on one of them. One query. */
export async function findAnalytics(
  db: DatabaseOrTransaction,
  site: string,
  about: { referenceId: string } | { questionnaireId: string },
): Promise<Analytic[]> {
  const which =
    'referenceId' in about ? eq(questionnaire.referenceId, about.referenceId) : eq(id, about.questionnaireId);
  const rows = await db
    .select({ id, answers: questionnaire.answers, imported: questionnaire.importedVotes, votes })
    .from(questionnaire)
    .where(and(eq(questionnaire.site, site), which))
    .orderBy(asc(questionnaire.position));
  return rows.map((row) => {
    const counts = row.answers.map((answer) => (row.imported[answer.id] ?? 0) + (row.votes[answer.id] ?? 0));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return {
      questionnaireId: row.id,
      total,
      answers: row.answers.map((answer, index) => ({
        answerId: answer.id,
        count: counts[index]!,
        percent: total ? Math.round((counts[index]! / total) * 100) : 0,
      })),
    };
  });
}

/** Stores the customer's vote, replacing a previous one. Returns all votes. */
export async function selectAnswer(
  { db, site, visitor }: Call,
  questionnaireId: string,
  answerId: string,
): Promise<ResultsOf<typeof community, 'SelectQuestionnaireAnswer'>> {
  const { customerId } = visitor;
  if (!customerId) return { ret: null, error: 'NOT_AUTHENTICATED' };
  const [asked] = await db
    .select({ answers: questionnaire.answers })
    .from(questionnaire)
    .where(and(eq(questionnaire.site, site), eq(id, questionnaireId)));
  if (!asked) return { ret: null, error: 'NOT_FOUND' };
  if (!asked.answers.some((answer) => answer.id === answerId)) return { ret: null, error: 'INVALID' };
  await db
    .insert(questionnaireVote)
    .values({ site, questionnaireId, customerId, answerId })
    .onConflictDoUpdate({
      target: [questionnaireVote.site, questionnaireVote.questionnaireId, questionnaireVote.customerId],
      set: { answerId, votedAt: sql`now()` },
    });
  const [ret = null] = await findAnalytics(db, site, { questionnaireId });
  return { ret, error: null };
}
