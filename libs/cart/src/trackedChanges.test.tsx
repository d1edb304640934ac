import { type ShopEvent } from '@shop/analytics';
import { receiveEvents } from '@shop/analytics/delivery';
import { aCart, aCartItem, type FakeServices } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useCart } from './useCart';

let shop: ReturnType<typeof useCart>;
function Probe() {
  shop = useCart({ required: true });
  return <p>{shop.status}</p>;
}

let events: ShopEvent[];
beforeEach(() => {
  events = [];
  receiveEvents(({ event }) => events.push(event));
});

const pan = aCartItem({ lineItemId: 'line-1', sku: 'P-100', qty: 3 });
const withPan = (qty: number) => aCart({ version: 2, items: [{ ...pan, qty }] });

async function after(services: FakeServices, change: () => Promise<unknown>) {
  renderWithShop(<Probe />, { services: { 'cart/GetCart': { cart: withPan(3) }, ...services } });
  await screen.findByText('ready');
  await act(async () => void (await change()));
  return events;
}

describe('analytics of the cart', () => {
  it('tracks what was added, with its quantity', async () => {
    const services = { 'cart/AddItem': { cart: withPan(5), lineItemID: 'line-1' } };
    const tracked = await after(services, () => shop.addItem({ sku: 'P-100', qty: 2 }));
    expect(tracked).toMatchObject([{ name: 'add_to_cart', items: [{ sku: 'P-100', title: pan.title, qty: 2 }] }]);
  });

  it.each([
    [5, 'add_to_cart', 2],
    [1, 'remove_from_cart', 2],
  ])('tracks the difference when three become %i', async (qty, name, difference) => {
    const services = { 'cart/UpdateItem': { cart: withPan(qty) } };
    const tracked = await after(services, () => shop.updateItem({ id: 'line-1', qty }));
    expect(tracked).toMatchObject([{ name, items: [{ sku: 'P-100', qty: difference }] }]);
  });

  it('tracks nothing when the quantity stays', async () => {
    const services = { 'cart/UpdateItem': { cart: withPan(3) } };
    expect(await after(services, () => shop.updateItem({ id: 'line-1', qty: 3 }))).toEqual([]);
  });

  it('tracks the whole line when it is removed', async () => {
    const services = { 'cart/RemoveItem': { cart: aCart({ items: [] }) } };
    const tracked = await after(services, () => shop.removeItem('line-1'));
    expect(tracked).toMatchObject([{ name: 'remove_from_cart', items: [{ sku: 'P-100', qty: 3 }] }]);
  });

  it('tracks child lines too', async () => {
    const lid = aCartItem({ lineItemId: 'line-2', sku: 'D-1', parentId: 'line-1' });
    const services = {
      'cart/GetCart': { cart: aCart({ items: [pan, lid] }) },
      'cart/RemoveItem': { cart: aCart({ items: [] }) },
    };
    const tracked = await after(services, () => shop.removeItem('line-1'));
    expect(tracked).toMatchObject([
      { name: 'remove_from_cart', items: [{ sku: 'P-100', qty: 3 }] },
      { name: 'remove_from_cart', items: [{ sku: 'D-1', qty: 1 }] },
    ]);
  });

  it('tracks nothing when a change is refused', async () => {
    const error = { cartItemError: { code: 'NotEnoughStock', sku: 'P-100', available: 1 } };
    const services = { 'cart/AddItem': { cart: null, error } };
    expect(await after(services, () => shop.addItem({ sku: 'P-100', qty: 2 }))).toEqual([]);
  });
});
