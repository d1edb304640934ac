import { aCartItem, aListingItem, aPrice, aProduct, aTotals } from '@shop/builders';
import type { ShopEvent } from '../queue/shopEvent';
import { toGa4 } from './toGa4';

const URL = 'https://shop.example/pfannen';
const of = (event: ShopEvent, url = URL) => toGa4({ event, at: 7, url });

describe('toGa4', () => {
  it('adds page and time', () => {
    expect(of({ name: 'page_view', title: 'Pfannen' })).toEqual({
      event: 'page_view',
      page_title: 'Pfannen',
      page_location: URL,
      timestamp: 7,
    });
  });

  it('removes secrets from the address', () => {
    const url = `https://anna:geheim@shop.example/profil?resetToken=abc&q=topf&utm_source=brief&email=a%40b.ch#x`;
    expect(of({ name: 'login', method: 'password' }, url)).toMatchObject({
      page_location: 'https://shop.example/profil?q=topf&utm_source=brief',
    });
  });

  it('tells of an order what is paid for it, by whatever means', () => {
    const price = aPrice({ amount: { cents: 4990 }, crossAmount: { cents: 0 } });
    const order = {
      items: [{ title: 'Gusspfanne', sku: 'P-100', qty: 1, price }],
      totals: aTotals({ vouchers: { cents: 500 } }),
    };
    expect(of({ name: 'purchase', id: 'order-1', order }).ecommerce).toMatchObject({
      transaction_id: 'order-1',
      currency: 'CHF',
      value: 62.8,
      tax: 4.33,
      shipping: 7.9,
      items: [{ item_id: 'P-100', quantity: 1, price: 49.9 }],
    });
    const { ecommerce: purchase } = of({ name: 'purchase', id: 'order-1', order });
    expect(of({ name: 'refund', id: 'order-1', order })).toMatchObject({ event: 'refund', ecommerce: purchase });
    expect(of({ name: 'begin_checkout', order })).toMatchObject({
      event: 'begin_checkout',
      ecommerce: { value: 62.8 },
    });
    expect(of({ name: 'add_shipping_info', order, delivery: 'EXPRESS' }).ecommerce).toMatchObject({
      shipping_tier: 'EXPRESS',
    });
    expect(of({ name: 'add_payment_info', order, payment: 'twint' }).ecommerce).toMatchObject({
      payment_type: 'twint',
    });
  });

  it('counts money in currency units, the former price as a discount', () => {
    const price = aPrice({ amount: { cents: 4990 }, crossAmount: { cents: 6990 }, currency: 'CHF' });
    const event = of({ name: 'view_item', items: [{ ...aProduct(), sku: 'P-28', title: 'Gusspfanne', price }] });
    expect(event.ecommerce).toMatchObject({
      currency: 'CHF',
      value: 49.9,
      items: [{ item_id: 'P-28', item_name: 'Gusspfanne', price: 49.9, discount: 20, currency: 'CHF' }],
    });
  });

  it('adds up the cart', () => {
    const line = (sku: string, qty: number, cents: number) =>
      aCartItem({ sku, qty, price: aPrice({ amount: { cents }, crossAmount: { cents: 0 }, currency: 'EUR' }) });
    const { ecommerce } = of({ name: 'view_cart', items: [line('A', 3, 1990), line('B', 1, 5)] });
    expect(ecommerce).toMatchObject({
      currency: 'EUR',
      value: 59.75,
      items: [
        { item_id: 'A', quantity: 3, price: 19.9 },
        { item_id: 'B', quantity: 1, price: 0.05 },
      ],
    });
    expect((ecommerce?.['items'] as object[])[0]).not.toHaveProperty('discount');
  });

  it('identifies an article by its SKU from list to cart, and by its id where it has none', () => {
    const items = [aListingItem({ id: 'pan', canonicalSKU: 'P-24' }), aListingItem({ id: 'soup', canonicalSKU: '' })];
    const { ecommerce } = of({
      name: 'view_item_list',
      list: { id: 'pans', name: 'Pfannen' },
      items: items.map((item, index) => ({ ...item, index })),
    });
    expect(ecommerce).toMatchObject({
      item_list_id: 'pans',
      item_list_name: 'Pfannen',
      items: [
        { item_id: 'P-24', index: 0 },
        { item_id: 'soup', index: 1 },
      ],
    });
  });

  it('selects an item with its list, or without one', () => {
    const items = [aListingItem({ canonicalSKU: 'P-24' })] as const;
    expect(of({ name: 'select_item', list: { id: 'pans', name: 'Pfannen' }, items }).ecommerce).toMatchObject({
      item_list_id: 'pans',
    });
    expect(of({ name: 'select_item', list: null, items }).ecommerce).not.toHaveProperty('item_list_id');
  });

  it('names a promotion, its creative and the ids of what it promotes', () => {
    const promotion = {
      promotionId: 'favourites',
      promotionName: 'Lieblinge',
      creativeName: 'Slider',
      creativeSlot: '2',
      items: [aListingItem({ title: 'Gusspfanne', canonicalSKU: 'P-24' })],
    };
    expect(of({ name: 'view_promotion', promotion }).ecommerce).toEqual({
      promotion_id: 'favourites',
      promotion_name: 'Lieblinge',
      creative_name: 'Slider',
      creative_slot: '2',
      items: [{ item_id: 'P-24', item_name: 'Gusspfanne' }],
    });
  });

  it.each<[ShopEvent, object]>([
    [
      { name: 'search', term: 'topf', count: 3 },
      { event: 'search', search_term: 'topf', results: 3 },
    ],
    [
      { name: 'login', method: 'password' },
      { event: 'login', method: 'password' },
    ],
    [
      { name: 'error', id: 'notFound', domain: 'cart' },
      { event: 'error', error_id: 'notFound', error_domain: 'cart' },
    ],
    [
      { name: 'service_event', action: 'cart', event: { name: 'merged', lines: 2 } },
      { event: 'merged', action: 'cart', lines: 2 },
    ],
    [
      { name: 'service_event', action: 'cart', event: undefined },
      { event: 'cart', action: 'cart' },
    ],
    [
      { name: 'service_event', action: 'cart', event: null },
      { event: 'cart', action: 'cart' },
    ],
  ])('maps %j to GA4', (event, expected) => {
    expect(of(event)).toEqual({ ...expected, page_location: URL, timestamp: 7 });
  });
});
