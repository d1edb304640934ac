import { randomUUID } from 'node:crypto';
import {
  catalogueBackend,
  catalogueDetail,
  community,
  type CommunityQuery,
  type CommunitySettings,
  identity,
  type Listing,
} from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import * as schema from '../src/db/schema/index.ts';
import { insertArticle } from './support/insertArticle.ts';
import { insertList } from './support/insertList.ts';
import { type CallOptions, startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const SCORE = 4;
type Item = Partial<typeof schema.item.$inferInsert> & { referenceType?: 'product' | 'recipe' };

/** An item with two approved reviews and an approved question. */
async function insertItem({ referenceType = 'product', ...more }: Item): Promise<string> {
  const { db } = services;
  const id = `shown-${randomUUID()}`;
  await insertArticle(db, { id, stock: 3, productType: referenceType });
  await db
    .update(schema.item)
    .set({ ratingSum: 2 * SCORE, ratingCount: 2, questionCount: 1, ...more })
    .where(and(eq(schema.item.site, mainSite), eq(schema.item.id, id)));
  const about = {
    site: mainSite,
    referenceType,
    referenceId: id,
    locale: 'de',
    authorAlias: 'Nadine K.',
    approved: true,
  };
  const review = { ...about, score: SCORE, title: 'Titel', text: 'Text' };
  await db.insert(schema.review).values([review, review]);
  await db.insert(schema.question).values({ ...about, question: 'Wie hoch?' });
  return id;
}

/** The reviews and questions of an item as returned to a visitor. */
async function asked(query: CommunityQuery, options?: CallOptions) {
  const [reviews, questions] = await Promise.all(
    ['GetAllReviewsByReference', 'GetAllQuestionsByReference'].map((method) =>
      services.call(community, method, [query], options),
    ),
  );
  const [list, { items, count }] = [reviews!.body[0], questions!.body[0]];
  const { 4: fours } = list.ratingPercents;
  return {
    reviews: [list.items.length, list.count, list.totalRating, fours],
    questions: [items.length, count],
  };
}

const reviewed = [2, 2, SCORE, 100];
const asksOne = [1, 1];
const nothing = { reviews: [0, 0, 0, 0], questions: [0, 0] };
const rated = { score: SCORE, count: 2 };
const unrated = { score: 0, count: 0 };

const shown: Record<CommunitySettings, { reviews: boolean; questions: boolean }> = {
  full: { reviews: true, questions: true },
  hideQuestions: { reviews: true, questions: false },
  hideReviews: { reviews: false, questions: true },
  none: { reviews: false, questions: false },
};

describe.each(Object.keys(shown) as CommunitySettings[])('an item set to %s', (communitySettings) => {
  const { reviews, questions } = shown[communitySettings];

  it('returns the visible lists only', async () => {
    const referenceId = await insertItem({ communitySettings });
    expect(await asked({ referenceType: 'product', referenceId })).toEqual({
      reviews: reviews ? reviewed : nothing.reviews,
      questions: questions ? asksOne : nothing.questions,
    });
  });

  it('has rating and number of questions on its page and its tile only if they are visible', async () => {
    const id = await insertItem({ communitySettings });
    const { body } = await services.call(catalogueDetail, 'GetProduct', [id]);
    expect(body[0]).toMatchObject({
      communitySettings,
      rating: reviews ? rated : unrated,
      questionCount: questions ? 1 : 0,
    });
    const listId = `list-${randomUUID()}`;
    await insertList(services.db, { id: listId, items: [id] });
    const listing = await services.call(catalogueBackend, 'GetListingItems', [{ listId, locale: 'de' }]);
    expect((listing.body[0] as Listing).items[0]?.rating).toEqual(reviews ? rated : unrated);
  });
});

it('sorting by rating ignores a hidden rating', async () => {
  const [hidden, better, worse] = [
    await insertItem({ communitySettings: 'hideReviews', ratingSum: 10 }),
    await insertItem({ ratingSum: 8 }),
    await insertItem({ ratingSum: 4 }),
  ];
  const listId = `list-${randomUUID()}`;
  await insertList(services.db, { id: listId, items: [hidden, worse, better] });
  const { body } = await services.call(catalogueBackend, 'GetListingItems', [{ listId, locale: 'de', sort: 'rating' }]);
  expect((body[0] as Listing).items.map(({ id }) => id)).toEqual([better, worse, hidden]);
});

it('the community of a members-only recipe is members-only', async () => {
  const referenceId = await insertItem({ referenceType: 'recipe', membersOnly: true });
  const query = { referenceType: 'recipe' as const, referenceId };
  expect(await asked(query)).toEqual(nothing);
  const { cookie } = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026']);
  expect(await asked(query, { cookie })).toEqual({ reviews: reviewed, questions: asksOne });
});
