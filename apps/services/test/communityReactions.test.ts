import { eq } from 'drizzle-orm';
import { review as reviewTable, reviewReaction } from '../src/db/schema/index.ts';
import { reactToReview } from '../src/community/writing/reactToReview.ts';
import type { Call } from '../src/module.ts';
import { communityCaller } from './support/communityCaller.ts';
import { mainSite } from './support/sites.ts';
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

const ACTS = 10_000;
/** ms within which they are done on a slow machine. */
const MINUTES = 180_000;
/** Acts at the same time, each of another person. */
const AT_ONCE = 8;

test(
  `counters equal the rows after ${ACTS} random reactions`,
  async () => {
    const reviews = await Promise.all(Array.from({ length: 5 }, newReview));
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => person()));
    let state = 7;
    const below = (number: number) => (state = (state * 48_271) % 2_147_483_647) % number;
    const own = reviews.map(() => people.map(() => ''));
    const expected = (about: number, who: number) =>
      counters(
        own[about]!.filter((one) => one === 'like').length,
        own[about]!.filter((one) => one === 'dislike').length,
        own[about]![who],
      );

    for (let act = 0; act < ACTS; act += AT_ONCE) {
      const presses = people.map(({ id: customerId }, who) => ({
        customerId,
        who,
        about: below(5),
        like: below(2) === 0,
      }));
      for (const { who, about, like } of presses) {
        const wanted = like ? 'like' : 'dislike';
        own[about]![who] = own[about]![who] === wanted ? '' : wanted;
      }
      // Without HTTP, which would be most of the work.
      const call = { db: services.db, site: mainSite, receivedAt: new Date() };
      const replies = await Promise.all(
        presses.map(({ customerId, about, like }) =>
          reactToReview({ ...call, visitor: { customerId } } as unknown as Call, reviews[about]!.id, like),
        ),
      );
      // Of those at once, each sees its own; the sums are known once all are done.
      replies.forEach(({ counters: seen }, index) => {
        const { about, who } = presses[index]!;
        expect(seen?.currentUserReaction).toBe(own[about]![who]);
      });
    }

    for (const [about, { id, itemId }] of reviews.entries()) {
      const rows = await services.db.select().from(reviewReaction).where(eq(reviewReaction.reviewId, id));
      const [likes, dislikes] = [true, false].map((like) => rows.filter((row) => row.like === like).length);
      const [stored] = await services.db.select().from(reviewTable).where(eq(reviewTable.id, id));
      expect(stored).toMatchObject({ votes: likes! - dislikes! });
      for (const [who, reader] of people.entries()) {
        const { reactions } = (await reviewsOf(itemId, reader)).items[0]!;
        expect(reactions).toEqual(counters(likes!, dislikes!, own[about]![who]));
        expect(reactions).toEqual(expected(about, who));
      }
    }
  },
  MINUTES,
);

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
