import { type Locale, locales } from '@shop/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { question as questionTable, review as reviewTable, reviewCount } from '../src/db/schema/index.ts';
import { communityCaller } from './support/communityCaller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, moderate, person, moderator, article, review, ask, reviewsOf, questionsOf, countsOf } = communityCaller(
  () => services,
);

const ACTS = 1_200;
const AT_ONCE = 6;

test(`numbers of reviews and questions equal the rows after ${ACTS} random acts of customers and moderators`, async () => {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => person()));
  const mo = await moderator();
  const items = [await article(), await article()];
  let state = 11;
  const below = (number: number) => (state = (state * 48_271) % 2_147_483_647) % number;

  /** The act of somebody, who does one after the other; moderators decide about whatever is there. */
  function act(who: (typeof people)[number], itemId: string, number: number): Promise<unknown> {
    const words = `${number} ${below(3) === 0 ? 'www.beispiel.ch' : ''}`;
    const by = { ...who, locale: locales[below(locales.length)] as Locale };
    const own = (table: typeof reviewTable | typeof questionTable) =>
      services.db
        .select()
        .from(table)
        .where(eq(table.customerId, who.id))
        .orderBy(sql`random()`)
        .limit(1);
    const decide = async (table: typeof reviewTable | typeof questionTable, isRejected: boolean) => {
      const [row] = await services.db
        .select()
        .from(table)
        .where(inArray(table.referenceId, items))
        .orderBy(sql`random()`)
        .limit(1);
      if (!row) return;
      const entry = {
        kind: table === reviewTable ? 'review' : 'question',
        id: row.id,
        revision: row.revision,
      } as const;
      await (isRejected ? moderate('Reject', [entry, 'Nein'], mo) : moderate('Approve', [entry], mo));
    };
    const withdraw = async (kind: 'review' | 'question') => {
      const [row] = await own(kind === 'review' ? reviewTable : questionTable);
      if (row) await call('Withdraw', [kind, row.id], who);
    };
    const acts = [
      () => review(itemId, by, { score: 1 + below(5), shortDescription: `Nr. ${number}`, description: words }),
      () => ask(itemId, by, words),
      () => withdraw('review'),
      () => withdraw('question'),
      () => decide(reviewTable, false),
      () => decide(reviewTable, true),
      () => decide(questionTable, false),
      () => decide(questionTable, true),
    ];
    return acts[below(acts.length)]!();
  }

  const most = { reviews: 0, questions: 0 };
  for (let number = 0; number < ACTS; number += AT_ONCE) {
    await Promise.all(people.map((who, index) => act(who, items[below(items.length)]!, number + index)));
    // Each time: a later act would put right what an earlier one has left wrong.
    for (const itemId of items) {
      const { reviews, questions } = await expectInStep(itemId);
      most.reviews = Math.max(most.reviews, reviews);
      most.questions = Math.max(most.questions, questions);
    }
  }
  // Acts that were all refused would have left nothing to count.
  expect([most.reviews > 1, most.questions > 1]).toEqual([true, true]);
  for (const itemId of items) {
    const { count, questions } = await countsOf(itemId);
    expect([(await reviewsOf(itemId)).count, (await questionsOf(itemId)).count]).toEqual([count, questions]);
  }
});

/** Compares the numbers of an item with the rows, and gives them. */
async function expectInStep(itemId: string) {
  const [shown, asked, stored] = await Promise.all([
    services.db
      .select()
      .from(reviewTable)
      .where(and(eq(reviewTable.referenceId, itemId), eq(reviewTable.approved, true))),
    services.db
      .select()
      .from(questionTable)
      .where(and(eq(questionTable.referenceId, itemId), eq(questionTable.approved, true))),
    services.db.select().from(reviewCount).where(eq(reviewCount.referenceId, itemId)),
  ]);
  const sum = shown.reduce((total, { score }) => total + score, 0);
  expect(await countsOf(itemId)).toEqual({ sum, count: shown.length, questions: asked.length });
  for (const { score, locale, pictured, count } of stored) {
    const rows = shown.filter((one) => one.score === score && one.locale === locale && one.pictured === pictured);
    expect([score, locale, pictured, count]).toEqual([score, locale, pictured, rows.length]);
  }
  expect(stored.reduce((total, { count }) => total + count, 0)).toBe(shown.length);
  return { reviews: shown.length, questions: asked.length };
}
