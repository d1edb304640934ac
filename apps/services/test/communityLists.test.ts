import { randomUUID } from 'node:crypto';
import { community, identity, type CommunityQuery, type QuestionList, type ReviewList } from '@shop/contracts';
import * as schema from '../src/db/schema/index.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite } from './support/sites.ts';

const MANY = 40;
/** Maximum the services return at once. */
const LIMIT = 100;

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ config: { COUNT_QUERIES: true } });
});
afterAll(() => services.stop());

type Row = Partial<typeof schema.review.$inferInsert>;

async function insertReviews(...rows: Row[]): Promise<string> {
  const referenceId = `listed-${randomUUID()}`;
  const review = { site: mainSite, referenceType: 'product', referenceId, locale: 'de', score: 5, title: 'Titel' };
  const values = rows.map((row, index) => {
    const createdAt = new Date(Date.UTC(2025, 0, 1 + index));
    return { ...review, text: 'Text', authorAlias: 'Nadine K.', approved: true, createdAt, ...row };
  });
  await services.db.insert(schema.review).values(values);
  return referenceId;
}

const call = (method: string, query: object) =>
  services.call(community, method, [{ referenceType: 'product', ...query }]);

async function reviewsOf(query: Partial<CommunityQuery>): Promise<ReviewList> {
  const { status, body } = await call('GetAllReviewsByReference', { limit: LIMIT, ...query });
  expect([status, body[1]]).toEqual([200, null]);
  return body[0];
}

describe('reviews are sorted', () => {
  const titlesBy = async (referenceId: string, sort?: CommunityQuery['sort']) =>
    (await reviewsOf({ referenceId, ...(sort && { sort }) })).items.map(({ shortDescription }) => shortDescription);

  it('by date, or by score and then date', async () => {
    const referenceId = await insertReviews(
      { title: 'alt und gut', score: 5 },
      { title: 'schlecht', score: 1 },
      { title: 'neu und gut', score: 5 },
    );
    const newest = ['neu und gut', 'schlecht', 'alt und gut'];
    expect(await titlesBy(referenceId)).toEqual(newest);
    expect(await titlesBy(referenceId, 'newest')).toEqual(newest);
    expect(await titlesBy(referenceId, 'best')).toEqual(['neu und gut', 'alt und gut', 'schlecht']);
    expect(await titlesBy(referenceId, 'worst')).toEqual(['schlecht', 'neu und gut', 'alt und gut']);
  });

  it('by helpful minus unhelpful votes, imported and customers’ together', async () => {
    const [popular, disputed] = [randomUUID(), randomUUID()];
    const referenceId = await insertReviews(
      { id: popular, title: 'beliebt', importedLikes: 1 },
      { id: disputed, title: 'umstritten', importedLikes: 9, importedDislikes: 9 },
      { title: 'unbeachtet' },
    );
    const customers = [0, 1].map(() => ({ site: mainSite, email: `${randomUUID()}@example.com` }));
    const rows = await services.db.insert(schema.customer).values(customers).returning({ id: schema.customer.id });
    await services.db.insert(schema.reviewReaction).values(
      rows.flatMap(({ id: customerId }) => [
        { reviewId: popular, customerId, like: true },
        { reviewId: disputed, customerId, like: false },
      ]),
    );
    expect(await titlesBy(referenceId, 'helpful')).toEqual(['beliebt', 'unbeachtet', 'umstritten']);
  });
});

it('reviews of one score are counted and paged separately, beside the average and the shares of all', async () => {
  const referenceId = await insertReviews({ score: 5 }, { score: 5 }, { score: 5 }, { score: 1 });
  expect(await reviewsOf({ referenceId, score: 5, limit: 2, page: 1 })).toMatchObject({
    items: [{ score: 5 }],
    count: 3,
    totalRating: 4,
    ratingPercents: { 1: 25, 5: 75 },
  });
  expect(await reviewsOf({ referenceId, score: 3 })).toMatchObject({ items: [], count: 0, totalRating: 4 });
});

it('a review and a question have the language of their text; a comment and an answer theirs, or that of both', async () => {
  const reviewId = randomUUID();
  const referenceId = await insertReviews({ id: reviewId, locale: 'it' });
  const by = { authorAlias: 'Team', createdAt: new Date(Date.UTC(2025, 1, 1)) };
  await services.db.insert(schema.reviewComment).values([
    { ...by, reviewId, text: 'Grazie', approved: true },
    { ...by, reviewId, text: 'Danke', approved: true, locale: 'de', createdAt: new Date(Date.UTC(2025, 1, 2)) },
  ]);
  const [question] = await services.db
    .insert(schema.question)
    .values({
      site: mainSite,
      referenceType: 'product',
      referenceId,
      locale: 'fr',
      question: 'Combien ?',
      authorAlias: 'Luc P.',
      approved: true,
    })
    .returning();
  await services.db.insert(schema.answer).values([
    { ...by, questionId: question!.id, html: '<p>Trois.</p>' },
    { ...by, questionId: question!.id, html: '<p>Four.</p>', locale: 'en', createdAt: new Date(Date.UTC(2025, 1, 2)) },
  ]);
  const [review] = (await reviewsOf({ referenceId })).items;
  expect([review?.locale, ...(review?.comments ?? []).map(({ locale }) => locale)]).toEqual(['it', 'it', 'de']);
  const { body } = await call('GetAllQuestionsByReference', { referenceId });
  const [asked] = (body[0] as QuestionList).items;
  expect([asked?.locale, ...(asked?.answers ?? []).map(({ locale }) => locale)]).toEqual(['fr', 'fr', 'en']);
});

describe.each(['GetAllReviewsByReference', 'GetAllQuestionsByReference'])('%s', (method) => {
  it.each([
    { limit: LIMIT + 1 },
    { limit: 0 },
    { limit: -1 },
    { page: -1 },
    { page: 1e9 },
    { limit: 2.5 },
    { score: 6 },
  ])('rejects %j', async (part) => {
    expect((await call(method, { referenceId: 'candle', ...part })).status).toBe(400);
  });

  it('accepts a visitor who is not signed in', async () => {
    expect(await call(method, { referenceId: 'candle' })).toMatchObject({ status: 200 });
  });
});

/** A second list beside the contracts, so that no method becomes public by mistake. */
it.each(['AddReview', 'AddCommentToReview', 'AddReactionToReview', 'AskQuestion', 'ReportReview'] as const)(
  '%s is for customers only',
  (method) => {
    expect(community.methods[method].access).toBe('customer');
  },
);

it('SelectQuestionnaireAnswer is refused to a visitor who is not signed in', async () => {
  const { status } = await services.call(community, 'SelectQuestionnaireAnswer', ['q', 'a']);
  expect(status).toBe(401);
});

it('a page of many reviews with comments and reactions takes as many statements as one', async () => {
  const statements = async (referenceId: string, options = {}) => {
    const query = { referenceType: 'product', referenceId, limit: MANY };
    const { headers, body } = await services.call(community, 'GetAllReviewsByReference', [query], options);
    return { queries: /"(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1], count: body[0].items.length };
  };
  const one = await insertReviews({});
  const many = await insertReviews(...Array.from({ length: MANY }, () => ({})));
  const rows = await services.db.query.review.findMany({ where: (row, { eq }) => eq(row.referenceId, many) });
  const comment = { text: 'Danke', authorAlias: 'Team', approved: true };
  await services.db.insert(schema.reviewComment).values(rows.map(({ id }) => ({ ...comment, reviewId: id })));
  expect(await statements(one)).toEqual({ queries: '5', count: 1 });
  expect(await statements(many)).toEqual({ queries: '5', count: MANY });
  const { cookie } = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026']);
  expect((await statements(many, { cookie })).queries).toBe('6');
});

it('a page of many questions with answers takes as many statements as one', async () => {
  const statements = async (referenceId: string) => {
    const { headers, body } = await call('GetAllQuestionsByReference', { referenceId, limit: MANY });
    return [/"(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1], body[0].items.length];
  };
  const ask = async (length: number) => {
    const referenceId = `asked-${randomUUID()}`;
    const question = { site: mainSite, referenceType: 'product', referenceId, locale: 'de', authorAlias: 'Sabrina T.' };
    const rows = await services.db
      .insert(schema.question)
      .values(Array.from({ length }, (_, index) => ({ ...question, question: `Frage ${index}?`, approved: true })))
      .returning({ id: schema.question.id });
    await services.db
      .insert(schema.answer)
      .values(rows.map(({ id }) => ({ questionId: id, html: '<p>Ja.</p>', authorAlias: 'Team' })));
    return referenceId;
  };
  expect(await statements(await ask(1))).toEqual(['3', 1]);
  expect(await statements(await ask(MANY))).toEqual(['3', MANY]);
});
