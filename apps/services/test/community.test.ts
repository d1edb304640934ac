import { randomUUID } from 'node:crypto';
import { community, identity, type QuestionList, type ReviewList } from '@shop/contracts';
import * as schema from '../src/db/schema/index.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, otherSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const day = (number: number) => new Date(Date.UTC(2025, 0, number));
const newReference = () => `test-${randomUUID()}`;

async function reviewsOf(referenceId: string, more: object = {}, options: object = {}): Promise<ReviewList> {
  const query = { referenceType: 'product', referenceId, onlyApproved: true, page: 0, limit: 3, ...more };
  const { status, body } = await services.call(community, 'GetAllReviewsByReference', [query], options);
  expect([status, body[1]]).toEqual([200, null]);
  return body[0];
}
async function questionsOf(referenceId: string, more: object = {}): Promise<QuestionList> {
  const query = { referenceType: 'recipe', referenceId, onlyApproved: true, page: 0, limit: 3, ...more };
  const { status, body } = await services.call(community, 'GetAllQuestionsByReference', [query]);
  expect([status, body[1]]).toEqual([200, null]);
  return body[0];
}
async function insertReview(referenceId: string, more: Partial<typeof schema.review.$inferInsert> = {}) {
  const [row] = await services.db
    .insert(schema.review)
    .values({
      site: mainSite,
      referenceType: 'product',
      referenceId,
      locale: 'de',
      score: 5,
      title: 'Titel',
      text: 'Text',
      authorAlias: 'Nadine K.',
      authorEmail: 'nadine@example.com',
      approved: true,
      ...more,
    })
    .returning({ id: schema.review.id });
  return row!.id;
}
async function insertCustomer(): Promise<string> {
  const [row] = await services.db
    .insert(schema.customer)
    .values({ site: mainSite, email: `${randomUUID()}@example.com` })
    .returning({ id: schema.customer.id });
  return row!.id;
}

describe('GetAllReviewsByReference', () => {
  it('returns a review with its comments, counters and item, but no e-mail address', async () => {
    const referenceId = newReference();
    await insertArticle(services.db, { id: referenceId, titles: { de: 'Tasse', fr: 'Tasse à prénom' } });
    const picture = { id: `${referenceId}-photo`, mimeType: 'image/webp', width: 800, height: 400 };
    await services.db.insert(schema.image).values({ ...picture, bytes: Buffer.from('x') });
    const id = await insertReview(referenceId, {
      score: 4,
      createdAt: day(9),
      importedLikes: 9,
      importedDislikes: 1,
      imageIds: [picture.id, 'lost'],
    });
    const comment = { reviewId: id, authorAlias: 'Team', approved: true };
    await services.db.insert(schema.reviewComment).values([
      { ...comment, text: 'Gern', createdAt: day(12) },
      { ...comment, text: 'Danke', createdAt: day(11) },
      { ...comment, text: 'Versteckt', createdAt: day(10), approved: false },
    ]);
    const customers = [await insertCustomer(), await insertCustomer(), await insertCustomer()];
    await services.db
      .insert(schema.reviewReaction)
      .values(customers.map((customerId, index) => ({ reviewId: id, customerId, like: index > 0 })));

    const list = await reviewsOf(referenceId, {}, { locale: 'fr' });
    expect(list.items).toEqual([
      {
        id,
        referenceType: 'product',
        referenceId,
        score: 4,
        approved: true,
        imageReferences: [
          { url: `/images/${picture.id}`, title: '', description: '', aspectRatio: 0.5, width: 800, height: 400 },
        ],
        shortDescription: 'Titel',
        description: 'Text',
        authorAlias: 'Nadine K.',
        authorEmail: '',
        createdAt: day(9).getTime(),
        comments: [
          {
            comment: 'Danke',
            createdAt: day(11).getTime(),
            authorAlias: 'Team',
            approved: true,
            parentId: id,
            locale: 'de',
          },
          {
            comment: 'Gern',
            createdAt: day(12).getTime(),
            authorAlias: 'Team',
            approved: true,
            parentId: id,
            locale: 'de',
          },
        ],
        reactions: { likeCounter: 11, dislikeCounter: 2, currentUserReaction: '' },
        referenceTitle: 'Tasse à prénom',
        referenceUrl: `/fr/p/${referenceId}`,
        locale: 'de',
      },
    ]);
  });

  it('summarises all approved reviews and returns no others, whatever is requested', async () => {
    const referenceId = newReference();
    for (const score of [5, 5, 4, 2]) await insertReview(referenceId, { score });
    await insertReview(referenceId, { score: 1, approved: false });
    await insertReview(referenceId, { score: 1, site: otherSite });
    await insertReview(referenceId, { score: 1, referenceType: 'recipe' });
    await insertReview(newReference(), { score: 1 });
    const list = await reviewsOf(referenceId, { onlyApproved: false, limit: 2 });
    expect(list).toMatchObject({
      count: 4,
      pagination: { page: 0, pageSize: 2 },
      totalRating: 4,
      ratingPercents: { 1: 0, 2: 25, 3: 0, 4: 25, 5: 50 },
    });
    expect(list.items).toHaveLength(2);
  });

  it('pages through all of them once, newest first, ties by id', async () => {
    const referenceId = newReference();
    const newest = await insertReview(referenceId, { createdAt: day(3) });
    const oldest = await insertReview(referenceId, { createdAt: day(1) });
    const between = [];
    for (let index = 0; index < 5; index += 1) between.push(await insertReview(referenceId, { createdAt: day(2) }));
    const pages = [];
    for (const page of [0, 1, 2, 3]) pages.push((await reviewsOf(referenceId, { page })).items.map(({ id }) => id));
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1, 0]);
    const seen = pages.flat();
    expect(seen).toEqual([newest, ...between.sort().reverse(), oldest]);
  });

  it('returns the customer’s own reaction', async () => {
    const referenceId = newReference();
    const [liked, disliked, other] = [
      await insertReview(referenceId, { createdAt: day(3) }),
      await insertReview(referenceId, { createdAt: day(2) }),
      await insertReview(referenceId, { createdAt: day(1) }),
    ];
    const { db } = services;
    const login = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'], { site: mainSite });
    const [me] = await db.query.customer.findMany({
      where: (row, { and, eq }) => and(eq(row.site, mainSite), eq(row.email, 'kunde@example.com')),
    });
    const someone = await insertCustomer();
    await db.insert(schema.reviewReaction).values([
      { reviewId: liked, customerId: me!.id, like: true },
      { reviewId: liked, customerId: someone, like: false },
      { reviewId: disliked, customerId: me!.id, like: false },
      { reviewId: other, customerId: someone, like: true },
    ]);
    const list = await reviewsOf(referenceId, {}, { cookie: login.cookie, site: mainSite });
    expect(list.items.map(({ reactions }) => reactions)).toEqual([
      { likeCounter: 1, dislikeCounter: 1, currentUserReaction: 'like' },
      { likeCounter: 0, dislikeCounter: 1, currentUserReaction: 'dislike' },
      { likeCounter: 1, dislikeCounter: 0, currentUserReaction: '' },
    ]);
  });

  it('is all zero without reviews', async () => {
    expect(await reviewsOf(newReference())).toEqual({
      items: [],
      count: 0,
      pagination: { page: 0, pageSize: 3 },
      totalRating: 0,
      ratingPercents: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      facets: { pictured: 0, languages: [] },
    });
  });
});

describe('GetAllQuestionsByReference', () => {
  const question = { site: mainSite, referenceType: 'recipe', locale: 'de', authorAlias: 'Sabrina T.', approved: true };

  it('returns approved questions, newest first, each with its answers in order', async () => {
    const referenceId = newReference();
    const [first, second] = await services.db
      .insert(schema.question)
      .values([
        { ...question, referenceId, question: 'Wie lange?', createdAt: day(1) },
        { ...question, referenceId, question: 'Welcher Topf?', createdAt: day(2) },
        { ...question, referenceId, question: 'Spam', createdAt: day(3), approved: false },
        { ...question, referenceId, question: 'Andere Seite', createdAt: day(3), site: otherSite },
        { ...question, referenceId, question: 'Zu einem Produkt', createdAt: day(3), referenceType: 'product' },
      ])
      .returning({ id: schema.question.id });
    await services.db.insert(schema.answer).values([
      { questionId: first!.id, html: '<p>Oder zwei.</p>', authorAlias: 'Beat', createdAt: day(5) },
      { questionId: first!.id, html: '<p>Eine Stunde.</p>', authorAlias: 'Team', createdAt: day(4) },
    ]);
    const list = await questionsOf(referenceId, { onlyApproved: false });
    expect(list.count).toBe(2);
    expect(list.pagination).toEqual({ page: 0, pageSize: 3 });
    expect(list.items.map(({ id }) => id)).toEqual([second!.id, first!.id]);
    expect(list.items[1]).toEqual({
      id: first!.id,
      entrie: 'Wie lange?',
      question: 'Wie lange?',
      approved: true,
      referenceType: 'recipe',
      referenceId,
      authorAlias: 'Sabrina T.',
      createdAt: day(1).getTime(),
      locale: 'de',
      answers: [
        { comment: '<p>Eine Stunde.</p>', createdAt: day(4).getTime(), authorAlias: 'Team', locale: 'de' },
        { comment: '<p>Oder zwei.</p>', createdAt: day(5).getTime(), authorAlias: 'Beat', locale: 'de' },
      ],
    });
    expect((await questionsOf(referenceId, { page: 1, limit: 1 })).items.map(({ id }) => id)).toEqual([first!.id]);
  });

  it.each(['GetAllQuestionsByReference', 'GetAllReviewsByReference'])(
    '%s requires the type of the reference',
    async (method) => {
      const { body } = await services.call(community, method, [{ referenceType: '', referenceId: '' }]);
      expect(body).toEqual([null, 'INVALID']);
    },
  );
});
