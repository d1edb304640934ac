import type { Brand } from '@shop/brands';
import { withDatabase } from '../../embeddedDatabase.ts';
import { type Instance, servicesUrl, startServices, stopServices } from '../../shopUnderTest.ts';
import type { Supervisor } from '../../supervise.ts';
import { oneDecimal } from '../oneDecimal.ts';
import { percentilesOf } from '../percentilesOf.ts';
import { printTable } from '../printTable.ts';
import { type SessionCaller, sessionCaller } from '../sessionCaller.ts';
import { fillCustomer, LIKE } from './fillCustomer.ts';

/** Orders, vouchers and reviews of a usual customer, and of the one who has the most. */
const FEW = 10;
const MANY = 2_000;
const ROUNDS = 150;
const WARM_UP = 20;
/** A list may take so many times as long where it is long: it is read in pages. */
const MAX_FACTOR = 1.5;
/** Differences of less than this are those of the machine. */
const NOISE_MS = 2;

const page = { page: 0, pageSize: 10 };
const written = { referenceType: '', referenceId: '', onlyApproved: false, page: 0, limit: 10 };
type ListCall = readonly [method: string, args: readonly object[]];
const lists: readonly ListCall[] = [
  ['profile/order/GetOverview', []],
  ['profile/order/GetOrders', [page]],
  ['profile/order/GetPurchased', [page]],
  ['profile/order/GetInvoices', [page]],
  ['checkout/voucher/GetMyVouchers', [page]],
  ['community/GetAllReviewsByAuthor', [written]],
];

interface Times {
  ms: number[];
  queries: Set<number>;
}

/**
 * How long the lists of the profile area take a customer with few and one with many orders, vouchers and reviews, asked
 * for in turn, and whether they take as many queries. Runs services of its own.
 */
export async function benchProfile(
  supervisor: Supervisor,
  instance: Instance,
  [brand]: readonly Brand[],
): Promise<void> {
  const { site } = brand!;
  await startServices(supervisor, instance, { COUNT_QUERIES: 'true' });
  const call = sessionCaller(servicesUrl(instance), site, 1);
  const emails = { few: 'bench-few@example.com', many: 'bench-many@example.com' };
  await withDatabase(instance.dataDir, async (database) => {
    await fillCustomer(database, site, emails.few, FEW);
    await fillCustomer(database, site, emails.many, MANY);
    await database.query('analyze');
  });
  const cookies = { few: await signIn(call, emails.few), many: await signIn(call, emails.many) };
  const rows = [];
  for (const list of lists) {
    const [method] = list;
    const [few, many] = await compare(call, list, [cookies.few, cookies.many]);
    const [before, after] = [percentilesOf(few.ms), percentilesOf(many.ms)];
    const factor = after(0.95) / before(0.95);
    const isSlow = factor > MAX_FACTOR && after(0.95) - before(0.95) > NOISE_MS;
    const hasMoreQueries = Math.max(...many.queries) > Math.max(...few.queries);
    if (isSlow || hasMoreQueries) process.exitCode = 1;
    rows.push({
      method,
      [`${FEW}: p50 ms`]: oneDecimal(before(0.5)),
      'p95 ms': oneDecimal(before(0.95)),
      queries: Math.max(...few.queries),
      [`${MANY}: p50 ms`]: oneDecimal(after(0.5)),
      'p95 ms ': oneDecimal(after(0.95)),
      'queries ': Math.max(...many.queries),
      'p95 factor': oneDecimal(factor),
    });
  }
  printTable(
    `Lists of a customer with ${FEW} and with ${MANY} entries (at most ${MAX_FACTOR} times the p95, as many queries)`,
    rows,
  );
  await stopServices(supervisor);
}

async function signIn(call: SessionCaller, email: string): Promise<string> {
  const { cookie } = await call('profile/identity/Login', [email, LIKE.password]);
  if (!cookie) throw new Error(`${email} could not sign in.`);
  return cookie;
}

/** Calls a list for both customers in turn, so that whatever else the machine does meets both. */
async function compare(
  call: SessionCaller,
  [method, args]: ListCall,
  cookies: readonly [string, string],
): Promise<[Times, Times]> {
  const times: [Times, Times] = [
    { ms: [], queries: new Set() },
    { ms: [], queries: new Set() },
  ];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, cookie] of cookies.entries()) {
      const { ms, queries } = await call(method, args, cookie);
      if (round < 0) continue;
      times[index]!.ms.push(ms);
      times[index]!.queries.add(queries);
    }
  }
  return times;
}
