import { randomUUID } from 'node:crypto';
import { type ArgsInputOf, community, moderation, type ReadEntry, type Role } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { item } from '../../src/db/schema/catalogue.ts';
import { orderLine, shopOrder } from '../../src/db/schema/order.ts';
import { callerOf, type From } from './caller.ts';
import { createAccount } from './createAccount.ts';
import { insertArticle } from './insertArticle.ts';
import { openSession } from './openSession.ts';
import { mainSite } from './sites.ts';
import type { TestServices } from './testServices.ts';

type ReviewInput = ArgsInputOf<typeof community, 'AddReview'>[0];

/** A customer who is signed in. */
export interface Writer extends From {
  id: string;
  email: string;
  cookie: string;
}

/** What customers and moderators do with entries. */
export function communityCaller(services: () => TestServices) {
  const call = callerOf(services, community);
  const moderate = callerOf(services, moderation);

  async function person(name: { firstName?: string; lastName?: string; locale?: string } = {}, roles: Role[] = []) {
    const account = await createAccount(services(), { firstName: 'Lea', lastName: 'Brunner', ...name, roles });
    return { ...account, cookie: await openSession(services(), { customerId: account.id }) } satisfies Writer;
  }

  const moderator = (name: object = {}) => person({ firstName: 'Mo', lastName: 'Derat', ...name }, ['moderator']);

  /** A new item. */
  async function article(more: Partial<Parameters<typeof insertArticle>[1]> = {}): Promise<string> {
    // Without digits: tests name what they write after it, and digits may look like the number of a phone, which is held back.
    const id = `test-${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
    await insertArticle(services().db, { id, ...more });
    return id;
  }

  /** Lets a customer have bought an item. Returns the order's id. */
  async function buy({ id, email }: Writer, itemId: string, more: Partial<typeof shopOrder.$inferInsert> = {}) {
    const zero = { itemsCents: 0, discountCents: 0, deliveryCents: 0, vouchersCents: 0, dueCents: 0 };
    const [order] = await services()
      .db.insert(shopOrder)
      .values({
        ...{ site: mainSite, customerId: id, locale: 'de', email, status: 'shipped', currency: 'CHF', ...zero },
        billing: {} as never,
        delivery: {} as never,
        taxes: [],
        ...{ paymentMethod: 'inv', paymentStatus: 'open', accessKey: randomUUID(), idempotencyKey: randomUUID() },
        ...{ checkoutVersion: '1', confirmedAt: new Date(), ...more },
      })
      .returning({ id: shopOrder.id });
    await services()
      .db.insert(orderLine)
      .values({
        ...{ orderId: order!.id, position: 0, sku: itemId, itemId, title: '', subTitle: '', url: '', qty: 1 },
        ...{ unitCents: 0, vatPermille: 81, takenFromStock: 0 },
      });
    return order!.id;
  }

  const review = (referenceId: string, by: From, more: Partial<ReviewInput> = {}) =>
    call(
      'AddReview',
      [
        {
          ...{ referenceType: 'product', referenceId, score: 5, shortDescription: 'Gut', description: 'Sehr gut.' },
          ...more,
        },
      ],
      by,
    );

  const ask = (referenceId: string, by: From, question = 'Wie schwer ist das?') =>
    call('AskQuestion', [{ referenceType: 'product', referenceId, question }], by);

  const query = (referenceId: string) => ({ referenceType: 'product', referenceId, limit: 50 }) as const;
  const reviewsOf = async (referenceId: string, by: From = {}) =>
    (await call('GetAllReviewsByReference', [query(referenceId)], by)).ret!;
  const questionsOf = async (referenceId: string, by: From = {}) =>
    (await call('GetAllQuestionsByReference', [query(referenceId)], by)).ret!;

  /** The entry of the queue with this text, as a moderator reads it. */
  async function queued(text: string, by: From) {
    const { ret } = await moderate('GetQueue', [{ limit: 100 }], by);
    return ret!.items.find((entry) => entry.text === text || entry.title === text);
  }
  const read = ({ kind, id, revision }: ReadEntry): ReadEntry => ({ kind, id, revision });

  /** Counts of an item, as lists show them. */
  async function countsOf(referenceId: string) {
    const [row] = await services()
      .db.select({ sum: item.ratingSum, count: item.ratingCount, questions: item.questionCount })
      .from(item)
      .where(and(eq(item.site, mainSite), eq(item.id, referenceId)));
    return row!;
  }

  return {
    call,
    moderate,
    person,
    moderator,
    article,
    buy,
    review,
    ask,
    reviewsOf,
    questionsOf,
    queued,
    read,
    countsOf,
  };
}
