import { eq } from 'drizzle-orm';
import { review as reviewTable, reviewReaction } from '../src/db/schema/index.ts';
import { communityCaller } from './support/communityCaller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, person, article, review, reviewsOf } = communityCaller(() => services);

async function newReview() {
  const itemId = await article();
  const { id } = await review(itemId, await person());
  return { id, itemId };
}
const counters = (likeCounter: number, dislikeCounter: number, currentUserReaction = '') => ({
  likeCounter,
  dislikeCounter,
  currentUserReaction,
});

test('a reaction counts, the opposite one takes its place, and the same again withdraws it', async () => {
  const { id, itemId } = await newReview();
  const lea = await person();
  const react = async (like: boolean) => (await call('AddReactionToReview', [id, like], lea)).counters;
  expect(await react(true)).toEqual(counters(1, 0, 'like'));
  expect(await react(false)).toEqual(counters(0, 1, 'dislike'));
  expect(await react(false)).toEqual(counters(0, 0));
  expect(await react(false)).toEqual(counters(0, 1, 'dislike'));
  expect((await reviewsOf(itemId, lea)).items[0]!.reactions).toEqual(counters(0, 1, 'dislike'));
  expect((await reviewsOf(itemId)).items[0]!.reactions).toEqual(counters(0, 1));
});

test('imported votes are counted with those of customers', async () => {
  const { id } = await newReview();
  await services.db.update(reviewTable).set({ importedLikes: 7, importedDislikes: 2 }).where(eq(reviewTable.id, id));
  expect((await call('AddReactionToReview', [id, true], await person())).counters).toEqual(counters(8, 2, 'like'));
});

test('50 at the same time are one press', async () => {
  const { id, itemId } = await newReview();
  const lea = await person();
  const times = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, ask));
  // Opens the connections, so that all 50 are on their way before the first is answered.
  await times(() => reviewsOf(itemId));
  await times(() => call('AddReactionToReview', [id, true], lea));
  expect((await reviewsOf(itemId, lea)).items[0]!.reactions).toEqual(counters(1, 0, 'like'));
});

test('counters equal the rows after any sequence of reactions', async () => {
  const { id, itemId } = await newReview();
  const people = await Promise.all(Array.from({ length: 8 }, () => person()));
  let state = 7;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  const own = people.map(() => '');
  for (let act = 0; act < 300; act += 1) {
    const who = next() % people.length;
    const like = next() % 2 === 0;
    const wanted = like ? 'like' : 'dislike';
    own[who] = own[who] === wanted ? '' : wanted;
    const reply = await call('AddReactionToReview', [id, like], people[who]);
    const expected = counters(
      own.filter((one) => one === 'like').length,
      own.filter((one) => one === 'dislike').length,
      own[who],
    );
    expect(reply.counters).toEqual(expected);
  }
  const rows = await services.db.select().from(reviewReaction).where(eq(reviewReaction.reviewId, id));
  const { reactions } = (await reviewsOf(itemId)).items[0]!;
  expect(reactions.likeCounter).toBe(rows.filter(({ like }) => like === true).length);
  expect(reactions.dislikeCounter).toBe(rows.filter(({ like }) => like === false).length);
});

test('the most helpful reviews come first; withdrawn votes do not count', async () => {
  const itemId = await article();
  const [first, second] = [await review(itemId, await person()), await review(itemId, await person())];
  const lea = await person();
  await call('AddReactionToReview', [first.id, true], lea);
  for (let press = 0; press < 2; press += 1) await call('AddReactionToReview', [second.id, true], lea);
  const query = { referenceType: 'product', referenceId: itemId, sort: 'helpful' } as const;
  const { ret } = await call('GetAllReviewsByReference', [query]);
  expect(ret!.items.map(({ id }) => id)).toEqual([first.id, second.id]);
});

test('a review that is not shown takes none', async () => {
  const { id } = await newReview();
  await services.db.update(reviewTable).set({ approved: false }).where(eq(reviewTable.id, id));
  const lea = await person();
  for (const reviewId of [id, 'nothing']) {
    expect(await call('AddReactionToReview', [reviewId, true], lea)).toEqual({ counters: null, error: 'NOT_FOUND' });
  }
});
