import { wishList as contract, wishTokenIn } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { sku as skuTable } from '../src/db/schema/index.ts';
import { queueWishMails } from '../src/wish-list/mails/queueWishMails.ts';
import { newSku } from './support/cartCaller.ts';
import { createAccount, signIn } from './support/createAccount.ts';
import { insertArticle } from './support/insertArticle.ts';
import { mainSite } from './support/sites.ts';
import { takeMails } from './support/takeMails.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());

type Set = Partial<typeof skuTable.$inferInsert>;

/** A customer with these articles on the first list, who wants mails. */
async function wishing(articles: readonly Set[], { locale = 'de', mails = true } = {}) {
  const { email } = await createAccount(services, { locale });
  const { cookie } = await signIn(services, email);
  const call = async (method: keyof typeof contract.methods, args: unknown[]) =>
    (await services.call(contract, method, args, { cookie: cookie! })).body;
  const skus: string[] = [];
  for (const { priceCents = 5000, stock = 3 } of articles) {
    const sku = newSku();
    await insertArticle(services.db, {
      id: sku,
      priceCents,
      stock,
      titles: { de: `Topf ${skus.length}`, fr: `Pot ${skus.length}` },
    });
    await call('Add', [sku, null]);
    skus.push(sku);
  }
  if (mails) await call('SetMails', [true]);
  return {
    call,
    skus,
    set: (index: number, set: Set) => services.db.update(skuTable).set(set).where(eq(skuTable.sku, skus[index]!)),
    received: () => takeMails(services, email),
  };
}
const sweep = () => queueWishMails(services.db, services.mails, services.config, mainSite);

it('tells of a lower price once, and of the next one again', async () => {
  const { set, received } = await wishing([{}]);
  await sweep();
  expect(await received()).toEqual([]);
  await set(0, { priceCents: 4000 });
  expect(await sweep()).toBe(1);
  expect(await sweep()).toBe(0);
  const [mail, ...more] = await received();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Topf 0: Neues von deiner Merkliste');
  expect(mail!.text).toContain('CHF\u00a040.00 statt CHF\u00a050.00');

  // Dearer, then cheaper than that: another drop.
  await set(0, { priceCents: 6000 });
  expect(await sweep()).toBe(0);
  await set(0, { priceCents: 5500 });
  expect(await sweep()).toBe(1);
  expect((await received())[0]!.text).toContain('55.00 statt CHF\u00a060.00');
});

it('tells of what is available again, in one mail in the language of the account', async () => {
  const { set, received } = await wishing([{ stock: 0 }, {}, { stock: 0 }], { locale: 'fr' });
  await set(0, { stock: 2 });
  await set(1, { priceCents: 100 });
  // A lower price of what is sold out is no use to anybody.
  await set(2, { priceCents: 100 });
  expect(await sweep()).toBe(1);
  const [mail] = await received();
  expect(mail!.subject).toMatch(/^Pot [01] et 1 autres/);
  expect(mail!.text).toContain('de retour, CHF\u00a050.00');
  expect(mail!.text).not.toContain('Pot 2');
  expect(mail!.html).toContain('lang="fr"');
  expect(mail!.text).toContain('/fr/profil/wish-list');
});

it('tells nobody who has not asked, nor of what changed before', async () => {
  const { call, set, received } = await wishing([{}], { mails: false });
  await set(0, { priceCents: 4000 });
  await call('SetMails', [true]);
  expect(await sweep()).toBe(0);
  await call('SetMails', [false]);
  await set(0, { priceCents: 3000 });
  expect(await sweep()).toBe(0);
  expect(await received()).toEqual([]);
});

it('has a link that ends the mails of this account, without signing in', async () => {
  const [one, other] = [await wishing([{}]), await wishing([{}])];
  for (const { set } of [one, other]) await set(0, { priceCents: 4000 });
  await sweep();
  const [mail] = await one.received();
  const links = [...mail!.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const token = links.map(({ hash }) => wishTokenIn(hash, 'stop')).find((found) => found !== null);
  // In the hash, so that no server's log has it, and no program that opens links ends anything.
  expect(links.map(({ pathname, search }) => [pathname, search])).toEqual([
    ['/profil/wish-list', ''],
    ['/profil/wish-list', ''],
  ]);
  const stop = async (given: unknown) => (await services.call(contract, 'StopMails', [given])).body;
  expect(await stop('nonsense')).toEqual(['notFound']);
  expect(await stop(token)).toEqual([null]);
  expect((await one.call('GetLists', []))[1]).toBe(false);
  expect((await other.call('GetLists', []))[1]).toBe(true);
  await other.received();
  for (const { set } of [one, other]) await set(0, { priceCents: 3000 });
  expect(await sweep()).toBe(1);
  expect(await one.received()).toEqual([]);
});

it('tells once of it, however many processes look', async () => {
  const { set, received } = await wishing([{}, {}, {}]);
  for (const index of [0, 1, 2]) await set(index, { priceCents: 10 });
  const counts = await Promise.all(Array.from({ length: 4 }, sweep));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  const told = (await received()).flatMap(({ text }) => text.match(/statt/g) ?? []);
  expect(told).toHaveLength(3);
});
