import { community, identity, moderation, order, type Voucher, voucher } from '@shop/contracts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { DEMO_CUSTOMER, DEMO_MODERATOR, findAccount } from '../demo/accounts.ts';
import { completeSites } from '../demo/import/completeBrands.ts';
import { readOwnEntries } from '../demo/import/readBrand.ts';
import { seedOrders } from '../demo/orders.ts';
import { seedOwnEntries } from '../demo/ownEntries.ts';
import { seedOwnVouchers } from '../demo/ownVouchers.ts';
import {
  answer,
  customer,
  item,
  moderationEvent,
  orderLine,
  question,
  review,
  reviewComment,
  shopOrder,
  voucher as voucherTable,
  voucherMovement,
} from '../src/db/schema/index.ts';
import { readContentVersion } from '../src/site/contentVersion.ts';
import { callerOf } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const problems: unknown[] = [];
let services: TestServices;
const cookies = new Map<string, string>();

async function seed({ db, config }: TestServices) {
  await seedOrders(db);
  await seedOwnVouchers(db, config.VOUCHER_SECRET);
  await seedOwnEntries(db, { warn: (problem: unknown) => problems.push(problem) });
}

beforeAll(async () => {
  services = await startTestServices();
  await seed(services);
  for (const site of completeSites) {
    const { cookie } = await services.call(identity, 'Login', [DEMO_CUSTOMER, 'Geschenk-2026'], { site });
    cookies.set(site, cookie!);
  }
});
afterAll(() => services.stop());

const talk = callerOf(() => services, community);
const redeem = callerOf(() => services, voucher);
const desk = callerOf(() => services, moderation);
const orders = callerOf(() => services, order);
const all = { referenceType: '', referenceId: '', onlyApproved: false, limit: 50 } as const;
const as = (site: string) => ({ site, cookie: cookies.get(site)! });

test('the files of what the demo customer wrote have no problems', () => expect(problems).toEqual([]));

test('what the demo customer has is given once', async () => {
  const tables = [review, reviewComment, question, answer, moderationEvent, shopOrder, voucherTable, voucherMovement];
  const everything = async () => {
    const rows = await Promise.all(tables.map((table) => services.db.select().from(table)));
    return rows.map((list) => list.map((row) => JSON.stringify(row)).sort());
  };
  const before = [await everything(), await readContentVersion(services.db)];
  await seed(services);
  expect([await everything(), await readContentVersion(services.db)]).toEqual(before);
});

describe.each(completeSites)('the demo customer of %s', (site) => {
  const reviewsOf = async () => (await talk('GetAllReviewsByAuthor', [all], as(site))).ret!.items;
  const questionsOf = async () => (await talk('GetAllQuestionsByAuthor', [all], as(site))).ret!.items;
  const vouchersOf = async () => (await redeem('GetMyVouchers', [{ pageSize: 48 }], as(site))).ret.items;
  const inState = <T extends { status?: string | undefined }>(list: readonly T[], status: string) =>
    list.filter((one) => one.status === status);

  /** Ids of the articles that were delivered to her. */
  async function delivered() {
    const rows = await services.db
      .select({ id: orderLine.itemId })
      .from(orderLine)
      .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
      .where(
        and(
          eq(shopOrder.site, site),
          eq(shopOrder.email, DEMO_CUSTOMER),
          inArray(shopOrder.status, ['delivered', 'completed']),
        ),
      );
    return rows.map(({ id }) => id);
  }

  it('has a review in every state: shown with a comment, waiting, rejected for a reason, withdrawn', async () => {
    const reviews = await reviewsOf();
    expect(inState(reviews, 'approved').filter(({ comments }) => comments.length > 0)).not.toEqual([]);
    expect(inState(reviews, 'rejected').filter(({ rejectionReason }) => rejectionReason)).not.toEqual([]);
    expect(inState(reviews, 'waiting')).not.toEqual([]);
    expect(inState(reviews, 'withdrawn')).not.toEqual([]);
    expect(await delivered()).toEqual(expect.arrayContaining(reviews.map(({ referenceId }) => referenceId)));
    expect(reviews.filter(({ verifiedBuyer, referenceUrl }) => !verifiedBuyer || !referenceUrl)).toEqual([]);
  });

  it('has a question in every state: shown with an answer, waiting, rejected for a reason, withdrawn', async () => {
    const questions = await questionsOf();
    expect(inState(questions, 'approved').filter(({ answers }) => answers.length > 0)).not.toEqual([]);
    expect(inState(questions, 'rejected').filter(({ rejectionReason }) => rejectionReason)).not.toEqual([]);
    expect(inState(questions, 'waiting')).not.toEqual([]);
    expect(inState(questions, 'withdrawn')).not.toEqual([]);
    expect(await delivered()).toEqual(expect.arrayContaining(questions.map(({ referenceId }) => referenceId)));
  });

  it('has written what counts for its articles where it is shown, and there alone', async () => {
    const own = [...(await reviewsOf()), ...(await questionsOf())].map(({ referenceId }) => referenceId);
    const stored = await services.db
      .select({ id: item.id, sum: item.ratingSum, count: item.ratingCount, questions: item.questionCount })
      .from(item)
      .where(and(eq(item.site, site), inArray(item.id, own)));
    for (const { id, sum, count, questions } of stored) {
      const query = { referenceType: 'product', referenceId: id, limit: 50 } as const;
      const shown = (await talk('GetAllReviewsByReference', [query], { site })).ret!;
      const asked = (await talk('GetAllQuestionsByReference', [query], { site })).ret!;
      const scores = shown.items.map(({ score }) => score);
      expect({ id, sum, count, questions }).toEqual({
        ...{ id, count: shown.count, questions: asked.count },
        sum: scores.reduce((total, score) => total + score, 0),
      });
    }
    const shownIds = (await reviewsOf()).filter(({ approved }) => approved).map(({ status }) => status);
    expect(new Set(shownIds)).toEqual(new Set(['approved']));
  });

  it('is judged at the desk: what came after a rejection waits there, and decisions have a history', async () => {
    const { cookie } = await services.call(identity, 'Login', [DEMO_MODERATOR, 'Geschenk-2026'], { site });
    const from = { site, cookie: cookie! };
    const reviews = await reviewsOf();
    const questions = await questionsOf();
    const { items } = (await desk('GetQueue', [{ limit: 100 }], from)).ret!;
    const waiting = [...inState(reviews, 'waiting'), ...inState(questions, 'waiting')].map(({ id }) => id);
    const queued = items.filter(({ id }) => waiting.includes(id));
    expect(queued.map(({ id, holds }) => [id, holds])).toEqual(
      expect.arrayContaining(waiting.map((id) => [id, ['rejectedBefore']])),
    );
    const others = [...reviews, ...questions].map(({ id }) => id).filter((id) => !waiting.includes(id));
    expect(items.filter(({ id }) => others.includes(id))).toEqual([]);

    const historyOf = async (kind: 'review' | 'question', id: string) =>
      (await desk('History', [{ kind, id }], from)).ret.map(({ act, moderator, details }) => [act, moderator, details]);
    const [rejected] = inState(reviews, 'rejected');
    expect(await historyOf('review', rejected!.id)).toEqual([
      ['rejected', 'Marco Keller', { reason: rejected!.rejectionReason }],
    ]);
    const [withdrawn] = inState(questions, 'withdrawn');
    expect(await historyOf('question', withdrawn!.id)).toEqual([['withdrawn', '', {}]]);
    const answered = inState(questions, 'approved').find(({ answers }) => answers.length > 0)!;
    expect(await historyOf('question', answered.id)).toEqual([
      ['answered', 'Marco Keller', { answer: answered.answers[0]!.comment }],
      ['approved', 'Marco Keller', {}],
    ]);
  });

  /** What a voucher shows, in one word. */
  const stateOf = ({ kind, status, balance, value, extendableUntil, isActivatable }: Voucher) => {
    if (kind === 'experience') return isActivatable ? 'experience to be activated' : `experience ${status}`;
    if (status !== 'active') return status;
    if (balance.cents < value.cents) return 'partly spent';
    return extendableUntil === null ? 'untouched' : 'extendable';
  };

  it('has a voucher of every kind, as far as the shop sells it', async () => {
    const [experience] = await services.db
      .select({ id: item.id })
      .from(item)
      .where(and(eq(item.site, site), eq(item.productType, 'experienceVoucher')))
      .limit(1);
    const states = new Set((await vouchersOf()).map(stateOf));
    expect(states).toEqual(
      new Set([
        ...['untouched', 'partly spent', 'used', 'expired', 'extendable'],
        ...(experience ? ['experience to be activated', 'experience activated'] : []),
      ]),
    );
  });

  it('has vouchers whose movements tell what they hold, one after the other', async () => {
    for (const { validUntil, balance, value, movements, activation, locations } of await vouchersOf()) {
      const amounts = movements.map(({ amount }) => amount.cents);
      expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(balance.cents);
      expect([movements[0]?.kind, amounts[0]]).toEqual(['issued', value.cents]);
      const moments = movements.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.every((at) => at < validUntil && at <= Date.now())).toBe(true);
      if (activation) {
        expect(locations).toContain(activation.location);
        expect(Date.parse(activation.date)).toBeLessThan(validUntil);
        expect(Date.parse(activation.date)).toBeGreaterThan(Date.now());
      }
    }
  });

  it('has paid orders of hers with them, and had back what a cancelled one had cost', async () => {
    const vouchers = await vouchersOf();
    const partly = vouchers.find((one) => stateOf(one) === 'partly spent')!;
    expect(partly.movements.map(({ kind }) => kind)).toEqual(['issued', 'paid', 'paid', 'returned']);
    const used = vouchers.find(({ status }) => status === 'used')!;
    expect(used.movements.map(({ kind }) => kind)).toEqual(['issued', 'paid']);
    const { items: own } = (await orders('GetOrders', [{ pageSize: 48 }], as(site))).ret;
    for (const { code, movements } of [partly, used]) {
      for (const { orderNumber, amount } of movements.filter(({ kind }) => kind === 'paid')) {
        const found = own.find(({ number }) => number === orderNumber)!;
        const { ret } = await orders('GetOrder', [found.id, null], as(site));
        const { items, delivery, discount, vouchers: paid, due } = ret!.totals;
        expect(paid.cents).toBe(-amount.cents);
        expect(due.cents).toBe(items.cents + delivery.cents - discount.cents - paid.cents);
        expect(ret!.codes).toMatchObject([{ kind: 'voucher', code: code.slice(-4), amount: paid, problem: null }]);
      }
    }
  });

  it('can extend the one that ends soon, and no other', async () => {
    const vouchers = await vouchersOf();
    const extendable = vouchers.filter(({ extendableUntil }) => extendableUntil !== null);
    expect(extendable).toHaveLength(1);
    const [{ code, extendableUntil }] = extendable as [Voucher];
    const { ret, error } = await redeem('Extend', [code], as(site));
    expect([error, ret?.validUntil, ret?.status]).toEqual([null, extendableUntil, 'active']);
  });
});

test('what she has written herself stays, and what there is no account for is left out', async () => {
  const other = await startTestServices();
  try {
    const [site, without] = completeSites as [string, string];
    const { reviews } = readOwnEntries(site, (problem) => problems.push(problem));
    const [{ item: referenceId }] = reviews as [(typeof reviews)[number]];
    const idIn = (where: string) => other.db.transaction((tx) => findAccount(tx, where, DEMO_CUSTOMER));
    const customerId = await idIn(site);
    const own = { site, referenceType: 'product', referenceId, customerId, locale: 'de', title: 'Mein Urteil' };
    await other.db.insert(review).values({ ...own, score: 3, text: 'Geht so.', authorAlias: 'Lea B.', approved: true });
    await other.db.delete(customer).where(eq(customer.id, (await idIn(without))!));
    await seed(other);
    const ofHers = await other.db.select().from(review).where(isNotNull(review.customerId));
    expect(ofHers.filter((row) => row.referenceId === referenceId).map(({ title }) => title)).toEqual(['Mein Urteil']);
    expect(ofHers).toHaveLength(reviews.length);
  } finally {
    await other.stop();
  }
});
