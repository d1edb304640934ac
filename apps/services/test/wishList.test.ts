import { MAX_WISH_LISTS, MAX_WISHES, type WishList, wishList as contract } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { sku as skuTable, wishItem, wishList } from '../src/db/schema/index.ts';
import { newSku } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { signInAs } from './support/signInAs.ts';
import { otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());

interface Who {
  cookie?: string;
  site?: string;
}
const customer = async (): Promise<Who> => ({ cookie: await signInAs(services) });
const call = async (method: keyof typeof contract.methods, args: unknown[], who: Who = {}) =>
  (await services.call(contract, method, args, who)).body;
const lists = async (who: Who): Promise<WishList[]> => (await call('GetLists', [], who))[0];
const wished = async (who: Who): Promise<string[]> => (await call('GetWishes', [], who))[0];
/** The articles of each list by its title. */
const contents = async (who: Who) =>
  Object.fromEntries((await lists(who)).map(({ title, items }) => [title, items.map(({ sku }) => sku)]));
async function newList(who: Who, title: string): Promise<string> {
  const [listId, error] = await call('CreateList', [title], who);
  expect(error).toBeNull();
  return listId;
}
async function newArticle(more: Partial<Parameters<typeof insertArticle>[1]> = {}): Promise<string> {
  const sku = newSku();
  await insertArticle(services.db, { id: sku, ...more });
  return sku;
}
const setArticle = (sku: string, set: Partial<typeof skuTable.$inferInsert>) =>
  services.db.update(skuTable).set(set).where(eq(skuTable.sku, sku));

describe('a list', () => {
  it('holds each article once, the last one first, with price and stock of now', async () => {
    const who = await customer();
    const [pan, pot] = [await newArticle({ priceCents: 5000, stock: 4 }), await newArticle({ stock: 0 })];
    expect(await call('Add', [pan, null], who)).toEqual([null]);
    expect(await call('Add', [pot, null], who)).toEqual([null]);
    expect(await call('Add', [pan, null], who)).toEqual([null]);
    await setArticle(pan, { priceCents: 4000 });
    const [first, ...more] = await lists(who);
    expect(more).toEqual([]);
    expect(first!.items).toMatchObject([
      { sku: pot, maxQuantity: 0, droppedCents: 0 },
      { sku: pan, title: `Titel ${pan}`, maxQuantity: 4, droppedCents: 1000, price: { amount: { cents: 4000 } } },
    ]);
    expect(await wished(who)).toEqual([pan, pot].sort());
  });

  it('takes no article that does not exist', async () => {
    const who = await customer();
    expect(await call('Add', ['nowhere', null], who)).toEqual(['notFound']);
    expect(await call('Add', [await newArticle({ site: otherSite }), null], who)).toEqual(['notFound']);
    expect(await wished(who)).toEqual([]);
  });

  it('has a name of its own, by which there is one', async () => {
    const who = await customer();
    const birthday = await newList(who, '  Mein   Geburtstag ');
    expect(await call('CreateList', ['Mein Geburtstag'], who)).toEqual(['', 'exists']);
    expect(await call('CreateList', [' '], who)).toEqual(['', 'invalid']);
    expect(await call('CreateList', ['x'.repeat(61)], who)).toEqual(['', 'invalid']);
    const other = await newList(who, 'Weihnachten');
    expect(await call('RenameList', [other, 'Mein Geburtstag'], who)).toEqual(['exists']);
    expect(await call('RenameList', [other, 'Advent'], who)).toEqual([null]);
    expect((await lists(who)).map(({ title }) => title)).toEqual(['Mein Geburtstag', 'Advent']);
    expect(await call('DeleteList', [birthday], who)).toEqual([null]);
    expect((await lists(who)).map(({ title }) => title)).toEqual(['Advent']);
  });

  it('is one of so many, with so many wishes', async () => {
    const who = await customer();
    const pan = await newArticle();
    const listId = await newList(who, 'voll');
    const row = { listId, addedCents: 1, knownCents: 1, wasAvailable: true };
    await services.db
      .insert(wishItem)
      .values(Array.from({ length: MAX_WISHES }, (_, index) => ({ ...row, sku: `full-${index}` })));
    expect(await call('Add', [pan, listId], who)).toEqual(['tooMany']);
    await call('Add', [pan, null], who);
    const [first] = await lists(who);
    expect(await call('Move', [pan, first!.id, listId], who)).toEqual(['tooMany']);
    for (let made = 2; made < MAX_WISH_LISTS; made += 1) await newList(who, `Liste ${made}`);
    expect(await call('CreateList', ['noch eine'], who)).toEqual(['', 'tooMany']);
  });

  it('gives an article to another list', async () => {
    const who = await customer();
    const [pan, pot] = [await newArticle(), await newArticle()];
    await call('Add', [pan, null], who);
    await call('Add', [pot, null], who);
    const birthday = await newList(who, 'Geburtstag');
    const [first] = await lists(who);
    expect(await call('Move', [pan, first!.id, birthday], who)).toEqual([null]);
    expect(await contents(who)).toEqual({ '': [pot], Geburtstag: [pan] });
    expect(await call('Move', [pan, first!.id, birthday], who)).toEqual(['notFound']);
  });

  it('loses articles by itself, or with all others', async () => {
    const who = await customer();
    const pan = await newArticle();
    const birthday = await newList(who, 'Geburtstag');
    await call('Add', [pan, null], who);
    await call('Add', [pan, birthday], who);
    expect(await call('Remove', [[pan], birthday], who)).toEqual([null]);
    expect(await contents(who)).toEqual({ '': [pan], Geburtstag: [] });
    await call('Add', [pan, birthday], who);
    expect(await call('Remove', [[pan], null], who)).toEqual([null]);
    expect(await wished(who)).toEqual([]);
  });
});

describe('what a visitor has wished for', () => {
  it('is shown in their order, without what is gone or for members', async () => {
    const [pan, secret] = [await newArticle(), await newArticle({ membersOnly: true })];
    const [shown] = await call('GetArticles', [[secret, 'gone', pan, pan]]);
    expect(shown).toMatchObject([
      { sku: secret, maxQuantity: 0, addedAt: null },
      { sku: pan, maxQuantity: 99 },
    ]);
    expect((await services.call(contract, 'GetArticles', [[pan]])).cookie).toBeUndefined();
  });

  it('comes to the first list at the sign-in, except what is on a list', async () => {
    const who = await customer();
    const [pan, pot, lid] = [await newArticle(), await newArticle(), await newArticle()];
    await call('Add', [pot, await newList(who, 'Geburtstag')], who);
    const merged = [pan, pot, lid].sort();
    expect(await call('Merge', [[pan, pot, lid, 'gone']], who)).toEqual([merged]);
    expect(await contents(who)).toEqual({ '': [lid, pan], Geburtstag: [pot] });
    // Again, as from a second tab.
    expect(await call('Merge', [[pan, pot, lid]], who)).toEqual([merged]);
    expect(await contents(who)).toEqual({ '': [lid, pan], Geburtstag: [pot] });
  });

  it('comes once, however many tabs send it at the same time', async () => {
    const who = await customer();
    const skus = [await newArticle(), await newArticle()];
    const replies = await Promise.all(Array.from({ length: 6 }, () => call('Merge', [skus], who)));
    for (const reply of replies) expect(reply).toEqual([[...skus].sort()]);
    expect(await contents(who)).toEqual({ '': [...skus].reverse() });
  });

  it('comes as far as there is space, the last ones first', async () => {
    const who = await customer();
    await call('Merge', [[]], who);
    expect(await lists(who)).toEqual([]);
    const [pan, pot] = [await newArticle(), await newArticle()];
    await call('Add', [await newArticle(), null], who);
    const [{ id: listId } = { id: '' }] = await lists(who);
    const row = { listId, addedCents: 1, knownCents: 1, wasAvailable: true };
    await services.db
      .insert(wishItem)
      .values(Array.from({ length: MAX_WISHES - 2 }, (_, index) => ({ ...row, sku: `full-${index}` })));
    const [after] = await call('Merge', [[pan, pot]], who);
    expect(after).toContain(pot);
    expect(after).not.toContain(pan);
  });
});

describe('a shared list', () => {
  it('is shown as it is to whoever has the link, and tells of nobody', async () => {
    const who = await customer();
    const [pan, pot] = [await newArticle({ priceCents: 5000 }), await newArticle()];
    const listId = await newList(who, 'Geburtstag');
    await call('Add', [pan, listId], who);
    const [token, expiresAt, error] = await call('Share', [listId, ''], who);
    expect(error).toBeNull();
    // 256 bits.
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Math.round((expiresAt - Date.now()) / 86_400_000)).toBe(180);
    await call('Add', [pot, listId], who);
    await setArticle(pan, { priceCents: 4000 });

    const [shown] = await call('GetShared', [token]);
    expect(shown).toMatchObject({ title: 'Geburtstag', sharedName: '' });
    expect(Object.keys(shown).sort()).toEqual(['items', 'sharedName', 'title']);
    expect(shown.items).toMatchObject([
      { sku: pot, addedAt: null },
      { sku: pan, addedAt: null, droppedCents: 0 },
    ]);
    expect((await services.call(contract, 'GetShared', [token])).cookie).toBeUndefined();
    expect(await call('GetShared', [token], { site: otherSite })).toEqual([null, 'notFound']);
    const [row] = await services.db.select().from(wishList).where(eq(wishList.id, listId));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('shows the name that is wanted, by the last link only, until that ends', async () => {
    const who = await customer();
    const listId = await newList(who, 'Advent');
    const [first] = await call('Share', [listId, ''], who);
    const [second] = await call('Share', [listId, ' Anna  M. '], who);
    expect(await call('GetShared', [first])).toEqual([null, 'notFound']);
    expect((await call('GetShared', [second]))[0]).toMatchObject({ sharedName: 'Anna M.' });
    expect(await call('Share', [listId, 'x'.repeat(61)], who)).toEqual(['', null, 'invalid']);
    expect((await lists(who))[0]).toMatchObject({ sharedName: 'Anna M.', sharedUntil: expect.any(Number) });

    await services.db
      .update(wishList)
      .set({ sharedUntil: new Date(0) })
      .where(eq(wishList.id, listId));
    expect(await call('GetShared', [second])).toEqual([null, 'notFound']);
    expect((await lists(who))[0]).toMatchObject({ sharedUntil: null });
    const [third] = await call('Share', [listId, ''], who);
    expect(await call('StopSharing', [listId], who)).toEqual([null]);
    expect(await call('GetShared', [third])).toEqual([null, 'notFound']);
  });
});

describe('nobody but its owner', () => {
  it('reads or changes a list', async () => {
    const [owner, other] = [await customer(), await customer()];
    const pan = await newArticle();
    const listId = await newList(owner, 'Geburtstag');
    await call('Add', [pan, listId], owner);
    expect(await lists(other)).toEqual([]);
    expect(await wished(other)).toEqual([]);
    const own = await newList(other, 'Meine');
    for (const [method, args, reply] of [
      ['Add', [pan, listId], ['notFound']],
      ['Remove', [[pan], listId], ['notFound']],
      ['Remove', [[pan], null], [null]],
      ['Move', [pan, listId, own], ['notFound']],
      ['RenameList', [listId, 'Deine'], ['notFound']],
      ['DeleteList', [listId], ['notFound']],
      ['DeleteList', ['nonsense'], ['notFound']],
      ['Share', [listId, ''], ['', null, 'notFound']],
      ['StopSharing', [listId], ['notFound']],
    ] as const) {
      expect([method, await call(method, [...args], other)]).toEqual([method, reply]);
    }
    expect(await contents(owner)).toEqual({ Geburtstag: [pan] });
    expect(await contents(other)).toEqual({ Meine: [] });
  });

  it('is without an account', async () => {
    for (const [method, args] of [
      ['GetLists', []],
      ['GetWishes', []],
      ['Add', ['pan', null]],
      ['Merge', [['pan']]],
      ['Share', ['list', '']],
      ['SetMails', [true]],
    ] as const) {
      const { status } = await services.call(contract, method, [...args]);
      expect([method, status]).toEqual([method, 401]);
    }
  });
});
