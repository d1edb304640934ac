import { catalogueBackend, catalogueDetail, community, type Role, site } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { customer, mailChoice } from '../src/db/schema/index.ts';
import { communityCaller } from './support/communityCaller.ts';
import { takeBuyerMails } from './support/takeMails.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, moderate, person, moderator, article, buy, review, ask, queued, read } = communityCaller(() => services);

const SECRET = 'Kartoffelschatten';
const roles: Role[][] = [[], ['editor'], ['support']];

/** Every reply that has something of an item's community, as one text. */
async function everythingAbout(itemId: string, cookie: string | undefined): Promise<string> {
  const from = { cookie };
  const about = { referenceType: 'product', referenceId: itemId, onlyApproved: false, limit: 100 };
  const own = { ...about, referenceType: '', referenceId: '' };
  const replies = await Promise.all([
    services.call(site, 'GetSiteContext', [`/p/${itemId}`], from),
    services.call(catalogueDetail, 'GetProduct', [itemId], from),
    services.call(catalogueBackend, 'Search', [{ term: 'Titel', locale: 'de', pageSize: 100 }], from),
    services.call(catalogueBackend, 'SearchSuggestions', ['Titel', 'de'], from),
    ...Object.keys(community.methods)
      .filter((name) => name.startsWith('GetAll'))
      .flatMap((name) => [about, own].map((query) => services.call(community, name, [query], from))),
  ]);
  const files = [];
  for (const path of ['/sitemap.xml', '/sitemaps/products-de.xml', '/images/review.x']) {
    const response = await fetch(services.url + path, { headers: { ...(cookie && { cookie }) } });
    files.push(await response.text());
  }
  return [...replies.map(({ body }) => JSON.stringify(body)), ...files].join('\n');
}

/** The rating and the number of questions, as pages and search engines are told. */
async function countsAbout(itemId: string, cookie: string | undefined) {
  const [product, page] = await Promise.all([
    services.call(catalogueDetail, 'GetProduct', [itemId], { cookie }),
    services.call(site, 'GetSiteContext', [`/p/${itemId}`], { cookie }),
  ]);
  const { rating, questionCount } = product.body[0] as { rating: { count: number }; questionCount: number };
  const [, inFacts] = /"reviewCount":(\d+)/.exec(JSON.stringify(page.body)) ?? [];
  return { rating: rating.count, questionCount, inFacts: Number(inFacts) };
}

test('what is not approved is in no reply, file, mail or count for whoever does not moderate; then it is', async () => {
  const [itemId, lea, mo] = [await article(), await person({ firstName: SECRET }), await moderator()];
  const buyer = await person();
  await services.db.update(customer).set({ confirmedAt: new Date() }).where(eq(customer.id, buyer.id));
  await buy(buyer, itemId);
  await services.db
    .insert(mailChoice)
    .values({ customerId: buyer.id, kind: 'questionAsked', wanted: true, stopToken: `stop ${buyer.id}` });
  // Without any, the facts for search engines would have none, whatever is chosen for them.
  await review(itemId, await person());
  await review(itemId, lea, { shortDescription: `${SECRET} eins`, description: 'Siehe www.beispiel.ch' });
  await ask(itemId, lea, `${SECRET} zwei?`);
  const shown = await article();
  const { id: parentId } = await review(shown, await person());
  await call('AddCommentToReview', [{ parentId, comment: `${SECRET} drei, www.beispiel.ch` }], lea);

  const readers = [undefined, ...(await Promise.all(roles.map(async (role) => (await person({}, role)).cookie)))];
  for (const cookie of readers) {
    for (const about of [itemId, shown]) expect(await everythingAbout(about, cookie)).not.toContain(SECRET);
    expect(await countsAbout(itemId, cookie)).toEqual({ rating: 1, questionCount: 0, inFacts: 1 });
  }
  expect(await takeBuyerMails(services, buyer.id)).toEqual([]);

  for (const text of [`${SECRET} eins`, `${SECRET} zwei?`, `${SECRET} drei, www.beispiel.ch`])
    await moderate('Approve', [read((await queued(text, mo))!)], mo);
  for (const cookie of readers) {
    const all = await everythingAbout(itemId, cookie);
    for (const word of ['eins', 'zwei?']) expect(all).toContain(`${SECRET} ${word}`);
    expect(await everythingAbout(shown, cookie)).toContain(`${SECRET} drei`);
    expect(await countsAbout(itemId, cookie)).toEqual({ rating: 2, questionCount: 1, inFacts: 2 });
  }
  const mails = await takeBuyerMails(services, buyer.id);
  expect(mails.map(({ text }) => text.includes(`${SECRET} zwei?`))).toEqual([true]);
});
