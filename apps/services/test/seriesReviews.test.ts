import { catalogueDetail, community, type CommunityQuery, type ReviewList, type Series } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { item, itemRelation, question, review as reviewTable, reviewCount } from '../src/db/schema/index.ts';
import { communityCaller } from './support/communityCaller.ts';
import { mainSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ content: 'empty', config: { COUNT_QUERIES: true } });
});
afterAll(() => services.stop());

const { article, person, moderator, moderate, review, queued, read } = communityCaller(() => services);

/** A series with items. */
async function series(...itemIds: string[]): Promise<string> {
  const id = await article({ productType: 'series' });
  await services.db
    .insert(itemRelation)
    .values(itemIds.map((targetId, position) => ({ site: mainSite, itemId: id, type: 'series', targetId, position })));
  return id;
}

let written = 0;
/** A review that is shown, each later than the one before. */
async function shown(referenceId: string, more: Partial<typeof reviewTable.$inferInsert> = {}): Promise<string> {
  written += 1;
  const [row] = await services.db
    .insert(reviewTable)
    .values({
      ...{ site: mainSite, referenceType: 'product', referenceId, locale: 'de', score: 5, title: `Nr. ${written}` },
      ...{ text: 'Text', authorAlias: 'Lea B.', approved: true, createdAt: new Date(Date.UTC(2026, 0, written)) },
      ...more,
    })
    .returning({ id: reviewTable.id });
  return row!.id;
}

async function listOf(referenceId: string, more: Partial<CommunityQuery> = {}) {
  const query = { referenceType: 'series', referenceId, limit: 50, ...more };
  const { body, headers } = await services.call(community, 'GetAllReviewsByReference', [query]);
  const list = body[0] as ReviewList;
  return { list, ids: list.items.map(({ id }) => id), queries: headers.get('server-timing') };
}

const ratingOf = async (id: string) =>
  ((await services.call(catalogueDetail, 'GetSeries', [id])).body[0] as Series).rating;

test('a series shows its reviews and those of its items together, each with the item it is about', async () => {
  const [pan, lid, other] = [await article(), await article(), await article()];
  const id = await series(pan, lid);
  const first = await shown(pan);
  const second = await shown(id, { referenceType: 'series', score: 2, locale: 'fr' });
  const third = await shown(lid, { score: 4, imageIds: ['a-picture'] });
  await shown(other, { score: 1 });

  const { list, ids } = await listOf(id);
  expect(ids).toEqual([third, second, first]);
  expect(list.items.map(({ referenceTitle, referenceUrl }) => [referenceTitle, referenceUrl])).toEqual(
    [lid, id, pan].map((about) => [`Titel ${about}`, `/p/${about}`]),
  );
  expect(list).toMatchObject({
    count: 3,
    totalRating: 3.7,
    ratingPercents: { 1: 0, 2: 33, 4: 33, 5: 33 },
    facets: {
      pictured: 1,
      languages: [
        { locale: 'de', count: 2 },
        { locale: 'fr', count: 1 },
      ],
    },
  });
  expect((await listOf(pan, { referenceType: 'product' })).ids).toEqual([first]);
});

test('they are sorted, filtered and paged as one list', async () => {
  const [pan, lid] = [await article(), await article()];
  const id = await series(pan, lid);
  const worst = await shown(pan, { score: 1, importedLikes: 1 });
  const older = await shown(lid, { score: 5, importedLikes: 3, imageIds: ['a-picture'] });
  const newer = await shown(pan, { score: 5, importedDislikes: 2, locale: 'it' });
  const middle = await shown(lid, { score: 3 });
  expect((await listOf(id, { sort: 'best' })).ids).toEqual([newer, older, middle, worst]);
  expect((await listOf(id, { sort: 'worst' })).ids).toEqual([worst, middle, newer, older]);
  expect((await listOf(id, { sort: 'helpful' })).ids).toEqual([older, worst, middle, newer]);
  expect((await listOf(id, { withPictures: true })).ids).toEqual([older]);
  expect((await listOf(id, { language: 'it' })).ids).toEqual([newer]);
  expect((await listOf(id, { score: 5 })).list).toMatchObject({ count: 2, totalRating: 3.5 });
  const pages = [0, 1, 2].map((page) => listOf(id, { page, limit: 2 }));
  expect((await Promise.all(pages)).map(({ ids }) => ids)).toEqual([[middle, newer], [older, worst], []]);
});

test('what an item hides, or shows to members alone, is not shown with the series; a series may hide all', async () => {
  const [pan, shy, recipe] = [
    await article(),
    await article(),
    await article({ productType: 'recipe', membersOnly: true }),
  ];
  const id = await series(pan, shy, recipe);
  const seen = await shown(pan);
  await shown(shy);
  await shown(recipe, { referenceType: 'recipe' });
  const set = (itemId: string, communitySettings: string) =>
    services.db
      .update(item)
      .set({ communitySettings, ratingSum: 5, ratingCount: 1 })
      .where(and(eq(item.site, mainSite), eq(item.id, itemId)));
  for (const itemId of [pan, recipe]) await set(itemId, 'full');
  await set(shy, 'hideReviews');
  const { ids, list } = await listOf(id);
  expect([ids, list.count]).toEqual([[seen], 1]);
  expect(await ratingOf(id)).toEqual({ score: 5, count: 1 });
  await set(id, 'hideReviews');
  expect((await listOf(id)).list).toMatchObject({ items: [], count: 0 });
  expect(await ratingOf(id)).toEqual({ score: 0, count: 0 });
});

test('the rating of a series rises when a review of one of its items is approved', async () => {
  const pan = await article();
  const id = await series(pan);
  const mo = await moderator();
  await review(pan, await person(), { score: 4, shortDescription: 'Solide' });
  expect(await ratingOf(id)).toEqual({ score: 0, count: 0 });
  await moderate('Approve', [read((await queued('Solide', mo))!)], mo);
  expect(await ratingOf(id)).toEqual({ score: 4, count: 1 });
  expect((await listOf(id)).list).toMatchObject({ count: 1, totalRating: 4 });
});

test('questions of its items are not the series’', async () => {
  const pan = await article();
  const id = await series(pan);
  await services.db.insert(question).values(
    [
      { referenceType: 'product', referenceId: pan, question: 'Wie schwer ist sie?' },
      { referenceType: 'series', referenceId: id, question: 'Passen alle ineinander?' },
    ].map((one) => ({ site: mainSite, locale: 'de', authorAlias: 'Lea B.', approved: true, ...one })),
  );
  const { body } = await services.call(community, 'GetAllQuestionsByReference', [
    { referenceType: 'series', referenceId: id, limit: 50 },
  ]);
  expect(body[0]).toMatchObject({ count: 1, items: [{ question: 'Passen alle ineinander?' }] });
});

test('a series of many items is read by as many statements as one of two', async () => {
  const articles = (number: number) => Promise.all(Array.from({ length: number }, () => article()));
  const [few, many] = [await articles(2), await articles(20)];
  for (const pan of [...few, ...many]) await shown(pan);
  const [small, large] = [await listOf(await series(...few)), await listOf(await series(...many))];
  expect([small.list.count, large.list.count]).toEqual([2, 20]);
  expect(large.queries).toBe(small.queries);
});

test('the stored numbers equal the rows, whatever is done with reviews', async () => {
  const pan = await article();
  const of = and(eq(reviewTable.site, mainSite), eq(reviewTable.referenceId, pan));
  const summary = async () => {
    const { list } = await listOf(pan, { referenceType: 'product' });
    return [list.count, list.totalRating, list.facets!.pictured, list.facets!.languages.length];
  };
  const [first] = [
    await shown(pan),
    await shown(pan, { score: 3, locale: 'fr' }),
    await shown(pan, { approved: false }),
  ];
  expect(await summary()).toEqual([2, 4, 0, 2]);
  await services.db
    .update(reviewTable)
    .set({ approved: true, imageIds: ['a-picture'] })
    .where(of);
  expect(await summary()).toEqual([3, 4.3, 3, 2]);
  await services.db.update(reviewTable).set({ score: 1, locale: 'it' }).where(eq(reviewTable.id, first));
  expect(await summary()).toEqual([3, 3, 3, 3]);
  await services.db.delete(reviewTable).where(eq(reviewTable.id, first));
  expect(await summary()).toEqual([2, 4, 2, 2]);
  await services.db.delete(reviewTable).where(of);
  expect(await summary()).toEqual([0, 0, 0, 0]);
  const rows = await services.db.select().from(reviewCount).where(eq(reviewCount.referenceId, pan));
  expect(rows.map(({ count }) => count)).toEqual(rows.map(() => 0));
});
