import { eq, sql } from 'drizzle-orm';
import { customer, image, personalizationImage, review as reviewTable } from '../src/db/schema/index.ts';
import { identity } from '@shop/contracts';
import { communityCaller, type Writer } from './support/communityCaller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { uploader } from './support/uploader.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, moderate, person, moderator, article, buy, review, reviewsOf, queued, read } = communityCaller(
  () => services,
);
const { picture, upload, uploadAny, load } = uploader(() => services);

const own = { referenceType: '', referenceId: '', onlyApproved: false } as const;
const ownPictures = async (by: Writer) =>
  (await call('GetAllReviewsByAuthor', [own], by)).ret!.items[0]!.imageReferences.map(({ url }) => url);
const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const picturesOf = async (itemId: string) => (await reviewsOf(itemId)).items[0]!.imageReferences.map(({ url }) => url);
const status = async (path: string, by?: Writer) => (await load(path, by)).status;

/** A review with so many pictures that waits. */
async function waiting(count = 1) {
  const [itemId, lea] = [await article(), await person()];
  const uploads = [];
  for (let index = 0; index < count; index += 1) uploads.push(await uploadAny(lea));
  const title = `Titel ${itemId}`;
  const { code } = await review(itemId, lea, { shortDescription: title.slice(0, 50), imageReferences: uploads });
  return { itemId, lea, uploads, code, title: title.slice(0, 50) };
}

/** One that somebody who has bought something has written, and that is shown at once. */
async function shown(count = 1) {
  const [itemId, lea] = [await article(), await person()];
  await buy(lea, itemId);
  const uploads = [];
  for (let index = 0; index < count; index += 1) uploads.push(await uploadAny(lea));
  await review(itemId, lea, { imageReferences: uploads });
  return { itemId, lea, uploads };
}

describe('the pictures of a review', () => {
  it('are seen by its author and by moderators alone until it is approved, and again once it is rejected', async () => {
    const { itemId, lea, title, code } = await waiting();
    const [mo, ben] = [await moderator(), await person()];
    expect(code).toBe('waiting');
    const [path] = await ownPictures(lea);
    const open = `/images/${idOf(path!)}`;
    const seen = async () => [
      await status(path!, lea),
      await status(path!, mo),
      await status(path!, ben),
      await status(path!),
      await status(open),
      await status(open, lea),
    ];
    expect(await seen()).toEqual([200, 200, 404, 404, 404, 404]);

    const entry = (await queued(title, mo))!;
    expect(entry.holds).toEqual(['pictures']);
    expect(entry.imageReferences).toMatchObject([{ url: path, width: 40, height: 20 }]);
    await moderate('Approve', [read(entry)], mo);
    expect(await picturesOf(itemId)).toEqual([open]);
    expect(await seen()).toEqual([200, 200, 404, 404, 200, 200]);
    const { headers } = await load(open);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=(60|600)$/);

    await moderate('Reject', [{ ...read(entry), revision: entry.revision + 1 }, 'Nicht deine Pfanne.'], mo);
    expect((await reviewsOf(itemId)).count).toBe(0);
    expect(await seen()).toEqual([200, 200, 404, 404, 404, 404]);
  });

  it('are shown at once where the author is trusted', async () => {
    const { itemId, lea, uploads } = await shown(2);
    const paths = await picturesOf(itemId);
    expect(paths).toHaveLength(2);
    expect(await ownPictures(lea)).toEqual(paths);
    expect(await Promise.all(paths.map((path) => status(path)))).toEqual([200, 200]);
    // The uploads have become pictures of the review, under other names.
    expect(paths.map(idOf)).not.toContain(uploads[0]);
    const rest = await services.db.select().from(personalizationImage).where(eq(personalizationImage.id, uploads[0]!));
    expect(rest).toEqual([]);
  });

  it('are uploads of the author alone', async () => {
    const [itemId, lea, ben] = [await article(), await person(), await person()];
    await buy(ben, itemId);
    const theirs = await uploadAny(lea);
    const mine = await uploadAny(ben);
    const { itemId: other } = await shown();
    const [published] = await picturesOf(other);
    const given = [theirs, 'nothing', idOf(published!), '../../etc/passwd', mine];
    expect((await review(itemId, ben, { imageReferences: given })).error).toBeNull();
    expect(await picturesOf(itemId)).toHaveLength(1);
    expect(await status(`/images/personalization/${theirs}`, lea)).toBe(200);
    expect(await picturesOf(other)).toEqual([published]);
  });

  it('may have been uploaded before signing in', async () => {
    const [itemId, stranger] = [await article(), await upload(await picture().png().toBuffer())];
    const signedIn = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'], stranger);
    const lea = { cookie: signedIn.cookie! };
    expect((await review(itemId, lea, { imageReferences: [stranger.id] })).error).toBeNull();
    const { ret } = await call('GetAllReviewsByAuthor', [{ ...own, referenceId: itemId }], lea);
    expect(ret!.items[0]!.imageReferences).toHaveLength(1);
  });

  it('are five at most', async () => {
    const [itemId, lea] = [await article(), await person()];
    const ids = ['a', 'b', 'c', 'd', 'e'];
    expect(await review(itemId, lea, { imageReferences: [...ids, 'f'] })).toEqual({
      ...{ id: '', code: 'too-many-pictures', error: 'INVALID' },
    });
    expect((await review(itemId, lea, { imageReferences: [...ids, 'a'] })).error).toBeNull();
  });

  it('stay when it is sent again, or kept when it is replaced; those left out are deleted', async () => {
    const { itemId, lea, uploads } = await shown(2);
    const before = await picturesOf(itemId);
    await review(itemId, lea, { imageReferences: uploads });
    expect(await picturesOf(itemId)).toEqual(before);
    const third = await uploadAny(lea);
    await review(itemId, lea, { imageReferences: [third, idOf(before[1]!)] });
    const after = await picturesOf(itemId);
    expect(after).toEqual([expect.stringContaining('/images/review.'), before[1]]);
    expect(await Promise.all([...before, ...after].map((path) => status(path)))).toEqual([404, 200, 200, 200]);
    await review(itemId, lea);
    const rows = await services.db
      .select()
      .from(image)
      .where(eq(image.id, idOf(after[0]!)));
    expect([await picturesOf(itemId), rows]).toEqual([[], []]);
  });

  it('go with the review', async () => {
    const { itemId } = await shown();
    const [path] = await picturesOf(itemId);
    await services.db.delete(reviewTable).where(eq(reviewTable.referenceId, itemId));
    expect(await status(path!)).toBe(404);
    expect(
      await services.db
        .select()
        .from(image)
        .where(eq(image.id, idOf(path!))),
    ).toEqual([]);
  });

  it('are told to moderators who read a report of it', async () => {
    const { itemId } = await shown();
    const [mo, ben] = [await moderator(), await person()];
    const { id, imageReferences } = (await reviewsOf(itemId)).items[0]!;
    await call('ReportReview', [{ reviewId: id, reportType: 'spam' }], ben);
    const { ret } = await moderate('GetReports', [{ limit: 100 }], mo);
    expect(ret!.items.find((one) => one.review.id === id)!.review.imageReferences).toEqual(imageReferences);
  });

  it('are in the export of their author, by id', async () => {
    const { lea, itemId } = await shown();
    const [path] = await picturesOf(itemId);
    const response = await load('/services/profile/customer/export', lea);
    expect(await response.text()).toContain(idOf(path!));
  });
});

describe('reading', () => {
  async function written() {
    const itemId = await article();
    const add = async (locale: string, score: number, pictured = false) => {
      const by = await person();
      await buy(by, itemId);
      const imageReferences = pictured ? [await uploadAny(by)] : [];
      await review(itemId, { ...by, locale }, { score, shortDescription: `${locale}${score}`, imageReferences });
    };
    for (const [locale, score, pictured] of [
      ['fr', 5, true],
      ['fr', 3, false],
      ['de', 5, false],
      ['de', 5, true],
      ['de', 4, true],
    ] as const)
      await add(locale, score, pictured);
    return itemId;
  }

  it('filters by pictures, language and stars at once; the facets and the average are those of all', async () => {
    const referenceId = await written();
    const ask = async (filter: object) => {
      const query = { referenceType: 'product', referenceId, limit: 50, ...filter } as const;
      const { items, count, facets, totalRating } = (await call('GetAllReviewsByReference', [query])).ret!;
      expect({ facets, totalRating }).toEqual({
        facets: {
          pictured: 3,
          languages: [
            { locale: 'de', count: 3 },
            { locale: 'fr', count: 2 },
          ],
        },
        totalRating: 4.4,
      });
      expect(count).toBe(items.length);
      return items.map((one) => one.shortDescription);
    };
    expect(await ask({})).toEqual(['de4', 'de5', 'de5', 'fr3', 'fr5']);
    expect(await ask({ withPictures: true })).toEqual(['de4', 'de5', 'fr5']);
    expect(await ask({ language: 'fr' })).toEqual(['fr3', 'fr5']);
    expect(await ask({ language: 'it' })).toEqual([]);
    expect(await ask({ withPictures: true, language: 'de', score: 5 })).toEqual(['de5']);
    expect(await ask({ withPictures: true, sort: 'best' })).toEqual(['de5', 'fr5', 'de4']);
  });

  it('tells in which language each was written', async () => {
    const { items } = await reviewsOf(await written());
    expect(items.map(({ locale }) => locale)).toEqual(['de', 'de', 'de', 'fr', 'fr']);
  });
});

test('pictures that nobody has sent with anything are swept', async () => {
  const { sweepImages } = await import('../src/personalization/imageRepository.ts');
  const lea = await person();
  const [old, fresh] = [await uploadAny(lea), await uploadAny(lea)];
  const { itemId } = await shown();
  await services.db.execute(
    sql`update personalization_image set created_at = now() - interval '61 days' where id = ${old}`,
  );
  await services.db.execute(sql`update image set created_at = now() - interval '61 days' where review_id is not null`);
  await sweepImages(services.db);
  const seen = [`/images/personalization/${old}`, `/images/personalization/${fresh}`, ...(await picturesOf(itemId))];
  expect(await Promise.all(seen.map((path) => status(path, lea)))).toEqual([404, 200, 200]);
});

test('they stay with the review when the account is deleted, for nobody in particular', async () => {
  const { itemId, lea } = await shown();
  await services.db.delete(customer).where(eq(customer.id, lea.id));
  expect(await Promise.all((await picturesOf(itemId)).map((path) => status(path)))).toEqual([200]);
});
