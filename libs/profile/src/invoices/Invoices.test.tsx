import { screen } from '@testing-library/react';
import { renderProfile } from '../test/renderProfile';

const invoice = {
  ...{ number: 'R-1007', orderId: 'order-1', orderNumber: '100007', issuedAt: Date.UTC(2026, 1, 1) },
  ...{ amount: { cents: 9_000 }, paid: { cents: 1_000 }, due: { cents: 8_000 }, dueAt: Date.UTC(2026, 2, 1) },
  ...{ currency: 'CHF', url: '/services/profile/order/order-1/invoice.pdf' },
  creditNotes: [{ id: 'note-1', number: 'G2026-00001', issuedAt: Date.UTC(2026, 1, 9), amount: { cents: 500 } }],
};
const list = (items: object[]) => ({ ret: { items, count: items.length }, error: null });

it('lists bills with what is due and when, and the document of each', async () => {
  const { calls } = renderProfile('/invoices', { services: { 'order/GetInvoices': list([invoice]) } });
  expect(await screen.findByRole('heading', { name: 'Rechnung R-1007' })).toBeVisible();
  expect(screen.getByText('CHF 80.00 zahlbar bis 01.03.2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'PDF öffnen: Rechnung R-1007' })).toHaveAttribute('href', invoice.url);
  expect(screen.getByRole('link', { name: 'Bestellung 100007' })).toHaveAttribute('href', '/profil/orders/order-1');
  expect(screen.getByRole('link', { name: 'Gutschrift G2026-00001 als PDF' })).toHaveAttribute(
    'href',
    '/services/profile/order/credit-note?order=order-1&note=note-1',
  );
  expect(screen.getByText('CHF 5.00, vom 09.02.2026')).toBeVisible();
  expect(calls.find(({ method }) => method === 'GetInvoices')?.args).toEqual([{ page: 0, pageSize: 12 }]);
});

it('says nothing of a sum that is paid', async () => {
  const paid = { ...invoice, paid: invoice.amount, due: { cents: 0 }, dueAt: null };
  renderProfile('/invoices', { services: { 'order/GetInvoices': list([paid]) } });
  await screen.findByRole('heading', { name: 'Rechnung R-1007' });
  expect(screen.queryByText(/zahlbar|offen/)).not.toBeInTheDocument();
});

it('says so where there are none', async () => {
  renderProfile('/invoices', { services: { 'order/GetInvoices': list([]) } });
  expect(await screen.findByRole('heading', { name: 'Noch keine Rechnungen' })).toBeVisible();
});
