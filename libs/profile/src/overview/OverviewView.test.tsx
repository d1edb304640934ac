import { anOrder, anOverview } from '@shop/builders';
import { screen, within } from '@testing-library/react';
import { renderProfile } from '../test/renderProfile';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const render = (given: Parameters<typeof anOverview>[0]) =>
  renderProfile('', { services: { 'order/GetOverview': { ret: anOverview(given), error: null } } });

it('greets by name and leads to the other pages, with one call', async () => {
  const { calls } = render({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Hallo Anna Muster' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/profil/orders', '/profil/personal', '/profil/my-vouchers']));
  expect(calls.map(({ method }) => method)).toEqual(['GetOverview']);
});

it('shows the last order with its status, and the way to all of them', async () => {
  render({ lastOrder: anOrder({ id: 'o2', number: '100002', status: 'shipped' }), hasMoreOrders: true });
  const order = await region('Deine letzte Bestellung');
  expect(order.getByRole('link', { name: /100002/ })).toHaveAttribute('href', '/profil/orders/o2');
  expect(order.getByText('Unterwegs')).toBeVisible();
  expect(order.getByRole('link', { name: 'Alle Bestellungen' })).toHaveAttribute('href', '/profil/orders');
});

it('leads to the shop where nothing was ordered, and names no vouchers and nothing open', async () => {
  render({});
  const order = await region('Deine letzte Bestellung');
  expect(order.getAllByRole('link')).toHaveLength(1);
  expect(order.getByRole('link')).toHaveAttribute('href', '/');
  expect(screen.queryByRole('region', { name: 'Offene Gutscheine' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Was noch offen ist' })).not.toBeInTheDocument();
});

it('names open vouchers with what is left of them and until when', async () => {
  const voucher = { currency: 'CHF' as const, validUntil: Date.UTC(2027, 2, 31, 12) };
  render({
    vouchers: [
      { ...voucher, id: 'card', title: 'Geschenkkarte', balance: { cents: 4_550 } },
      { ...voucher, id: 'free', title: 'Gratisflug', balance: { cents: 0 } },
    ],
    hasMoreVouchers: true,
  });
  const vouchers = await region('Offene Gutscheine');
  const [card, free] = vouchers.getAllByRole('listitem');
  expect(card).toHaveTextContent('GeschenkkarteCHF 45.50gültig bis 31.03.2027');
  expect(free).toHaveTextContent('Gratisfluggültig bis 31.03.2027');
  expect(vouchers.getByRole('link', { name: 'Weitere Gutscheine' })).toHaveAttribute('href', '/profil/my-vouchers');
});

it('says what waits for the customer, and what the customer waits for', async () => {
  render({
    waitingOrders: [
      { kind: 'pickUp', orderId: 'a', orderNumber: '1' },
      { kind: 'payment', orderId: 'b', orderNumber: '2' },
      { kind: 'return', orderId: 'c', orderNumber: '3' },
    ],
    unansweredQuestions: 1,
    undecidedQuestions: 2,
    undecidedReviews: 1,
    hasAddress: false,
  });
  const waiting = await region('Was noch offen ist');
  expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bestellung 1 liegt zum Abholen bereit.', '/profil/orders/a'],
    ['Bestellung 2 ist noch nicht bezahlt.', '/profil/orders/b'],
    ['Schick zurück, was du von Bestellung 3 zurückgeben möchtest.', '/profil/orders/c'],
    ['Hinterlege eine Adresse, dann geht das Bestellen schneller.', '/profil/personal'],
    ['Eine Frage von dir wartet auf eine Antwort.', '/profil/questions'],
    ['2 Fragen von dir werden noch geprüft.', '/profil/questions'],
    ['Eine Bewertung von dir wird noch geprüft.', '/profil/reviews'],
  ]);
});
