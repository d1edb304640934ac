import { aLink, anOrder, anOrderLine, type FakeServices } from '@shop/builders';
import { screen, within } from '@testing-library/react';
import { inTurn } from '../test/inTurn';
import { renderProfile } from '../test/renderProfile';

const order = anOrder({ number: '100007', status: 'shipped' });

describe('an order', () => {
  it.each([
    ['open', '57.80 sind noch offen.'],
    ['paid', '57.80 bezahlt'],
    ['pending', 'Wir warten auf den Zahlungsanbieter.'],
    ['refused', 'Die Zahlung wurde abgelehnt.'],
  ] as const)('says that its payment is %s', async (status, text) => {
    const shown = anOrder({ ...order, payment: { ...order.payment, method: 'inv', status } });
    renderProfile(`/orders/${order.id}`, { services: { 'order/GetOrder': { ret: shown, error: null } } });
    const facts = within(await screen.findByRole('region', { name: 'Lieferung und Zahlung' }));
    expect(facts.getByText('Rechnung')).toBeVisible();
    expect(facts.getByText(text, { exact: false })).toBeVisible();
    expect(facts.queryByText(/zurückbezahlt/)).not.toBeInTheDocument();
  });

  it.each([
    ['of which a part came back', 2_000, '37.80 sind noch offen.'],
    ['that was cancelled', 5_780, null],
  ])('says what is left to pay of a bill: one %s', async (_case, cents, text) => {
    const creditNotes = [{ id: 'note', number: 'G2026-00001', issuedAt: Date.UTC(2026, 1, 3), amount: { cents } }];
    const shown = anOrder({ ...order, payment: { ...order.payment, method: 'inv', status: 'open' }, creditNotes });
    renderProfile(`/orders/${order.id}`, { services: { 'order/GetOrder': { ret: shown, error: null } } });
    const facts = within(await screen.findByRole('region', { name: 'Lieferung und Zahlung' }));
    expect(facts.queryByText(/sind noch offen/)?.textContent ?? null).toEqual(text && expect.stringContaining(text));
  });

  it('says what was given back, and what will be', async () => {
    const refund = { lines: [], isByPeople: false, decidedAt: Date.UTC(2026, 1, 3) };
    const shown = anOrder({
      ...order,
      payment: { ...order.payment, status: 'paid', refunded: { cents: 1_200 } },
      refunds: [
        { ...refund, id: 'first', amount: { cents: 1_200 }, paidAt: Date.UTC(2026, 1, 4) },
        { ...refund, id: 'second', amount: { cents: 800 }, paidAt: null },
      ],
    });
    renderProfile(`/orders/${order.id}`, { services: { 'order/GetOrder': { ret: shown, error: null } } });
    expect(await screen.findByText(/12\.00 zurückbezahlt/)).toBeVisible();
    expect(screen.getByText(/12\.00, am 04\.02\.2026 zurückgegeben/)).toBeVisible();
    expect(screen.getByText(/8\.00, bald auf dem Weg zu dir/)).toBeVisible();
  });

  it('leads to the reviews of what was delivered, but not of what the shop no longer has', async () => {
    const lines = [
      anOrderLine({ id: '0', title: 'Namenstasse', link: aLink({ url: '/p/namenstasse' }) }),
      anOrderLine({ id: '1', title: 'Krug', link: aLink({ url: '' }) }),
    ];
    const shown = anOrder({ ...order, status: 'delivered', lines });
    renderProfile(`/orders/${order.id}`, { services: { 'order/GetOrder': { ret: shown, error: null } } });
    expect(await screen.findByRole('link', { name: 'Namenstasse: bewerten' })).toHaveAttribute(
      'href',
      '/p/namenstasse#reviews',
    );
    expect(screen.getByText('Krug')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Krug/ })).not.toBeInTheDocument();
  });

  describe('is canceled', () => {
    const canceled = anOrder({ ...order, status: 'canceledByCustomer', isCancelable: false });
    const sent = anOrder({ ...order, isCancelable: false });
    const show = (services: FakeServices) => renderProfile(`/orders/${order.id}`, { services });
    const press = () => screen.findByRole('button', { name: 'Bestellung stornieren' });
    const canceledIn = ({ calls }: ReturnType<typeof show>) =>
      calls.filter(({ method }) => method === 'Cancel').map(({ args }) => args);

    it('once somebody is sure', async () => {
      const shown = show({
        'order/GetOrder': inTurn({ ret: order, error: null }, { ret: canceled, error: null }),
        'order/Cancel': { ret: canceled, error: null },
      });
      await shown.user.click(await press());
      await shown.user.click(await screen.findByRole('button', { name: 'Nein, behalten' }));
      expect(canceledIn(shown)).toEqual([]);
      await shown.user.click(await press());
      expect(await screen.findByText(/Bestellung 100007 wird dann nicht geliefert/)).toBeVisible();
      await shown.user.click(screen.getByRole('button', { name: 'Ja, stornieren' }));
      expect(await screen.findByText('Von dir storniert')).toBeVisible();
      expect(canceledIn(shown)).toEqual([[order.id, null]]);
      expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).not.toBeInTheDocument();
    });

    it('unless it is too late, which is said', async () => {
      const shown = show({
        'order/GetOrder': inTurn({ ret: order, error: null }, { ret: sent, error: null }),
        'order/Cancel': { ret: sent, error: 'NOT_CANCELABLE' },
      });
      await shown.user.click(await press());
      await shown.user.click(await screen.findByRole('button', { name: 'Ja, stornieren' }));
      expect(await screen.findByText('Die Bestellung lässt sich nicht mehr stornieren')).toBeVisible();
    });
  });
});
