import type { Brand } from '@shop/brands';
import { withDatabase } from '../../embeddedDatabase.ts';
import { type Place, servicesUrl, startServices, stopServices } from '../../shopUnderTest.ts';
import type { Supervisor } from '../../supervise.ts';
import { oneDecimal } from '../oneDecimal.ts';
import { percentilesOf } from '../percentilesOf.ts';
import { printTable } from '../printTable.ts';
import { type SessionCaller, sessionCaller } from '../sessionCaller.ts';
import { fillReviews, findReviewed, type ReviewAmounts } from './fillReviews.ts';

/** Reviews of the shop that the other one is compared with, all of one item. */
const FEW = 100;
/** Share of all reviews that one item has, and of those that wait for a moderator. */
const OF_ONE = 0.1;
const OF_WAITING = 0.01;
const ROUNDS = 150;
/** The services get faster with the first calls of each kind. */
const WARM_UP = 100;
const MAX_FACTOR = 1.5;
/** Differences of less than this are those of the machine. */
const NOISE_MS = 2;

/** Of the demo world, as all sites have it. */
const MODERATOR = ['moderator@example.com', 'Geschenk-2026'];

interface Asked {
  name: string;
  method: string;
  query: object;
}

interface Times {
  ms: number[];
  queries: number[];
}

/**
 * How long lists of reviews with their breakdowns, and the moderators' queue, take in a shop with a hundred reviews and in
 * one with so many, a tenth of which are of one item; and whether they take as many queries. Runs services of its own.
 */
export async function benchReviews(supervisor: Supervisor, place: Place, brands: readonly Brand[], reviews: number) {
  const { site } = brands[0]!;
  await startServices(supervisor, place, { COUNT_QUERIES: 'true' });
  const call = sessionCaller(servicesUrl(place), site, 1);
  const reviewed = await withDatabase(place.dataDir, (database) => findReviewed(database, site));
  const { cookie } = await call('profile/identity/Login', MODERATOR);
  const measureAt = async (amounts: ReviewAmounts) => {
    await withDatabase(place.dataDir, (database) => fillReviews(database, site, reviewed.product, amounts));
    const times = new Map<string, Times>();
    for (const asked of listsOf(reviewed)) times.set(asked.name, await measure(call, asked, cookie));
    return times;
  };
  const few = await measureAt({ one: FEW, all: FEW, waiting: FEW });
  const many = await measureAt({ one: reviews * OF_ONE, all: reviews, waiting: Math.max(FEW, reviews * OF_WAITING) });
  const rows = listsOf(reviewed).map(({ name }) => compare(name, few.get(name)!, many.get(name)!));
  printTable(
    `Reviews: ${FEW}, and ${reviews} with ${reviews * OF_ONE} of one item (at most ${MAX_FACTOR} times the p95, as many queries)`,
    rows,
  );
  await stopServices(supervisor);
}

function listsOf({ series, product }: { series: string; product: string }): Asked[] {
  const reviewsOf = (name: string, more: object, of: object = { referenceType: 'product', referenceId: product }) => ({
    name,
    method: 'community/GetAllReviewsByReference',
    query: { ...of, ...more },
  });
  const queueOf = (name: string, more: object) => ({ name, method: 'community/moderation/GetQueue', query: more });
  return [
    reviewsOf('the first three', { limit: 3 }),
    reviewsOf('a hundred', { limit: 100 }),
    ...['best', 'worst', 'helpful'].map((sort) => reviewsOf(sort, { limit: 3, sort })),
    reviewsOf('by stars', { limit: 3, score: 2 }),
    reviewsOf('helpful, by stars', { limit: 3, score: 2, sort: 'helpful' }),
    reviewsOf('with pictures', { limit: 24, withPictures: true }),
    reviewsOf('in a rare language', { limit: 3, language: 'it' }),
    reviewsOf('of a series', { limit: 3 }, { referenceType: 'series', referenceId: series }),
    queueOf('queue', { limit: 20 }),
    queueOf('questions without answer', { limit: 20, unanswered: true }),
    { name: 'reports', method: 'community/moderation/GetReports', query: { page: 0, limit: 20 } },
  ];
}

async function measure(call: SessionCaller, { method, query }: Asked, cookie: string | undefined): Promise<Times> {
  const times: Times = { ms: [], queries: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const { ms, queries } = await call(method, [query], cookie);
    if (round < 0) continue;
    times.ms.push(ms);
    times.queries.push(queries);
  }
  return times;
}

/** A line of the table. What is too slow fails the measurement. */
function compare(list: string, few: Times, many: Times) {
  const [before, after] = [percentilesOf(few.ms), percentilesOf(many.ms)];
  const factor = after(0.95) / before(0.95);
  const isSlow = factor > MAX_FACTOR && after(0.95) - before(0.95) > NOISE_MS;
  // A call now and then prolongs its session besides.
  const [queries, queriesAfter] = [percentilesOf(few.queries)(0.5), percentilesOf(many.queries)(0.5)];
  if (isSlow || queriesAfter > queries) process.exitCode = 1;
  return {
    list,
    'few: p50 ms': oneDecimal(before(0.5)),
    'p95 ms': oneDecimal(before(0.95)),
    queries,
    'many: p50 ms': oneDecimal(after(0.5)),
    'p95 ms ': oneDecimal(after(0.95)),
    'queries ': queriesAfter,
    'p95 factor': oneDecimal(factor),
  };
}
