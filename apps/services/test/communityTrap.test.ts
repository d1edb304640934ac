import { eq } from 'drizzle-orm';
import { reviewReport } from '../src/db/schema/index.ts';
import { limitOf } from '@shop/limits';
import { community } from '@shop/contracts';
import { communityCaller } from './support/communityCaller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
const { call, moderate, person, moderator, article, buy, review, reviewsOf, questionsOf, queued } = communityCaller(
  () => services,
);
const website = 'https://example.com';

describe('whoever fills in the field that people do not see', () => {
  beforeAll(async () => {
    services = await startTestServices();
  });
  afterAll(() => services.stop());

  it('is answered as anybody, and shown to moderators alone, even where buyers are trusted', async () => {
    const [itemId, bot, mo] = [await article(), await person(), await moderator()];
    await buy(bot, itemId);
    expect(await review(itemId, bot, { shortDescription: 'Kauft hier', website })).toMatchObject({
      code: 'waiting',
      error: null,
    });
    const question = { referenceType: 'product', referenceId: itemId, question: 'Wollt ihr mehr?', website } as const;
    expect((await call('AskQuestion', [question], bot)).error).toBeNull();
    expect([(await reviewsOf(itemId)).count, (await questionsOf(itemId)).count]).toEqual([0, 0]);
    expect((await queued('Kauft hier', mo))!.holds).toEqual(['trap']);
    expect((await queued('Wollt ihr mehr?', mo))!.holds).toEqual(['trap']);
  });

  it('does not comment in public, and reports nothing', async () => {
    const [itemId, lea, bot, mo] = [await article(), await person(), await person(), await moderator()];
    await buy(bot, itemId);
    const { id } = await review(itemId, lea);
    expect(await call('AddCommentToReview', [{ parentId: id, comment: 'Billiger gibts hier', website }], bot)).toEqual({
      error: null,
    });
    expect((await reviewsOf(itemId)).items[0]!.comments).toEqual([]);
    expect((await queued('Billiger gibts hier', mo))!.holds).toEqual(['trap']);
    expect(await call('ReportReview', [{ reviewId: id, reportType: 'spam', website }], bot)).toEqual({ error: null });
    expect(await services.db.select().from(reviewReport).where(eq(reviewReport.reviewId, id))).toEqual([]);
    expect((await moderate('GetReports', [{}], mo)).ret!.items.filter((one) => one.review.id === id)).toEqual([]);
  });

  it.each(['', null, undefined])('is a person where it is %p', async (empty) => {
    const itemId = await article();
    expect((await review(itemId, await person(), { website: empty })).code).toBe('approved');
  });
});

describe('what one person, or one network, may write in an hour', () => {
  const FACTOR = 0.1;
  const { visitor, network } = limitOf('contribution', FACTOR);
  beforeEach(async () => {
    services = await startTestServices({ config: { LIMIT_FACTOR: FACTOR } });
  });
  afterEach(() => services.stop());

  const methods = ['AddReview', 'AddCommentToReview', 'AskQuestion', 'ReportReview'] as const;
  const statusOf = async (turn: number, cookie: string, ip: string) =>
    (
      await services.call(community, methods[turn % methods.length]!, [{}], {
        cookie,
        headers: { 'x-forwarded-for': ip },
      })
    ).status;

  it('is counted over networks and methods', async () => {
    const { cookie } = await person();
    const statuses: number[] = [];
    for (let turn = 0; turn <= visitor; turn += 1) statuses.push(await statusOf(turn, cookie, `203.0.113.${turn + 1}`));
    expect(statuses).toEqual([...Array.from({ length: visitor }, () => 400), 429]);
  });

  it('is counted over persons', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= network; turn += 1)
      statuses.push(await statusOf(turn, (await person()).cookie, '203.0.113.7'));
    expect(statuses).toEqual([...Array.from({ length: network }, () => 400), 429]);
  });
});
