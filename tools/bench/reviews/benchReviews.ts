import type { Brand } from '@shop/brands';
import { withDatabase } from '../../embeddedDatabase.ts';
import { type Instance, servicesUrl, startServices, stopServices } from '../../shopUnderTest.ts';
import { Supervisor } from '../../supervise.ts';
import { oneDecimal } from '../oneDecimal.ts';
import { percentilesOf } from '../percentilesOf.ts';
import { printTable } from '../printTable.ts';
import { type SessionCaller, sessionCaller } from '../sessionCaller.ts';
import { fillReviews, findReviewed, type ReviewAmounts, type Reviewed } from './fillReviews.ts';

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

/** A shop with so many reviews, at the services of its own. */
interface Shop {
  call: SessionCaller;
  cookie: string | undefined;
  reviewed: Reviewed;
}

/**
 * How long lists of reviews with their breakdowns, and the moderators' queue, take in a shop with a hundred reviews and in
 * one with so many, a tenth of which are of one item; and whether they take as many queries. Runs services of its own for
 * each and asks them in turns: what else the machine does slows both.
 */
export async function benchReviews(
  supervisor: Supervisor,
  instance: Instance,
  brands: readonly Brand[],
  reviews: number,
) {
  const { site } = brands[0]!;
  const smallShop = new Supervisor();
  try {
    const few = await openShop(smallShop, besides(instance), site, { one: FEW, all: FEW, waiting: FEW });
    const amounts = { one: reviews * OF_ONE, all: reviews, waiting: Math.max(FEW, reviews * OF_WAITING) };
    const many = await openShop(supervisor, instance, site, amounts);
    const rows = [];
    for (const asked of listsOf(few.reviewed)) rows.push(await compare(asked, few, many));
    printTable(
      `Reviews: ${FEW}, and ${reviews} with ${reviews * OF_ONE} of one item (at most ${MAX_FACTOR} times the p95, as many queries)`,
      rows,
    );
    await stopServices(supervisor);
  } finally {
    await smallShop.stop();
  }
}

/** Ports and a folder that the other parts of the measurement do not use. */
const besides = (instance: Instance): Instance => ({
  ...instance,
  services: instance.services + 4,
  sandbox: instance.sandbox - 4,
  postgres: instance.postgres + 1,
  dataDir: `${instance.dataDir}-few`,
});

async function openShop(
  supervisor: Supervisor,
  instance: Instance,
  site: string,
  amounts: ReviewAmounts,
): Promise<Shop> {
  await startServices(supervisor, instance, { COUNT_QUERIES: 'true' });
  const call = sessionCaller(servicesUrl(instance), site, 1);
  const { cookie } = await call('profile/identity/Login', MODERATOR);
  const reviewed = await withDatabase(instance.dataDir, async (database) => {
    const found = await findReviewed(database, site);
    await fillReviews(database, site, found.product, amounts);
    return found;
  });
  return { call, cookie, reviewed };
}

function listsOf({ series, product }: Reviewed): Asked[] {
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

/** Asks both shops in turns and gives a line of the table. What is too slow fails the measurement. */
async function compare({ name, method, query }: Asked, fewShop: Shop, manyShop: Shop) {
  const few: Times = { ms: [], queries: [] };
  const many: Times = { ms: [], queries: [] };
  const turns = [
    [fewShop, few],
    [manyShop, many],
  ] as const;
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [{ call, cookie }, times] of turns) {
      const { ms, queries } = await call(method, [query], cookie);
      if (round < 0) continue;
      times.ms.push(ms);
      times.queries.push(queries);
    }
  const [before, after] = [percentilesOf(few.ms), percentilesOf(many.ms)];
  const factor = after(0.95) / before(0.95);
  const isSlow = factor > MAX_FACTOR && after(0.95) - before(0.95) > NOISE_MS;
  // A call now and then prolongs its session besides.
  const [queries, queriesAfter] = [percentilesOf(few.queries)(0.5), percentilesOf(many.queries)(0.5)];
  if (isSlow || queriesAfter > queries) process.exitCode = 1;
  return {
    list: name,
    'few: p50 ms': oneDecimal(before(0.5)),
    'p95 ms': oneDecimal(before(0.95)),
    queries,
    'many: p50 ms': oneDecimal(after(0.5)),
    'p95 ms ': oneDecimal(after(0.95)),
    'queries ': queriesAfter,
    'p95 factor': oneDecimal(factor),
  };
}
