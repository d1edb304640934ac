import { aCart } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderProfile } from '../test/renderProfile';

const article = {
  ...{ sku: 'mug', title: 'Namenstasse', url: '/p/namenstasse', image: null },
  ...{ orderId: 'order-1', orderedAt: Date.UTC(2026, 1, 1) },
};

it('lists every article with its last order, to review and to buy again', async () => {
  const { user, calls } = renderProfile('/purchased', {
    services: {
      'order/GetPurchased': { ret: { items: [article], count: 1 }, error: null },
      'cart/AddItem': () => ({ cart: aCart(), lineItemID: 'line-1', error: null }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Namenstasse' })).toHaveAttribute('href', '/p/namenstasse');
  expect(screen.getByRole('link', { name: 'zur Bestellung' })).toHaveAttribute('href', '/profil/orders/order-1');
  expect(screen.getByRole('link', { name: 'Namenstasse: bewerten' })).toHaveAttribute('href', '/p/namenstasse#reviews');
  await user.click(screen.getByRole('button', { name: 'Namenstasse: noch einmal kaufen' }));
  expect(await screen.findByText('Ein Artikel liegt im Warenkorb.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'AddItem')?.args[0]).toEqual({ sku: 'mug', qty: 1 });
});

it('has no links to an article that the shop no longer has', async () => {
  renderProfile('/purchased', {
    services: { 'order/GetPurchased': { ret: { items: [{ ...article, url: '' }], count: 1 }, error: null } },
  });
  expect(await screen.findByText('Namenstasse')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Namenstasse/ })).not.toBeInTheDocument();
});

it('says so where nothing was bought', async () => {
  renderProfile('/purchased', { services: { 'order/GetPurchased': { ret: { items: [], count: 0 }, error: null } } });
  expect(await screen.findByRole('heading', { name: 'Noch nichts gekauft' })).toBeVisible();
});
