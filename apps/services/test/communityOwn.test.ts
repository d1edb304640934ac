import { community } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { review as reviewTable } from '../src/db/schema/index.ts';
import { readContentVersion } from '../src/site/contentVersion.ts';
import { communityCaller, type Writer } from './support/communityCaller.ts';
import { otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, moderate, person, moderator, article, review, ask, reviewsOf, questionsOf, queued, read, countsOf } =
  communityCaller(() => services);

const all = { referenceType: '', referenceId: '', onlyApproved: false } as const;
const ownQuestions = async (who: Writer) => (await call('GetAllQuestionsByAuthor', [all], who)).ret!.items;
const ownReviews = async (who: Writer) => (await call('GetAllReviewsByAuthor', [all], who)).ret!.items;

/** A question that is shown, with its author and a moderator. */
async function shownQuestion(text = 'Passt der Deckel?') {
  const [itemId, lea, mo] = [await article(), await person(), await moderator()];
  const { id } = await ask(itemId, lea, text);
  await moderate('Approve', [read((await queued(text, mo))!)], mo);
  return { id, itemId, lea, mo };
}

describe('Withdraw', () => {
  it('hides a review from its page, its counts and the desk; its author sees that', async () => {
    const [itemId, lea, ben, mo] = [await article(), await person(), await person(), await moderator()];
    const { id } = await review(itemId, lea, { shortDescription: 'Wird bereut' });
    await call('ReportReview', [{ reviewId: id, reportType: 'spam', reportDescription: '' }], ben);
    const entry = (await queued('Wird bereut', mo))!;
    const version = await readContentVersion(services.db);
    expect(await call('Withdraw', ['review', id], lea)).toEqual({ error: null });
    expect(await readContentVersion(services.db)).toBeGreaterThan(version);
    expect((await reviewsOf(itemId)).count).toBe(0);
    expect(await countsOf(itemId)).toEqual({ sum: 0, count: 0, questions: 0 });
    expect(await ownReviews(lea)).toMatchObject([{ id, status: 'withdrawn', approved: false }]);
    expect(await queued('Wird bereut', mo)).toBeUndefined();
    const reports = (await moderate('GetReports', [{ limit: 100 }], mo)).ret!.items;
    expect(reports.filter((report) => report.review.id === id)).toEqual([]);
    // Whoever has it before the eyes shows it no more, by whatever revision.
    for (const revision of [entry.revision, entry.revision + 1]) {
      expect(await moderate('Approve', [{ ...read(entry), revision }], mo)).toEqual({ error: 'NOT_FOUND' });
    }
    const { ret } = await moderate('History', [{ kind: 'review', id }], mo);
    expect(ret!.map(({ act, moderator: by }) => [act, by])).toEqual([['withdrawn', '']]);
    // Again, it is as it was.
    expect(await call('Withdraw', ['review', id], lea)).toEqual({ error: null });
    expect((await moderate('History', [{ kind: 'review', id }], mo)).ret).toHaveLength(1);
  });

  it('hides a question, answered or not', async () => {
    const { id, itemId, lea, mo } = await shownQuestion('Wie tief ist das?');
    await moderate('Answer', [id, '<p>Tief.</p>', null], mo);
    expect(await countsOf(itemId)).toMatchObject({ questions: 1 });
    expect(await call('Withdraw', ['question', id], lea)).toEqual({ error: null });
    expect((await questionsOf(itemId)).count).toBe(0);
    expect(await countsOf(itemId)).toMatchObject({ questions: 0 });
    expect(await ownQuestions(lea)).toMatchObject([{ id, status: 'withdrawn' }]);
    expect(await moderate('Answer', [id, '<p>Noch tiefer.</p>', null], mo)).toEqual({ id: '', error: 'NOT_FOUND' });
  });

  it('is undone by writing again', async () => {
    const [itemId, lea] = [await article(), await person()];
    const { id } = await review(itemId, lea);
    await call('Withdraw', ['review', id], lea);
    expect(await review(itemId, lea, { score: 3 })).toMatchObject({ id, code: 'approved' });
    expect((await reviewsOf(itemId)).items).toMatchObject([{ id, score: 3 }]);
    const asked = await ask(itemId, lea, 'Rostet das?');
    await call('Withdraw', ['question', asked.id], lea);
    expect((await ask(itemId, lea, 'Rostet das?')).id).not.toBe(asked.id);
  });

  it('takes a rejection out of no account', async () => {
    const [itemId, lea, mo] = [await article(), await person(), await moderator()];
    const { id } = await review(itemId, lea, { shortDescription: 'Unflätig' });
    await moderate('Reject', [read((await queued('Unflätig', mo))!), 'Nicht so'], mo);
    await call('Withdraw', ['review', id], lea);
    await ask(itemId, lea, 'Und jetzt anständig?');
    expect(await queued('Und jetzt anständig?', mo)).toMatchObject({ holds: ['rejectedBefore'] });
  });

  it('shows no rejected text however often it is sent', async () => {
    const [itemId, lea, mo] = [await article(), await person(), await moderator()];
    const rude = { shortDescription: 'Rüpelhaft' };
    await review(itemId, lea, rude);
    await moderate('Reject', [read((await queued('Rüpelhaft', mo))!), 'Nicht so'], mo);
    for (let time = 1; time <= 3; time += 1) {
      await review(itemId, lea, rude);
      expect((await queued('Rüpelhaft', mo))?.holds).toContain('rejectedBefore');
    }
    expect((await reviewsOf(itemId)).count).toBe(0);
  });

  it('is for the author alone', async () => {
    const { id, itemId, mo } = await shownQuestion('Wer darf das?');
    const lea = await person();
    const written = await review(itemId, lea);
    for (const who of [await person(), mo]) {
      expect(await call('Withdraw', ['question', id], who)).toEqual({ error: 'NOT_FOUND' });
      expect(await call('Withdraw', ['review', written.id], who)).toEqual({ error: 'NOT_FOUND' });
    }
    expect(await call('Withdraw', ['question', 'nonsense'], lea)).toEqual({ error: 'NOT_FOUND' });
    expect(await call('Withdraw', ['question', written.id], lea)).toEqual({ error: 'NOT_FOUND' });
    expect((await services.call(community, 'Withdraw', ['review', written.id])).status).toBe(401);
    expect((await services.call(community, 'Withdraw', ['comment', written.id], lea)).status).toBe(400);
    const { status } = await services.call(community, 'Withdraw', ['review', written.id], { ...lea, site: otherSite });
    expect(status).toBe(401);
    const [row] = await services.db.select().from(reviewTable).where(eq(reviewTable.id, written.id));
    expect(row).toMatchObject({ approved: true, withdrawnAt: null });
  });
});

describe('EditQuestion', () => {
  it('replaces the text, which waits like a new one', async () => {
    const { id, itemId, lea, mo } = await shownQuestion('Ist das aus Eisen?');
    expect(await call('EditQuestion', [id, ' Ist das  aus Stahl? '], lea)).toEqual({ error: null });
    expect((await questionsOf(itemId)).count).toBe(0);
    expect(await countsOf(itemId)).toMatchObject({ questions: 0 });
    expect(await ownQuestions(lea)).toMatchObject([{ id, question: 'Ist das aus Stahl?', status: 'waiting' }]);
    expect(await queued('Ist das aus Stahl?', mo)).toMatchObject({ id, holds: [] });
    const { ret } = await moderate('History', [{ kind: 'question', id }], mo);
    expect(ret).toContainEqual(
      expect.objectContaining({ act: 'replaced', moderator: '', details: { text: 'Ist das aus Eisen?' } }),
    );
  });

  it('is held back for what is in it, and not for being the same as before', async () => {
    const long = 'Ist dieser Topf auch für einen Ofen mit 300 Grad geeignet?';
    const { id, lea, mo } = await shownQuestion(long);
    await call('EditQuestion', [id, long], lea);
    expect(await queued(long, mo)).toMatchObject({ id, holds: [] });
    await call('EditQuestion', [id, 'Steht das auf www.beispiel.ch?'], lea);
    expect(await queued('Steht das auf www.beispiel.ch?', mo)).toMatchObject({ id, holds: ['link'] });
  });

  it('brings a withdrawn question back', async () => {
    const { id, lea, mo } = await shownQuestion('Und der Griff?');
    await call('Withdraw', ['question', id], lea);
    expect(await call('EditQuestion', [id, 'Und der Stiel?'], lea)).toEqual({ error: null });
    expect(await ownQuestions(lea)).toMatchObject([{ id, status: 'waiting' }]);
    expect(await moderate('Approve', [read((await queued('Und der Stiel?', mo))!)], mo)).toEqual({ error: null });
  });

  it('is refused for what is answered, empty or too long', async () => {
    const { id, itemId, lea, mo } = await shownQuestion('Wie schwer ist er?');
    for (const text of [' ', 'x'.repeat(176)]) {
      expect(await call('EditQuestion', [id, text], lea)).toEqual({ error: 'INVALID' });
    }
    await moderate('Answer', [id, '<p>Schwer.</p>', null], mo);
    expect(await call('EditQuestion', [id, 'Ist er leicht?'], lea)).toEqual({ error: 'NO_PERMISSIONS' });
    expect((await questionsOf(itemId)).items).toMatchObject([{ question: 'Wie schwer ist er?' }]);
  });

  it('is for the author alone', async () => {
    const { id, lea, mo } = await shownQuestion('Wessen Frage?');
    for (const who of [await person(), mo]) {
      expect(await call('EditQuestion', [id, 'Meine!'], who)).toEqual({ error: 'NOT_FOUND' });
    }
    expect(await call('EditQuestion', ['nonsense', 'Meine!'], lea)).toEqual({ error: 'NOT_FOUND' });
    expect((await services.call(community, 'EditQuestion', [id, 'Meine!'])).status).toBe(401);
    expect(await ownQuestions(lea)).toMatchObject([{ question: 'Wessen Frage?' }]);
  });
});
