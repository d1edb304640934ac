import { aCart, aCartItem, anOrderLine, aPrice, aTotals } from '@shop/builders';
import { trackedCheckout, trackedOrder } from './trackedOrder';

test('a checkout and the order it becomes have the same articles and amounts', () => {
  const price = aPrice({ amount: { cents: 4990 }, crossAmount: { cents: 6990 } });
  const totals = aTotals();
  const cart = aCart({ items: [aCartItem({ sku: 'P-100', title: 'Gusspfanne', qty: 2, price })] });
  const lines = [anOrderLine({ sku: 'P-100', title: 'Gusspfanne', qty: 2, price: { cents: 4990 } })];
  expect(trackedOrder({ lines, totals })).toEqual(trackedCheckout({ cart, totals }));
});
