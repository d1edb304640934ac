import { community, order, type Service, voucher } from '@shop/contracts';
import { question, review } from '../src/db/schema/community.ts';
import { communityCaller, type Writer } from './support/communityCaller.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { queryCounter } from './support/queryCounter.ts';
import { mainSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const MANY = 30;
const page = { page: 0, pageSize: MANY };
const written = { referenceType: '', referenceId: '', onlyApproved: false, page: 0, limit: MANY };
/** With how many queries a page of entries may be read, the session's included. */
const calls: readonly (readonly [Service, method: string, args: unknown[], most: number])[] = [
  [order, 'GetOverview', [], 6],
  [order, 'GetOrders', [page], 5],
  [order, 'GetPurchased', [page], 4],
  [order, 'GetInvoices', [page], 8],
  [voucher, 'GetMyVouchers', [page], 8],
  [community, 'GetAllReviewsByAuthor', [written], 8],
  [community, 'GetAllQuestionsByAuthor', [written], 8],
];

let services: TestServices;
beforeAll(async () => void (services = await startTestServices({ config: { COUNT_QUERIES: true } })));
afterAll(() => services.stop());
const { person, article, buy } = communityCaller(() => services);

/** A customer with so many orders, vouchers, reviews and questions. */
async function customerWith(count: number): Promise<Writer> {
  const lea = await person();
  for (let n = 0; n < count; n += 1) {
    const id = await article();
    await buy(lea, id);
    await insertVoucher(services, { kind: n % 2 ? 'value' : 'experience', customerId: lea.id, itemId: id });
    const about = { site: mainSite, referenceType: 'product', referenceId: id, customerId: lea.id, locale: 'de' };
    await services.db
      .insert(review)
      .values({ ...about, score: 5, title: '', text: 'Good', authorAlias: 'Lea', approved: true });
    await services.db.insert(question).values({ ...about, question: 'How?', authorAlias: 'Lea', approved: true });
  }
  return lea;
}

it('pages of the profile area take as many queries for a long history as for a short one', async () => {
  const customers = [await customerWith(1), await customerWith(2), await customerWith(MANY)];
  const count = queryCounter(services);
  for (const [service, method, args, most] of calls) {
    // The first use of a session or an invoice writes, too.
    for (const { cookie } of customers) await count(service, method, args, { cookie });
    const found = [];
    for (const { cookie } of customers) found.push(await count(service, method, args, { cookie }));
    const [one, two, many] = found.map(({ queries }) => queries);
    expect({ method, queries: [two, many] }).toEqual({ method, queries: [one, one] });
    expect(one).toBeLessThanOrEqual(most);
  }
});

it('a page without entries takes no more', async () => {
  const { cookie } = await person();
  for (const [service, method, args, most] of calls)
    expect((await queryCounter(services)(service, method, args, { cookie })).queries).toBeLessThanOrEqual(most);
});
