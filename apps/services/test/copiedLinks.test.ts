import { order, voucher as voucherContract } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { item, itemText, sku } from '../src/db/schema/catalogue.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { signInAs } from './support/signInAs.ts';
import { mainSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices({ config: { COUNT_QUERIES: true } })));
afterAll(() => services.stop());
const { ask, article, buyer, place, getOrder } = checkoutCaller(() => services);

const customer = async (): Promise<Who> => ({ cookie: await signInAs(services) });
const inTwoLanguages = () => article({ titles: { de: 'Tasse', fr: 'Tasse à thé' } });

async function ordered(who: Who, skus: readonly string[]): Promise<string> {
  const { orderId, error } = await place(await buyer(skus, who));
  expect(error).toBeNull();
  return orderId;
}

/** Takes an item out of the catalogue. */
async function remove(id: string) {
  await services.db.delete(itemText).where(and(eq(itemText.site, mainSite), eq(itemText.itemId, id)));
  await services.db.delete(sku).where(and(eq(sku.site, mainSite), eq(sku.itemId, id)));
  await services.db.delete(item).where(and(eq(item.site, mainSite), eq(item.id, id)));
}

const lines = async (id: string, who: Who) =>
  (await getOrder(id, who))!.lines.map(({ title, link }) => [title, link.url]);
const purchased = async (who: Who) =>
  (await ask(order, 'GetPurchased', [{}], who)).ret.items.map(({ title, url }) => [title, url]);

describe('the links of what was ordered', () => {
  it('are in the language asked for, beside the texts of then', async () => {
    const who = await customer();
    const id = await inTwoLanguages();
    const orderId = await ordered(who, [id]);
    for (const [locale, url] of [
      ['de', `/p/${id}`],
      ['fr', `/fr/p/${id}`],
    ] as const) {
      expect(await lines(orderId, { ...who, locale })).toEqual([['Tasse', url]]);
      expect(await purchased({ ...who, locale })).toEqual([['Tasse', url]]);
    }
  });

  it('lead to the variant that was chosen', async () => {
    const who = await customer();
    const id = await inTwoLanguages();
    const red = `${id}-red`;
    await services.db.insert(sku).values({ site: mainSite, sku: red, itemId: id, priceCents: 1000 });
    const orderId = await ordered(who, [red]);
    const french = { ...who, locale: 'fr' };
    expect(await lines(orderId, french)).toEqual([['Tasse', `/fr/p/${id}?variant=${red}`]]);
    expect(await purchased(french)).toEqual([['Tasse', `/fr/p/${id}?variant=${red}`]]);
  });

  it('lead nowhere once the article is gone, whose texts stay', async () => {
    const who = await customer();
    const [gone, kept] = [await inTwoLanguages(), await inTwoLanguages()];
    const orderId = await ordered(who, [gone, kept]);
    await remove(gone);
    const left = [
      ['Tasse', ''],
      ['Tasse', `/p/${kept}`],
    ];
    expect((await lines(orderId, who)).toSorted()).toEqual(left);
    expect((await purchased(who)).toSorted()).toEqual(left);
  });

  it('are read by one query, however many articles there are', async () => {
    const queriesOf = async (ids: readonly string[]) => {
      const who = await customer();
      const orderId = await ordered(who, ids);
      const replies = [
        await services.call(order, 'GetOrder', [orderId, null], who),
        await services.call(order, 'GetPurchased', [{}], who),
      ];
      expect(replies.map(({ body }) => (body[0].lines ?? body[0].items).length)).toEqual([ids.length, ids.length]);
      return replies.map(({ headers }) => headers.get('server-timing'));
    };
    const ids = [];
    for (let made = 0; made < 5; made += 1) ids.push(await inTwoLanguages());
    const one = await queriesOf(ids.slice(0, 1));
    expect(one[0]).toMatch(/^db;desc="\d+"$/);
    expect(await queriesOf(ids)).toEqual(one);
  });
});

test('the link of a voucher follows the language, and ends with its article', async () => {
  const id = await inTwoLanguages();
  const { code } = await insertVoucher(services, { sku: id, itemId: id, url: `/p/${id}`, title: 'Tasse' });
  const shown = async (locale: string) => {
    const { ret } = await ask(voucherContract, 'Check', [code], { locale });
    return [ret!.title, ret!.link.url];
  };
  expect([await shown('de'), await shown('fr')]).toEqual([
    ['Tasse', `/p/${id}`],
    ['Tasse', `/fr/p/${id}`],
  ]);
  await remove(id);
  expect(await shown('fr')).toEqual(['Tasse', '']);
});
