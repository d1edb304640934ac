import { randomUUID } from 'node:crypto';
import { checkout, GIFT_WRAP_ITEM } from '@shop/contracts';
import { readBrands } from '@shop/brands';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { item, sku } from '../src/db/schema/index.ts';
import { siteFrame } from '../src/site/siteFrame.ts';
import { callerOf } from './support/caller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { mainSite, recipeSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, checkout);

async function article(more: Omit<Parameters<typeof insertArticle>[1], 'id'> = {}) {
  const id = `terms-${randomUUID()}`;
  await insertArticle(services.db, { id, stock: 8, ...more });
  return id;
}
const priceOfPaper = async () => {
  const isPaper = and(eq(sku.site, mainSite), eq(sku.itemId, GIFT_WRAP_ITEM));
  const papers = await services.db.select().from(sku).where(isPaper);
  return Math.min(...papers.map(({ priceCents }) => priceCents));
};
const settings = async () => (await siteFrame(services.db, mainSite))!.locales.de.settings.general.delivery;

describe('GetPurchaseTerms', () => {
  it('gives delivery and returns by the rules of the checkout', async () => {
    const { costCents, freeFromCents, handlingDays, zones, returnDays } = await settings();
    const { currency, country } = readBrands().find(({ site }) => site === mainSite)!.market;
    const { days } = zones.find(({ countries }) => countries.includes(country))!;
    const { ret } = await call('GetPurchaseTerms', [await article({ priceCents: freeFromCents - 1 })]);
    expect(ret).toEqual({
      delivery: {
        price: { cents: costCents },
        freeFrom: { cents: freeFromCents },
        currency,
        days: [handlingDays[0] + days[0], handlingDays[1] + days[1]],
        isDownload: false,
      },
      returnDays,
      maker: null,
      giftWrap: { cents: await priceOfPaper() },
    });
  });

  it('says that an article is delivered free of charge from its limit', async () => {
    const { freeFromCents } = await settings();
    const { ret } = await call('GetPurchaseTerms', [await article({ priceCents: freeFromCents })]);
    expect(ret?.delivery.price).toEqual({ cents: 0 });
  });

  it('counts the days until the article is made', async () => {
    const id = await article();
    const days = async () => (await call('GetPurchaseTerms', [id])).ret!.delivery.days;
    const [least, most] = await days();
    await services.db.update(item).set({ productionDays: 5 }).where(eq(item.id, id));
    expect(await days()).toEqual([least! + 5, most! + 5]);
  });

  it('says what comes as a file, too', async () => {
    const { ret } = await call('GetPurchaseTerms', [await article({ productType: 'valueVoucher' })]);
    expect(ret?.delivery.isDownload).toBe(true);
  });

  it('says what wrapping costs, where the shop wraps and the article is a thing', async () => {
    const wrapOf = async (id: string, site?: string) =>
      (await call('GetPurchaseTerms', [id], site ? { site } : {})).ret?.giftWrap;
    expect(await wrapOf(await article({ productType: 'valueVoucher' }))).toBeNull();
    expect(await wrapOf(GIFT_WRAP_ITEM)).toBeNull();
    const isThing = and(eq(item.site, recipeSite), eq(item.productType, 'product'));
    const [other] = await services.db.select().from(item).where(isThing).limit(1);
    expect(await wrapOf(other!.id, recipeSite)).toBeNull();
  });

  it('says what wrapping costs in paper that can be had', async () => {
    const soldOut = { site: mainSite, sku: `paper-${randomUUID()}`, itemId: GIFT_WRAP_ITEM, stock: 0 };
    const [id, price] = [await article(), await priceOfPaper()];
    await services.db.insert(sku).values({ ...soldOut, priceCents: price - 1 });
    const { ret } = await call('GetPurchaseTerms', [id]);
    await services.db.delete(sku).where(eq(sku.sku, soldOut.sku));
    expect(ret?.giftWrap).toEqual({ cents: price });
  });

  it('is not found for an article that does not exist', async () => {
    expect(await call('GetPurchaseTerms', ['nothing'])).toEqual({ ret: null, error: 'NOT_FOUND' });
  });
});

describe.each(readBrands())('the maker of an article of $site', ({ site }) => {
  const makerOf = async (isBrand: SQL) => {
    const [one] = await services.db
      .select()
      .from(item)
      .where(and(eq(item.site, site), eq(item.productType, 'product'), isBrand))
      .limit(1);
    if (!one) return undefined;
    const { ret } = await call('GetPurchaseTerms', [one.id], { site });
    return { brand: one.brand, maker: (ret as { maker: unknown }).maker };
  };

  it('is named with the page about makers, unless it is the shop itself', async () => {
    const { makersUrl, name } = (await siteFrame(services.db, site))!.locales.de.settings.general;
    const made = await makerOf(and(ne(item.brand, name), ne(item.brand, ''))!);
    if (made) expect(made.maker).toEqual(makersUrl && { name: made.brand, url: makersUrl });
    const own = await makerOf(eq(item.brand, name));
    if (own) expect(own.maker).toBeNull();
  });
});
