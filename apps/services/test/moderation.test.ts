import { moderation, services as contracts, type Role } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { moderationEvent, question as questionTable, review as reviewTable } from '../src/db/schema/index.ts';
import { readContentVersion } from '../src/site/contentVersion.ts';
import { communityCaller } from './support/communityCaller.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { linkOf, takeCommunityMails } from './support/takeMails.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, moderate, person, moderator, article, review, ask, reviewsOf, questionsOf, queued, read, countsOf } =
  communityCaller(() => services);

/** A question that waits, with the author and the moderator. */
async function waitingQuestion(text = 'Passt der Deckel?', name: { locale?: string } = {}) {
  const [itemId, lea, mo] = [
    await article({ titles: { de: 'Topf', fr: 'Marmite' } }),
    await person(name),
    await moderator(),
  ];
  const { id } = await ask(itemId, lea, text);
  const { ret } = await moderate('GetQueue', [{ kind: 'question', limit: 100 }], mo);
  return { id, itemId, lea, mo, entry: read(ret!.items.find((entry) => entry.id === id)!) };
}

describe('the queue', () => {
  it('has what waits and what is shown already, the oldest first, with what was held back for', async () => {
    const { itemId, lea, mo } = await waitingQuestion('Wie alt ist das Eisen?');
    await review(itemId, lea, { shortDescription: 'Mit Link', description: 'Lies www.beispiel.ch' });
    const mine = (await moderate('GetQueue', [{ limit: 100 }], mo)).ret!.items.filter(
      ({ referenceId }) => referenceId === itemId,
    );
    expect(mine).toMatchObject([
      {
        kind: 'question',
        text: 'Wie alt ist das Eisen?',
        approved: false,
        holds: [],
        score: null,
        referenceTitle: 'Topf',
      },
      { kind: 'review', title: 'Mit Link', approved: false, holds: ['link'], score: 5, authorAlias: 'Lea B.' },
    ]);
    expect(mine[0]!.queuedAt).toBeLessThanOrEqual(mine[1]!.queuedAt);
  });

  it('is read in pages that never overlap, and of one kind', async () => {
    const mo = await moderator();
    for (let index = 0; index < 3; index += 1) await waitingQuestion(`Frage Nummer ${index}?`);
    const all = (await moderate('GetQueue', [{ limit: 100 }], mo)).ret!;
    expect(all.count).toBe(all.items.length);
    const pages = [];
    for (let page = 0; page * 2 < all.count; page += 1) {
      pages.push(...(await moderate('GetQueue', [{ page, limit: 2 }], mo)).ret!.items);
    }
    expect(pages.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
    const questions = (await moderate('GetQueue', [{ kind: 'question', limit: 100 }], mo)).ret!;
    expect(new Set(questions.items.map(({ kind }) => kind))).toEqual(new Set(['question']));
  });

  it('has every entry on one page, also of those that came at the same moment', async () => {
    const [mo, text] = [await moderator(), 'Passt das in den Ofen?'];
    const ids = Array.from({ length: 9 }, (_, index) => `00000000-0000-4000-8000-00000000000${9 - index}`);
    const reference = { site: mainSite, referenceType: 'product', referenceId: await article() };
    const entry = { ...reference, locale: 'de', question: text, authorAlias: 'Lea', approved: false };
    const queuedAt = new Date();
    await services.db.insert(questionTable).values(ids.map((id) => ({ ...entry, id, queuedAt })));
    const read: string[] = [];
    for (let page = 0; page < 5; page += 1) {
      const { ret } = await moderate('GetQueue', [{ search: text, page, limit: 2 }], mo);
      read.push(...ret!.items.map(({ id }) => id));
    }
    expect(read).toEqual(ids.toReversed());
  });
});

describe('what a moderator reads of an entry', () => {
  it('is the review that a comment is about, and what was decided about its author', async () => {
    const [itemId, lea, urs, mo] = [
      await article(),
      await person(),
      await person({ firstName: 'Urs' }),
      await moderator(),
    ];
    const { id } = await review(itemId, lea, { shortDescription: 'Schwer', description: 'Vier Kilo!', score: 2 });
    await moderate('Approve', [read((await queued('Schwer', mo))!)], mo);
    await ask(itemId, urs, 'Geht das im Ofen?');
    await moderate('Reject', [read((await queued('Geht das im Ofen?', mo))!), 'Steht im Text.'], mo);
    await call('AddCommentToReview', [{ parentId: id, comment: 'Stimmt nicht, es sind drei.' }], urs);
    expect(await queued('Stimmt nicht, es sind drei.', mo)).toMatchObject({
      kind: 'comment',
      parent: { title: 'Schwer', text: 'Vier Kilo!', authorAlias: 'Lea B.', score: 2 },
      author: { approved: 0, rejected: 1 },
    });
    const second = await article();
    await review(second, lea, { shortDescription: 'Auch schwer' });
    expect(await queued('Auch schwer', mo)).toMatchObject({ parent: null, author: { approved: 1, rejected: 0 } });
  });
});

describe('a search', () => {
  const found = async (search: string, mo: { cookie: string }) =>
    (await moderate('GetQueue', [{ search, limit: 100 }], mo)).ret!;

  it('finds letters of texts and names, whatever their case, and takes signs as they are', async () => {
    const { mo, lea, itemId } = await waitingQuestion('Hält 100 % des Dampfes?');
    await review(itemId, lea, { shortDescription: 'Dampfdicht_neu' });
    expect((await found('DAMPF', mo)).count).toBe(2);
    expect((await found('100 %', mo)).items.map(({ text }) => text)).toEqual(['Hält 100 % des Dampfes?']);
    expect((await found('t_n', mo)).items.map(({ title }) => title)).toEqual(['Dampfdicht_neu']);
    expect((await found('100 %%', mo)).count).toBe(0);
    expect((await found('Lea B', mo)).count).toBeGreaterThan(1);
  });
});

describe('questions without an answer', () => {
  it('are those that are shown, until one is there', async () => {
    const { entry, id, itemId, mo } = await waitingQuestion('Wo wird das gemacht?');
    const unanswered = async () =>
      (await moderate('GetQueue', [{ unanswered: true, limit: 100 }], mo))
        .ret!.items.filter(({ referenceId }) => referenceId === itemId)
        .map(({ text }) => text);
    expect(await unanswered()).toEqual([]);
    await moderate('Approve', [entry], mo);
    expect(await unanswered()).toEqual(['Wo wird das gemacht?']);
    await moderate('Answer', [id, 'In Italien.', null], mo);
    expect(await unanswered()).toEqual([]);
  });
});

describe('deciding', () => {
  it('shows what is approved, with counts and cached pages', async () => {
    const { entry, itemId, mo } = await waitingQuestion();
    const before = await readContentVersion(services.db);
    expect(await moderate('Approve', [entry], mo)).toEqual({ error: null });
    expect(await questionsOf(itemId)).toMatchObject({ count: 1, items: [{ approved: true }] });
    expect(await countsOf(itemId)).toMatchObject({ questions: 1 });
    expect(await readContentVersion(services.db)).toBeGreaterThan(before);
    const { ret } = await moderate('GetQueue', [{ limit: 100 }], mo);
    expect(ret!.items.map(({ id }) => id)).not.toContain(entry.id);
  });

  it('hides what is rejected; the author reads why', async () => {
    const [itemId, lea, mo] = [await article(), await person(), await moderator()];
    const { id } = await review(itemId, lea, { shortDescription: 'Falsches Ding' });
    expect(await countsOf(itemId)).toMatchObject({ count: 1 });
    const entry = read((await queued('Falsches Ding', mo))!);
    expect(await moderate('Reject', [entry, ' '], mo)).toEqual({ error: 'INVALID' });
    expect(await moderate('Reject', [entry, 'Bitte nur zur Pfanne.'], mo)).toEqual({ error: null });
    expect((await reviewsOf(itemId)).count).toBe(0);
    expect(await countsOf(itemId)).toMatchObject({ sum: 0, count: 0 });
    const own = { referenceType: '', referenceId: '', onlyApproved: false } as const;
    expect((await call('GetAllReviewsByAuthor', [own], lea)).ret!.items).toMatchObject([
      { id, status: 'rejected', rejectionReason: 'Bitte nur zur Pfanne.' },
    ]);
    // What comes next from this customer waits.
    expect((await review(await article(), lea)).code).toBe('waiting');
  });

  it('is done by one of two moderators; the other is told', async () => {
    const { entry, mo } = await waitingQuestion();
    const other = await moderator();
    const outcomes = await Promise.all([
      moderate('Approve', [entry], mo),
      moderate('Reject', [entry, 'Das steht schon im Text.'], other),
    ]);
    expect(outcomes.map(({ error }) => error).sort()).toEqual(['CONFLICT', null].sort());
  });

  it('is told when the author has written anew meanwhile', async () => {
    const [itemId, lea, mo] = [await article(), await person(), await moderator()];
    await review(itemId, lea, { shortDescription: 'Erste Fassung' });
    const entry = read((await queued('Erste Fassung', mo))!);
    await review(itemId, lea, { shortDescription: 'Zweite Fassung' });
    expect(await moderate('Approve', [entry], mo)).toEqual({ error: 'CONFLICT' });
  });

  it('is not possible for what is not there, or is another site’s', async () => {
    const { entry, mo } = await waitingQuestion();
    expect(await moderate('Approve', [{ ...entry, id: 'nothing' }], mo)).toEqual({ error: 'NOT_FOUND' });
    expect(await moderate('Approve', [{ ...entry, kind: 'review' }], mo)).toEqual({ error: 'NOT_FOUND' });
    await services.db.update(questionTable).set({ site: otherSite }).where(eq(questionTable.id, entry.id));
    expect(await moderate('Approve', [entry], mo)).toEqual({ error: 'NOT_FOUND' });
  });

  it('changes texts within their limits', async () => {
    const [itemId, lea, mo] = [await article(), await person(), await moderator()];
    await review(itemId, lea, { shortDescription: 'Anrufen', description: 'Ich bin 079 000 00 00' });
    const entry = read((await queued('Anrufen', mo))!);
    expect(await moderate('Edit', [entry, { text: 'x'.repeat(301) }], mo)).toEqual({ error: 'INVALID' });
    expect(await moderate('Edit', [entry, { text: 'Ich bin begeistert' }], mo)).toEqual({ error: null });
    expect(await moderate('Approve', [{ ...entry, revision: entry.revision + 1 }], mo)).toEqual({ error: null });
    expect((await reviewsOf(itemId)).items).toMatchObject([
      { shortDescription: 'Anrufen', description: 'Ich bin begeistert' },
    ]);
  });

  it('approves comments', async () => {
    const [itemId, lea, mo] = [await article(), await person(), await moderator()];
    const { id } = await review(itemId, await person());
    await call('AddCommentToReview', [{ parentId: id, comment: 'Siehe http://beispiel' }], lea);
    expect((await reviewsOf(itemId)).items[0]!.comments).toEqual([]);
    await moderate('Approve', [read((await queued('Siehe http://beispiel', mo))!)], mo);
    expect((await reviewsOf(itemId)).items[0]!.comments).toHaveLength(1);
  });
});

describe('answers of the shop', () => {
  it('show the question and tell its author by mail, in the author’s language', async () => {
    const { id, itemId, mo } = await waitingQuestion('Va-t-elle au four ?', { locale: 'fr' });
    const html = '<p>Oui<script>alert(1)</script>, <b>toujours</b>.</p>';
    const reply = await moderate('Answer', [id, html, null], mo);
    expect(reply.error).toBeNull();
    const [shown] = (await questionsOf(itemId)).items;
    expect(shown!.answers).toMatchObject([{ comment: '<p>Oui, <b>toujours</b>.</p>' }]);
    expect(shown!.answers[0]!.authorAlias).not.toBe('');
    expect(await countsOf(itemId)).toMatchObject({ questions: 1 });
    const [mail, ...more] = await takeCommunityMails(services, reply.id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Réponse à ta question\u00a0: Marmite' });
    expect(linkOf(mail)).toMatchObject({ pathname: `/fr/p/${itemId}`, hash: '#questions' });
  });

  it('are for the question as it was read', async () => {
    const { id, itemId, mo } = await waitingQuestion();
    const read = { kind: 'question' as const, id, revision: 0 };
    expect(await moderate('Reject', [read, 'Nein'], mo)).toEqual({ error: null });
    expect(await moderate('Answer', [id, '<p>Ja.</p>', 0], mo)).toEqual({ id: '', error: 'CONFLICT' });
    expect(await countsOf(itemId)).toMatchObject({ questions: 0 });
  });

  it('have a text', async () => {
    const { id, mo } = await waitingQuestion();
    for (const html of ['', '<p> </p>', '<script>1</script>']) {
      expect(await moderate('Answer', [id, html, null], mo)).toEqual({ id: '', error: 'INVALID' });
    }
    expect(await moderate('Answer', ['nothing', '<p>Ja</p>', null], mo)).toEqual({ id: '', error: 'NOT_FOUND' });
  });
});

test('a comment on a review is told to the author of the review, and not to oneself', async () => {
  const [itemId, lea, ben] = [await article(), await person(), await person({ firstName: 'Ben' })];
  const { id } = await review(itemId, lea);
  for (const by of [ben, lea]) await call('AddCommentToReview', [{ parentId: id, comment: `Von ${by.id}` }], by);
  const { rows } = await services.db.execute<{ id: string }>(
    sql`select id from review_comment where review_id = ${id} order by created_at`,
  );
  const mails = await Promise.all(rows.map((row) => takeCommunityMails(services, row.id)));
  expect(mails.map((list) => list.map(({ to }) => to))).toEqual([[lea.email], []]);
  expect(mails[0]![0]!.text).toContain('Ben B. hat deine Bewertung');
});

describe('reports', () => {
  async function reportedReview() {
    const [itemId, lea, mo] = [await article(), await person(), await moderator()];
    const { id } = await review(itemId, lea);
    for (const by of [await person(), await person()]) {
      await call('ReportReview', [{ reviewId: id, reportType: 'spam', reportDescription: 'Werbung' }], by);
    }
    const { ret } = await moderate('GetReports', [{ limit: 100 }], mo);
    const reports = ret!.items.filter((report) => report.review.id === id);
    return { id, itemId, lea, mo, reports };
  }

  it('come with their review', async () => {
    const { id, itemId, reports } = await reportedReview();
    expect(reports).toMatchObject([
      { reportType: 'spam', reportDescription: 'Werbung', review: { id, referenceId: itemId, approved: true } },
      { reportType: 'spam' },
    ]);
  });

  it('are dismissed together', async () => {
    const { itemId, mo, reports } = await reportedReview();
    expect(await moderate('ResolveReport', [reports[0]!.id, { action: 'dismiss' }], mo)).toEqual({ error: null });
    expect(await moderate('ResolveReport', [reports[1]!.id, { action: 'dismiss' }], mo)).toEqual({ error: 'CONFLICT' });
    expect((await reviewsOf(itemId)).count).toBe(1);
    const { ret } = await moderate('GetReports', [{ limit: 100 }], mo);
    expect(ret!.items.filter(({ review: { referenceId } }) => referenceId === itemId)).toEqual([]);
  });

  it('hide the review, for a reason', async () => {
    const { itemId, mo, reports } = await reportedReview();
    const [{ id }] = reports as [(typeof reports)[number]];
    expect(await moderate('ResolveReport', [id, { action: 'reject' }], mo)).toEqual({ error: 'INVALID' });
    expect(await moderate('ResolveReport', [id, { action: 'reject', reason: 'Werbung' }], mo)).toEqual({ error: null });
    expect((await reviewsOf(itemId)).count).toBe(0);
  });

  it('are resolved for the review as it was read', async () => {
    const { itemId, mo, reports } = await reportedReview();
    const [{ id, review: read }] = reports as [(typeof reports)[number]];
    const rejection = { action: 'reject' as const, reason: 'Werbung' };
    const later = { ...rejection, revision: read.revision + 1 };
    expect(await moderate('ResolveReport', [id, later], mo)).toEqual({ error: 'CONFLICT' });
    expect((await reviewsOf(itemId)).count).toBe(1);
    expect(await moderate('ResolveReport', [id, { ...rejection, revision: read.revision }], mo)).toEqual({
      error: null,
    });
  });

  it('are unknown elsewhere', async () => {
    const { mo } = await reportedReview();
    const answer = await moderate('ResolveReport', ['nothing', { action: 'dismiss' }], mo);
    expect(answer).toEqual({ error: 'NOT_FOUND' });
  });
});

test('every act is in the log, with what was there before', async () => {
  const [itemId, lea, mo] = [await article(), await person(), await moderator()];
  await review(itemId, lea, { shortDescription: 'Erste', description: 'Alter Text' });
  await review(itemId, lea, { shortDescription: 'Zweite', description: 'Neuer Text' });
  const entry = read((await queued('Zweite', mo))!);
  await moderate('Edit', [entry, { text: 'Besserer Text' }], mo);
  await moderate('Approve', [{ ...entry, revision: entry.revision + 1 }], mo);
  await moderate('Reject', [{ ...entry, revision: entry.revision + 2 }, 'Doch nicht'], mo);
  const { ret } = await moderate('History', [{ kind: 'review', id: entry.id }], mo);
  expect(ret).toMatchObject([
    { act: 'replaced', moderator: '', details: { score: '5', title: 'Erste', text: 'Alter Text' } },
    { act: 'edited', moderator: 'Mo Derat', details: { title: 'Zweite', text: 'Neuer Text' } },
    { act: 'approved', moderator: 'Mo Derat', details: {} },
    { act: 'rejected', moderator: 'Mo Derat', details: { reason: 'Doch nicht' } },
  ]);
  const rows = await services.db.select().from(moderationEvent).where(eq(moderationEvent.entryId, entry.id));
  expect(rows).toHaveLength(4);
});

describe('nobody without the role', () => {
  const roles: Role[][] = [[], ['editor'], ['support']];

  it.each(roles)('moderates: %p', async (...given) => {
    const { entry, itemId } = await waitingQuestion();
    const { cookie } = await person({}, given);
    for (const name of Object.keys(moderation.methods)) {
      const { status } = await services.call(moderation, name, [entry, 'x'], { cookie });
      expect([name, status]).toEqual([name, 403]);
    }
    expect((await questionsOf(itemId)).count).toBe(0);
  });

  it('sees what is not approved, whatever is asked for', async () => {
    const secret = 'Verborgener Wortlaut einer Frage?';
    const { itemId } = await waitingQuestion(secret);
    const lea = await person();
    await review(itemId, lea, { shortDescription: secret.slice(0, 40), description: 'Siehe www.beispiel.ch' });
    const stranger = await person();
    const query = { referenceType: 'product', referenceId: itemId, onlyApproved: false, limit: 50 };
    const own = { referenceType: '', referenceId: '', onlyApproved: false, limit: 50 };
    for (const by of [{}, { cookie: stranger.cookie }]) {
      for (const method of Object.keys(contracts.community.methods).filter((name) => name.startsWith('GetAll'))) {
        for (const given of [query, own]) {
          const { body } = await services.call(contracts.community, method, [given], by);
          expect(JSON.stringify(body)).not.toContain(secret.slice(0, 40));
        }
      }
      const { body } = await services.call(contracts.catalogueDetail, 'GetProduct', [itemId], by);
      expect(body[0]).toMatchObject({ rating: { count: 0 }, questionCount: 0 });
    }
    const [row] = await services.db.select().from(reviewTable).where(eq(reviewTable.referenceId, itemId));
    expect(row).toMatchObject({ approved: false });
  });
});
