import { GIFT_WRAP_ITEM } from '@shop/contracts';
import type { CartArticle } from '../catalogue/cartArticles.ts';
import type { CartLine } from './cartLine.ts';
import { toCart } from './toCart.ts';

const article = (sku: string, more: Partial<CartArticle> = {}): CartArticle => ({
  sku,
  itemId: sku,
  productType: 'product',
  vatClass: 'standard',
  personalizable: false,
  lettering: null,
  productionDays: 0,
  membersOnly: false,
  title: sku.toUpperCase(),
  subTitle: '',
  label: '',
  url: `/p/${sku}`,
  image: null,
  priceCents: 1000,
  crossCents: null,
  currency: 'CHF',
  stock: 10,
  ...more,
});
const line = (sku: string, qty = 1): CartLine => ({
  id: `line-${sku}`,
  sku,
  qty,
  parentId: null,
  personalization: null,
});
const cartOf = (lines: CartLine[], articles: CartArticle[]) =>
  toCart({
    row: { id: 'cart', version: 1, merge: null, exchangeCents: null },
    lines,
    articles: new Map(articles.map((found) => [found.sku, found])),
    market: { country: 'CH', currency: 'CHF' },
    now: new Date('2025-06-01'),
  });

describe('toCart', () => {
  it('sums available lines and the tax included', () => {
    const cart = cartOf([line('b', 2), line('a', 3)], [article('a', { priceCents: 2490 }), article('b')]);
    expect(cart.items.map(({ sku }) => sku)).toEqual(['a', 'b']);
    expect(cart.items[0]!.rowTotalPrice.amount.cents).toBe(7470);
    expect(cart.summary).toEqual({
      itemCount: 5,
      subTotal: { cents: 9470 },
      tax: { cents: 710 },
      total: { cents: 9470 },
      currency: 'CHF',
    });
  });

  it('says of each line what it is, unless the article is gone', () => {
    const voucher = article('voucher', { productType: 'valueVoucher' });
    const { items, unavailableItems } = cartOf([line('pan'), line('voucher'), line('gone')], [article('pan'), voucher]);
    expect(items.map(({ productType }) => productType)).toEqual(['product', 'valueVoucher']);
    expect(unavailableItems.map(({ productType }) => productType)).toEqual([undefined]);
  });

  it('separates sold-out and removed articles', () => {
    const cart = cartOf([line('a'), line('gone'), line('out', 2)], [article('a'), article('out', { stock: 0 })]);
    expect(cart.items.map(({ sku }) => sku)).toEqual(['a']);
    expect(cart.unavailableItems.map(({ sku, maxQuantity }) => [sku, maxQuantity])).toEqual([
      ['gone', 0],
      ['out', 0],
    ]);
    expect(cart.summary.total.cents).toBe(1000);
  });

  it('counts pieces, to which their paper belongs', () => {
    const paper = article('paper', { itemId: GIFT_WRAP_ITEM, priceCents: 690 });
    const cart = cartOf([line('a', 2), { ...line('paper'), parentId: 'line-a' }], [article('a'), paper]);
    expect(cart.summary).toMatchObject({ itemCount: 2, total: { cents: 2690 } });
  });

  it('never mixes currencies in one sum', () => {
    const cart = cartOf([line('a'), line('foreign')], [article('a'), article('foreign', { currency: 'EUR' })]);
    expect(cart.unprocessableItems.map(({ sku }) => sku)).toEqual(['foreign']);
    expect(cart.summary.total.cents).toBe(1000);
  });

  it('includes the tax of each rate', () => {
    const cart = cartOf(
      [line('pan'), line('rice', 2)],
      [article('pan', { priceCents: 10_810 }), article('rice', { priceCents: 513, vatClass: 'reduced' })],
    );
    expect(cart.summary).toMatchObject({ tax: { cents: 810 + 26 }, total: { cents: 11_836 } });
  });

  it('includes no tax for value vouchers', () => {
    const cart = cartOf([line('gift')], [article('gift', { productType: 'valueVoucher', stock: null })]);
    expect(cart.summary).toMatchObject({ tax: { cents: 0 }, total: { cents: 1000 } });
  });

  it('sorts by SKU the same in every language', () => {
    const skus = ['ä', 'Z', 'a', 'b-10', 'b-2'];
    const cart = cartOf(
      skus.map((sku) => line(sku)),
      skus.map((sku) => article(sku)),
    );
    expect(cart.items.map(({ sku }) => sku)).toEqual(['Z', 'a', 'b-10', 'b-2', 'ä']);
  });
});
