import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../src/db/database.ts';
import { item, question, review, reviewComment, reviewReport } from '../src/db/schema/index.ts';
import { demoSites } from './demoBrands.ts';
import { accountMark } from './import/loadedFiles.ts';
import { noteOnce } from './noteOnce.ts';

const HOUR_MS = 3_600_000;

/** What waits at the desk of a fresh shop, by hours ago: one of everything that moderators come upon. */
const reviews = [
  {
    ...{ hoursAgo: 30, score: 2, locale: 'de', authorAlias: 'Reto S.', holds: ['phone'] },
    title: 'Kam mit Kratzer an',
    text: 'Der Artikel gefällt mir, aber der Deckel hatte einen Kratzer. Ruft mich bitte an: 079 000 00 00.',
  },
  {
    ...{ hoursAgo: 9, score: 5, locale: 'fr', authorAlias: 'Élodie M.', holds: [] as string[] },
    title: 'Très belle surprise',
    text: 'Offert à ma mère, qui s’en sert tous les dimanches. L’emballage était soigné.',
  },
  {
    ...{ hoursAgo: 3, score: 5, locale: 'en', authorAlias: 'Sam K.', holds: ['link', 'repeated'] },
    title: 'Half the price elsewhere',
    text: 'Nice, but look at www.cheaper-than-here.example before you buy anything.',
  },
] as const;

const questions = [
  { hoursAgo: 22, locale: 'de', authorAlias: 'Nina W.', text: 'Kann ich das auch ohne Verpackung bestellen?' },
  { hoursAgo: 5, locale: 'it', authorAlias: 'Luca B.', text: 'Va bene anche per chi è mancino?' },
] as const;

/** Shown, and without an answer. */
const unanswered = {
  hoursAgo: 70,
  locale: 'de',
  authorAlias: 'Petra H.',
  text: 'Wie lange dauert der Versand ins Tessin?',
};

const comment = {
  hoursAgo: 1,
  authorAlias: 'Jan R.',
  text: 'Bei mir war es genau umgekehrt. Wie oft hast du es benutzt?',
};

const report = {
  hoursAgo: 2,
  type: 'off topic',
  description: 'Hier geht es um die Lieferung und nicht um den Artikel.',
};

/** Puts entries that wait, and a report, into every site once: what was decided stays so. */
export async function seedWaitingEntries(db: Database): Promise<void> {
  for (const site of demoSites) {
    await db.transaction(async (tx) => {
      const mark = `${accountMark({ site, email: 'entries' })} waiting`;
      if (await noteOnce(tx, mark)) await seed(tx, site);
    });
  }
}

async function seed(tx: Transaction, site: string): Promise<void> {
  const items = await tx
    .select({ referenceId: item.id })
    .from(item)
    .where(sql`${item.site} = ${site} and ${item.productType} = 'product'`)
    .orderBy(asc(item.id))
    .limit(reviews.length);
  if (items.length < reviews.length) return;
  const about = (index: number) => ({ site, referenceType: 'product', ...items[index % items.length]! });
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  const waiting = (hours: number) => ({ approved: false, queuedAt: ago(hours), createdAt: ago(hours) });

  await tx.insert(review).values(
    reviews.map(({ hoursAgo, holds, ...one }, index) => ({
      ...{ ...one, ...about(index), ...waiting(hoursAgo) },
      holds: [...holds],
    })),
  );
  await tx.insert(question).values([
    ...questions.map(({ hoursAgo, text, ...one }, index) => ({
      ...{ ...one, ...about(index), ...waiting(hoursAgo) },
      question: text,
    })),
  ]);
  // What is shown counts in lists.
  const { hoursAgo, text, ...asked } = unanswered;
  await tx.insert(question).values({ ...asked, ...about(0), question: text, approved: true, createdAt: ago(hoursAgo) });
  await tx.execute(sql`
    update item set question_count = question_count + 1
    where site = ${site} and id = ${items[0]!.referenceId}`);

  const [shown] = await tx
    .select({ id: review.id })
    .from(review)
    .where(sql`${review.site} = ${site} and ${eq(review.approved, true)}`)
    .orderBy(asc(review.createdAt), asc(review.id))
    .limit(1);
  if (!shown) return;
  await tx.insert(reviewComment).values({
    ...{ reviewId: shown.id, authorAlias: comment.authorAlias, text: comment.text },
    ...waiting(comment.hoursAgo),
  });
  const { type, description } = report;
  await tx
    .insert(reviewReport)
    .values({ site, reviewId: shown.id, type, description, createdAt: ago(report.hoursAgo) });
}
