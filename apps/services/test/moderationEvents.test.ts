import { moderation, type Role, SITE_HEADER } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { customer } from '../src/db/schema/index.ts';
import { isAllowed } from '../src/rpc/isAllowed.ts';
import { communityCaller } from './support/communityCaller.ts';
import { openModerationEvents, requestEvents } from './support/openModerationEvents.ts';
import { otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ content: 'empty' });
});
afterAll(() => services.stop());

const { person, moderator, article, ask, review, call, moderate, queued, read } = communityCaller(() => services);

const request = (...of: [cookie: string | undefined, headers?: Record<string, string>, signal?: AbortSignal]) =>
  requestEvents(services.url, ...of);
const open = (cookie: string) => openModerationEvents(services.url, cookie);

describe('who is told', () => {
  const roles: Role[] = ['moderator', 'editor', 'support', 'admin'];

  it.each([null, [], ...roles.map((role) => [role])] as const)('%p as the queue has it', async (given) => {
    const cookie = given ? (await person({}, [...given])).cookie : undefined;
    const subject = { customerId: given ? 'someone' : null, roles: given ?? [] };
    const may = isAllowed(subject, moderation.methods.GetQueue.access);
    const leaving = new AbortController();
    const { status, headers } = await request(cookie, {}, leaving.signal);
    expect(status).toBe(may ? 200 : given ? 403 : 401);
    if (may) expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    leaving.abort();
  });

  it('no foreign page, whoever looks at it', async () => {
    const { cookie } = await moderator();
    const { status } = await request(cookie, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
  });

  it('nobody at a site where they have no account', async () => {
    const { cookie } = await moderator();
    expect((await request(cookie, { [SITE_HEADER]: otherSite })).status).toBe(401);
  });

  it('nobody any more who has lost the role', async () => {
    const mo = await moderator();
    const stream = await open(mo.cookie);
    await stream.counts();
    await services.db.update(customer).set({ roles: [] }).where(eq(customer.id, mo.id));
    await ask(await article(), await person(), 'Bleibt das geheim?');
    await expect(stream.counts({ waiting: -1 })).rejects.toThrow('ended');
  });
});

describe('what is told', () => {
  it('is how much there is, at once and after every act', async () => {
    const [mo, lea, itemId] = [await moderator(), await person(), await article()];
    const stream = await open(mo.cookie);
    const { waiting, reports, unanswered } = await stream.counts();

    await ask(itemId, lea, 'Ist der Griff aus Holz?');
    await stream.counts({ waiting: waiting + 1, unanswered });
    await moderate('Approve', [read((await queued('Ist der Griff aus Holz?', mo))!)], mo);
    await stream.counts({ waiting, unanswered: unanswered + 1 });
    const questions = await moderate('GetQueue', [{ unanswered: true, limit: 100 }], mo);
    const [question] = questions.ret!.items.filter(({ referenceId }) => referenceId === itemId);
    await moderate('Answer', [question!.id, 'Aus Buche.', null], mo);
    await stream.counts({ waiting, unanswered });

    const { id } = await review(itemId, await person(), { shortDescription: 'Zu melden' });
    await moderate('Approve', [read((await queued('Zu melden', mo))!)], mo);
    await call('ReportReview', [{ reviewId: id, reportType: 'spam', reportDescription: '' }], lea);
    await stream.counts({ waiting, reports: reports + 1 });
    stream.close();
  });

  it('comes again after the connection to the database was lost', async () => {
    const mo = await moderator();
    const stream = await open(mo.cookie);
    const { waiting } = await stream.counts();
    await services.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen moderation'`);
    await ask(await article(), await person(), 'Hört mich jemand?');
    await stream.counts({ waiting: waiting + 1 });
    stream.close();
  });
});

it('is open a few times for one moderator, and again once one is left', async () => {
  const mo = await moderator();
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(mo.cookie)));
  expect(streams.map(({ response }) => response.status)).toEqual(Array(6).fill(200));
  const refused = await request(mo.cookie);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  streams[0]!.close();
  const again = new AbortController();
  const retry = async (): Promise<number> => {
    const { status } = await request(mo.cookie, {}, again.signal);
    // The services learn of it a moment later.
    return status === 429 ? retry() : status;
  };
  expect(await retry()).toBe(200);
  again.abort();
  for (const { close } of streams) close();
});
