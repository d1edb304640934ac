import { community, type Review } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { customer, item, review as reviewTable, reviewComment, reviewReport } from '../src/db/schema/index.ts';
import { readContentVersion } from '../src/site/contentVersion.ts';
import { communityCaller } from './support/communityCaller.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, person, article, buy, review, ask, reviewsOf, questionsOf, countsOf } = communityCaller(() => services);

async function shownReview(by?: Awaited<ReturnType<typeof person>>): Promise<Review & { itemId: string }> {
  const itemId = await article();
  await review(itemId, by ?? (await person()));
  const [shown] = (await reviewsOf(itemId)).items;
  return { ...shown!, itemId };
}

describe('AddReview', () => {
  it('shows the review at once, with author and approval from the server', async () => {
    const itemId = await article();
    const lea = await person();
    const forged = { approved: false, authorAlias: 'Die Chefin', authorEmail: 'boss@example.com' };
    const { id, code, error } = await review(itemId, lea, { score: 4, ...forged });
    expect([code, error]).toEqual(['approved', null]);
    const list = await reviewsOf(itemId);
    expect(list).toMatchObject({ count: 1, totalRating: 4 });
    expect(list.items[0]).toMatchObject({ id, authorAlias: 'Lea B.', authorEmail: '', approved: true, locale: 'de' });
    expect(list.items[0]!.verifiedBuyer).toBeUndefined();
  });

  it('replaces the first one of the same customer, whose votes stay', async () => {
    const itemId = await article();
    const [lea, ben] = [await person(), await person()];
    const { id: first } = await review(itemId, lea, { score: 1 });
    await call('AddReactionToReview', [first, true], ben);
    const { id: second } = await review(itemId, lea, { score: 5, shortDescription: 'Doch gut' });
    expect(second).toBe(first);
    const list = await reviewsOf(itemId);
    expect(list).toMatchObject({ count: 1, totalRating: 5 });
    expect(list.items[0]).toMatchObject({ shortDescription: 'Doch gut', reactions: { likeCounter: 1 } });
    expect(await countsOf(itemId)).toEqual({ sum: 5, count: 1, questions: 0 });
  });

  it('is one review per customer, however often it is sent at the same time', async () => {
    const itemId = await article();
    const lea = await person();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => review(itemId, lea, { score: (index % 5) + 1 })),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    const rows = await services.db.select().from(reviewTable).where(eq(reviewTable.referenceId, itemId));
    expect(rows).toHaveLength(1);
    expect(await countsOf(itemId)).toMatchObject({ sum: rows[0]!.score, count: 1 });
  });

  it('is a verified buyer’s if an order says so', async () => {
    const [itemId, other] = [await article(), await article()];
    const [lea, ben] = [await person(), await person()];
    await buy(lea, itemId);
    await buy(ben, itemId, { status: 'canceled' });
    for (const id of [itemId, other]) await review(id, lea);
    await review(itemId, ben);
    const verified = (await reviewsOf(itemId)).items.map(({ verifiedBuyer = false }) => verifiedBuyer);
    expect(verified).toEqual([false, true]);
    expect((await reviewsOf(other)).items[0]!.verifiedBuyer).toBeUndefined();
  });

  it.each([
    [{ score: 0 }, 'missing-rating'],
    [{ score: 6 }, 'missing-rating'],
    [{ score: 4.5 }, 'missing-rating'],
    [{ shortDescription: ' \u200B ' }, 'missing-input'],
    [{ description: '\n' }, 'missing-input'],
    [{ shortDescription: 'x'.repeat(51) }, 'input-too-long'],
    [{ description: 'x'.repeat(301) }, 'input-too-long'],
  ])('refuses %p as %s', async (wrong, code) => {
    const itemId = await article();
    expect(await review(itemId, await person(), wrong)).toEqual({ id: '', code, error: 'INVALID' });
    expect((await reviewsOf(itemId)).count).toBe(0);
  });

  it('takes texts of just the longest length, and stores them without what cannot be seen', async () => {
    const itemId = await article();
    const texts = { shortDescription: `${'t'.repeat(50)} \u202E`, description: ` Eins\r\n\r\n\r\n${'x'.repeat(290)}` };
    expect((await review(itemId, await person(), texts)).error).toBeNull();
    expect((await reviewsOf(itemId)).items[0]).toMatchObject({
      shortDescription: 't'.repeat(50),
      description: `Eins\n\n${'x'.repeat(290)}`,
    });
  });

  it('is refused for what is not there, is of another type or site, or shows no reviews', async () => {
    const itemId = await article();
    const lea = await person();
    expect((await review('no-such-item', lea)).error).toBe('NOT_FOUND');
    expect((await review(itemId, lea, { referenceType: 'recipe' })).error).toBe('NOT_FOUND');
    expect((await review(await article({ site: otherSite }), lea)).error).toBe('NOT_FOUND');
    expect((await review(itemId, lea, { referenceType: '' })).error).toBe('INVALID');
    const hidden = await article();
    await services.db.update(item).set({ communitySettings: 'hideReviews' }).where(eq(item.id, hidden));
    expect((await review(hidden, lea)).error).toBe('NO_PERMISSIONS');
  });

  it('lets cached pages follow', async () => {
    const itemId = await article();
    const before = await readContentVersion(services.db);
    await review(itemId, await person());
    expect(await readContentVersion(services.db)).toBeGreaterThan(before);
  });
});

describe('AskQuestion', () => {
  it('waits until somebody has looked at it, unless a known buyer asks', async () => {
    const itemId = await article();
    const [lea, ben] = [await person(), await person()];
    await buy(ben, await article());
    expect((await ask(itemId, lea)).error).toBeNull();
    expect((await questionsOf(itemId)).count).toBe(0);
    const { id } = await ask(itemId, ben, 'Ist sie spülmaschinenfest?');
    expect((await questionsOf(itemId)).items).toMatchObject([
      { id, authorAlias: 'Lea B.', question: 'Ist sie spülmaschinenfest?' },
    ]);
    expect(await countsOf(itemId)).toMatchObject({ questions: 1 });
  });

  it('is one question when it is sent twice', async () => {
    const itemId = await article();
    const lea = await person();
    const [first, second] = await Promise.all([ask(itemId, lea), ask(itemId, lea)]);
    expect(first.id).toBe(second.id);
    const { ret } = await call(
      'GetAllQuestionsByAuthor',
      [{ referenceType: '', referenceId: '', onlyApproved: false }],
      lea,
    );
    expect(ret!.count).toBe(1);
  });

  it('has 1 to 175 characters', async () => {
    const itemId = await article();
    const lea = await person();
    expect((await ask(itemId, lea, '  ')).error).toBe('INVALID');
    expect((await ask(itemId, lea, 'x'.repeat(176))).error).toBe('INVALID');
    expect((await ask(itemId, lea, 'x'.repeat(175))).error).toBeNull();
  });

  it('is read by an automatic check, whoever asks', async () => {
    const itemId = await article();
    const ben = await person();
    await buy(ben, itemId);
    for (const text of ['Mehr auf www.beispiel.ch?', 'Ruft ihr an? 079 000 00 00', 'a.b@example.com?', 'Gratisgeld?']) {
      await ask(itemId, ben, text);
    }
    expect((await questionsOf(itemId)).count).toBe(0);
  });

  it('waits when many come at once, and when a text was written before', async () => {
    const itemId = await article();
    const [ben, tom] = [await person(), await person()];
    for (const one of [ben, tom]) await buy(one, itemId);
    for (let index = 1; index <= 7; index += 1) await ask(itemId, ben, `Was ist mit Nummer ${index}?`);
    expect((await questionsOf(itemId)).count).toBe(5);
    const long = 'Kann man sie auch auf dem Gasherd brauchen?';
    await ask(await article(), tom, long);
    await ask(itemId, tom, long);
    expect((await questionsOf(itemId)).count).toBe(5);
  });
});

describe('AddCommentToReview', () => {
  it('waits if the text is there already in this site, not in another', async () => {
    const [first, second] = [await shownReview(), await shownReview()];
    const [here, there] = ['Das sehe ich ganz genauso wie du.', 'Bei mir war es ganz anders als hier.'];
    await services.db.update(reviewTable).set({ site: otherSite }).where(eq(reviewTable.id, second.id));
    await services.db.insert(reviewComment).values([
      { reviewId: first.id, text: here, authorAlias: '', approved: true },
      { reviewId: second.id, text: there, authorAlias: '', approved: true },
    ]);
    for (const comment of [here, there]) {
      await call('AddCommentToReview', [{ parentId: first.id, comment }], await person());
    }
    const shown = (await reviewsOf(first.itemId)).items[0]!.comments.map(({ comment }) => comment);
    expect(shown).toEqual([here, there]);
  });

  it('stands below the review', async () => {
    const { id, itemId } = await shownReview();
    const comment = { parentId: id, comment: 'Finde ich auch.', approved: false, authorAlias: 'Jemand' };
    expect(await call('AddCommentToReview', [comment], await person({ firstName: 'Ben', lastName: '' }))).toEqual({
      error: null,
    });
    expect((await reviewsOf(itemId)).items[0]!.comments).toMatchObject([
      { comment: 'Finde ich auch.', authorAlias: 'Ben', approved: true, parentId: id },
    ]);
  });

  it('is one comment when it is sent twice, also at once; another one, or at another review, is not', async () => {
    const [first, other] = [await shownReview(), await shownReview()];
    const lea = await person();
    const send = (parentId: string, comment: string) => call('AddCommentToReview', [{ parentId, comment }], lea);
    const twice = await Promise.all([send(first.id, 'Sehe ich auch so.'), send(first.id, 'Sehe ich auch so.')]);
    const again = await send(first.id, ' Sehe ich auch so. ');
    expect([...twice, again]).toEqual([{ error: null }, { error: null }, { error: null }]);
    await send(first.id, 'Oder doch nicht.');
    await send(other.id, 'Sehe ich auch so.');
    await call('AddCommentToReview', [{ parentId: first.id, comment: 'Sehe ich auch so.' }], await person());
    const stored = await services.db
      .select({ reviewId: reviewComment.reviewId, text: reviewComment.text })
      .from(reviewComment)
      .where(eq(reviewComment.customerId, lea.id));
    expect(stored).toHaveLength(3);
    const texts = (await reviewsOf(first.itemId)).items[0]!.comments.map(({ comment }) => comment);
    expect(texts.sort()).toEqual(['Oder doch nicht.', 'Sehe ich auch so.', 'Sehe ich auch so.']);
  });

  it('is another one once it was written long ago', async () => {
    const { id } = await shownReview();
    const lea = await person();
    const send = () => call('AddCommentToReview', [{ parentId: id, comment: 'Immer noch gut.' }], lea);
    await send();
    const stored = () => services.db.select().from(reviewComment).where(eq(reviewComment.customerId, lea.id));
    await services.db
      .update(reviewComment)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(reviewComment.customerId, lea.id));
    await send();
    expect(await stored()).toHaveLength(2);
  });

  it.each(['', 'x'.repeat(601)])('has 1 to 600 characters', async (comment) => {
    const { id } = await shownReview();
    expect(await call('AddCommentToReview', [{ parentId: id, comment }], await person())).toEqual({ error: 'INVALID' });
  });

  it('needs a review that is shown', async () => {
    const { id } = await shownReview();
    await services.db.update(reviewTable).set({ approved: false }).where(eq(reviewTable.id, id));
    const lea = await person();
    for (const parentId of [id, 'nothing', '00000000-0000-4000-8000-000000000000']) {
      expect(await call('AddCommentToReview', [{ parentId, comment: 'Da?' }], lea)).toEqual({ error: 'NOT_FOUND' });
    }
  });
});

describe('ReportReview', () => {
  it('stores both spellings as one, and a second report in the place of the first', async () => {
    const { id } = await shownReview();
    const lea = await person();
    expect(await call('ReportReview', [{ reviewId: id, reportType: 'off-topic' }], lea)).toEqual({ error: null });
    const open = () => services.db.select().from(reviewReport).where(eq(reviewReport.reviewId, id));
    expect(await open()).toMatchObject([{ type: 'off topic', description: '', site: mainSite }]);
    await call('ReportReview', [{ reviewId: id, reportType: 'off topic', reportDescription: 'Andere Pfanne' }], lea);
    expect(await open()).toMatchObject([{ type: 'off topic', description: 'Andere Pfanne' }]);
  });

  it('needs a message for other reasons, and a review', async () => {
    const { id } = await shownReview();
    const lea = await person();
    expect(await call('ReportReview', [{ reviewId: id, reportType: 'other', reportDescription: ' ' }], lea)).toEqual({
      error: 'invalid',
    });
    expect(await call('ReportReview', [{ reviewId: 'nothing', reportType: 'spam' }], lea)).toEqual({
      error: 'not-found',
    });
    const { status } = await services.call(community, 'ReportReview', [{ reviewId: id, reportType: 'rude' }], lea);
    expect(status).toBe(400);
  });
});

describe('an author’s own entries', () => {
  const all = { referenceType: '', referenceId: '', onlyApproved: false } as const;

  it('are all of them, with what became of each, and nobody else’s', async () => {
    const [one, two] = [await article({ titles: { de: 'Eine Pfanne' } }), await article()];
    const [lea, ben] = [await person(), await person()];
    await review(one, lea, { score: 2 });
    await review(two, lea, { score: 4, description: 'Siehe www.beispiel.ch' });
    await review(one, ben);
    await ask(one, lea);
    const { ret: reviews } = await call('GetAllReviewsByAuthor', [all], lea);
    expect(reviews).toMatchObject({ count: 2, totalRating: 3 });
    expect(reviews!.items).toMatchObject([
      { referenceId: two, status: 'waiting', approved: false },
      {
        referenceId: one,
        status: 'approved',
        referenceTitle: 'Eine Pfanne',
        referenceUrl: `/p/${one}`,
        authorEmail: '',
      },
    ]);
    const { ret: questions } = await call('GetAllQuestionsByAuthor', [all], lea);
    expect(questions!.items).toMatchObject([{ referenceId: one, status: 'waiting', referenceTitle: 'Eine Pfanne' }]);
    expect((await call('GetAllReviewsByAuthor', [{ ...all, onlyApproved: true }], lea)).ret!.count).toBe(1);
    expect((await call('GetAllQuestionsByAuthor', [all], ben)).ret!.count).toBe(0);
  });

  it('are those of an item, where one is named', async () => {
    const [one, two] = [await article(), await article()];
    const lea = await person();
    for (const id of [one, two]) await review(id, lea);
    const query = { ...all, referenceType: 'product', referenceId: two } as const;
    expect(
      (await call('GetAllReviewsByAuthor', [query], lea)).ret!.items.map(({ referenceId }) => referenceId),
    ).toEqual([two]);
  });
});

test('what was written stays without a name when the account is deleted', async () => {
  const lea = await person();
  const { itemId } = await shownReview(lea);
  await services.db.delete(customer).where(eq(customer.id, lea.id));
  expect((await reviewsOf(itemId)).count).toBe(1);
});
