import { aCart, anOrder, anOrderLine, type FakeServices, httpStatus } from '@shop/builders';
import { paymentErrorSchema } from '@shop/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../../messages/de.json';
import { renderCheckout } from '../test/renderCheckout';
import { trackedEvents } from '../test/trackedEvents';

const services: FakeServices = {
  'order/GetPayment': { ret: { status: 'open', reason: null } },
  'order/GetOrder': { ret: anOrder() },
  'cart/GetCart': { cart: null },
};
const show = (own: FakeServices = {}, query = '?order=order-1&key=secret') =>
  renderCheckout(`/order${query}`, { services: { ...services, ...own } });
const payment = (status: string, reason: string | null = null) => ({
  'order/GetPayment': { ret: { status, reason } },
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const THANKS = 'Danke für deine Bestellung';

beforeEach(() => localStorage.clear());

it('has a message of its own for every reason of a refused payment', () => {
  const messages = paymentErrorSchema.options.map((reason) => texts[`checkout.refused.${reason}`]);
  expect(messages).toEqual([...new Set(messages.filter(Boolean))]);
});

describe('OrderView', () => {
  it('thanks with number, mail, what happens next, sums and addresses', async () => {
    const { calls } = show();
    expect(await heading(THANKS)).toBeVisible();
    expect(screen.getByText('100001')).toBeVisible();
    expect(screen.getByText('anna@example.ch')).toBeVisible();
    expect(
      screen.getByText(/überweise CHF 57.80\. Konto und Verwendungszweck stehen in der Bestätigung/),
    ).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Deine Bestellung' })).getByText('Gusspfanne')).toBeVisible();
    expect(screen.getAllByText('8002 Zürich')).toHaveLength(2);
    expect(calls.find(({ method }) => method === 'GetOrder')?.args).toEqual(['order-1', 'secret']);
  });

  it('leads to the invoice, with the key of the link', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Rechnung als PDF' })).toHaveAttribute(
      'href',
      '/services/profile/order/invoice?order=order-1&key=secret',
    );
  });

  it('leads to a mail to the shop that names the order', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Frage zu dieser Bestellung' })).toHaveAttribute(
      'href',
      'mailto:hallo@laden.example?subject=Frage%20zu%20Bestellung%20100001',
    );
  });

  it('puts what was ordered into the cart again, parts with what they belong to', async () => {
    const lines = [
      anOrderLine({ id: '0', sku: 'P-100', qty: 2 }),
      anOrderLine({ id: '1', sku: 'P-100-LID', parentId: '0' }),
      anOrderLine({ id: '2', sku: 'P-200' }),
    ];
    const { user, calls } = show({
      'order/GetOrder': { ret: anOrder({ lines, status: 'canceled', isCancelable: false }) },
      'cart/AddItem': () => ({ cart: aCart(), lineItemID: 'line-1', error: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal kaufen' }));
    expect(await screen.findByText('2 Artikel liegen im Warenkorb.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/warenkorb');
    const added = calls.filter(({ method }) => method === 'AddItem').map(({ args }) => args[0]);
    expect(added).toEqual([
      { sku: 'P-100', qty: 2 },
      { sku: 'P-200', qty: 1 },
    ]);
  });

  it('counts the cart anew', async () => {
    localStorage.setItem('cart', JSON.stringify({ id: 'cart-1', version: 1, quantity: 1 }));
    show();
    await heading(THANKS);
    await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
  });

  it('tracks the purchase once, also after a reload', async () => {
    const events = trackedEvents();
    const first = show();
    await heading(THANKS);
    first.unmount();
    show();
    await heading(THANKS);
    const order = { totals: { due: { cents: 5780 } }, items: [{ sku: 'P-100', qty: 1 }] };
    expect(events).toMatchObject([{ name: 'purchase', id: 'order-1', order }]);
  });

  it('shows where the parcels are', async () => {
    const parcels = [
      { carrier: 'Post', trackingUrl: 'https://track.example/99', sentAt: Date.UTC(2026, 10, 24, 9) },
      { carrier: 'Velokurier', trackingUrl: '', sentAt: Date.UTC(2026, 10, 25, 9) },
    ];
    show({ 'order/GetOrder': { ret: anOrder({ status: 'shipped', parcels, isCancelable: false }) } });
    await heading(THANKS);
    expect(screen.getByText('Deine Bestellung ist unterwegs.')).toBeVisible();
    expect(screen.queryByText(/überweise/)).not.toBeInTheDocument();
    const part = screen.getByRole('heading', { name: 'Pakete' }).parentElement!;
    const link = within(part).getByRole('link', { name: 'Bei Post verfolgen' });
    expect(link).toHaveAttribute('href', 'https://track.example/99');
    expect(
      within(part)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Am 24.11.2026 verschicktBei Post verfolgen', 'Am 25.11.2026 verschicktVelokurier']);
  });

  it('shows what was given back, and what will be', async () => {
    const refund = {
      id: 'r1',
      amount: { cents: 1990 },
      lines: [],
      decidedAt: 0,
      isByPeople: false,
      paidAt: Date.UTC(2026, 10, 26, 9),
    };
    const refunds = [refund, { ...refund, id: 'r2', amount: { cents: 500 }, paidAt: null }];
    show({ 'order/GetOrder': { ret: anOrder({ refunds }) } });
    await heading(THANKS);
    const part = screen.getByRole('heading', { name: 'Rückzahlungen' }).parentElement!;
    expect(
      within(part)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace('\u00a0', ' ')),
    ).toEqual(['CHF 19.90, am 26.11.2026 zurückgegeben', 'CHF 5.00, bald auf dem Weg zu dir']);
  });

  it.each(['canceled', 'canceledByCustomer', 'invalid', 'refunded'] as const)(
    'says of an order that was given up that it is cancelled: %s',
    async (status) => {
      const events = [{ status: 'canceled' as const, at: 0 }];
      show({ 'order/GetOrder': { ret: anOrder({ status, events, isCancelable: false }) } });
      expect(await heading('Deine Bestellung ist storniert')).toBeVisible();
    },
  );

  it.each(['readyForPickUp', 'shipped', 'delivered', 'completed', 'returned', 'refunded'] as const)(
    'says where an order is: %s',
    async (status) => {
      show({ 'order/GetOrder': { ret: anOrder({ status, isCancelable: false }) } });
      await heading(THANKS);
      const text = document.querySelector('[aria-live] p:last-child')?.textContent;
      expect(text).toMatch(/^D.*\.$/);
      expect(text).not.toMatch(/überweise/);
    },
  );

  describe('tracks', () => {
    const whole = { totals: { due: { cents: 5780 } }, items: [{ sku: 'P-100', qty: 1 }] };
    const tracked = async (...orders: ReturnType<typeof anOrder>[]) => {
      const events = trackedEvents();
      for (const ret of orders) {
        const shown = show({ 'order/GetOrder': { ret } });
        await screen.findByText('100001');
        shown.unmount();
      }
      return events;
    };
    const canceled = anOrder({ status: 'canceled', isCancelable: false });

    it('the refund of a cancelled order once, with what the purchase had', async () => {
      const events = await tracked(anOrder(), canceled, canceled);
      expect(events).toMatchObject([
        { name: 'purchase', id: 'order-1', order: whole },
        { name: 'refund', id: 'order-1', order: whole },
      ]);
    });

    it('no purchase of an order that is first seen when it is cancelled', async () => {
      expect((await tracked(canceled, canceled)).map(({ name }) => name)).toEqual(['refund']);
    });

    it('a refund of a part once, with the units that came back', async () => {
      const lines = [anOrderLine({ id: '0', sku: 'P-100', qty: 3 }), anOrderLine({ id: '1', sku: 'P-200' })];
      const refund = { id: 'r1', amount: { cents: 4990 }, decidedAt: 0, paidAt: null, isByPeople: false };
      const refunds = [{ ...refund, lines: [{ id: '0', qty: 1 }] }];
      const events = await tracked(anOrder({ lines, refunds }), anOrder({ lines, refunds }));
      expect(events).toMatchObject([
        { name: 'purchase', order: { items: [{ qty: 3 }, { qty: 1 }] } },
        { name: 'refund', order: { totals: { due: { cents: 4990 } }, items: [{ sku: 'P-100', qty: 1 }] } },
      ]);
      expect(events[1]).toHaveProperty('order.items.length', 1);
    });

    it('each refund of a part, and the rest once the order is given up: no more than the purchase', async () => {
      const lines = [anOrderLine({ id: '0', sku: 'P-100', qty: 3 })];
      const refund = { id: 'r1', amount: { cents: 1000 }, lines: [{ id: '0', qty: 1 }], decidedAt: 0, paidAt: null };
      const [first, second, last] = ['r1', 'r2', 'r3'].map((id) => ({ ...refund, id, isByPeople: false }));
      const events = await tracked(
        anOrder({ lines, refunds: [first!] }),
        anOrder({ lines, refunds: [first!, second!] }),
        anOrder({ lines, refunds: [first!, second!, last!], status: 'canceled', isCancelable: false }),
      );
      const refunded = (cents: number) => ({
        name: 'refund',
        order: { totals: { due: { cents } }, items: [{ sku: 'P-100', qty: 1 }] },
      });
      expect(events).toMatchObject([
        { name: 'purchase', order: { totals: whole.totals } },
        ...[1000, 1000, 3780].map(refunded),
      ]);
    });

    it('the refund at once when the visitor cancels', async () => {
      let isCanceled = false;
      const events = trackedEvents();
      const shown = show({
        'order/GetOrder': () => ({ ret: isCanceled ? canceled : anOrder() }),
        'order/Cancel': () => {
          isCanceled = true;
          return { ret: canceled };
        },
      });
      await shown.user.click(await screen.findByRole('button', { name: 'Bestellung stornieren' }));
      await shown.user.click(await screen.findByRole('button', { name: 'Ja, stornieren' }));
      await heading('Deine Bestellung ist storniert');
      expect(events.map(({ name }) => name)).toEqual(['purchase', 'refund']);
    });
  });

  it.each([
    ['a link without an order', show, {}, ''],
    ['an order that is not the visitor’s', show, { 'order/GetPayment': { ret: null, error: 'NOT_FOUND' } }, undefined],
  ])('says of %s that it is not found', async (_case, open, own, query) => {
    open(own as FakeServices, query);
    expect(await heading('Diese Bestellung finden wir nicht')).toBeVisible();
  });

  it.each(paymentErrorSchema.options)('says why a payment was refused, and leads back: %s', async (reason) => {
    sessionStorage.setItem('checkout-order', JSON.stringify({ version: 'version-1', key: 'used' }));
    show(payment('refused', reason));
    expect(await heading('Die Zahlung wurde abgelehnt')).toBeVisible();
    expect(screen.getByText(`${texts[`checkout.refused.${reason}`]} ${texts['checkout.refused.cart']}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zurück zur Zahlung' })).toHaveAttribute('href', '/kasse/payment');
    expect(sessionStorage.getItem('checkout-order')).toBeNull();
  });

  describe('while the payment is pending', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const asked = ({ calls }: ReturnType<typeof show>) => calls.filter(({ method }) => method === 'GetPayment').length;
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    it('waits, asks every 2 s, and shows the order once it is paid', async () => {
      let status = 'pending';
      const shown = show({ 'order/GetPayment': () => ({ ret: { status, reason: null } }) });
      const waiting = (await heading('Wir warten auf die Zahlung')).closest('[role=status]');
      expect(waiting).toHaveTextContent('Das dauert meist nur einen Moment.');
      expect(asked(shown)).toBe(1);
      await pass(2_000);
      expect(asked(shown)).toBe(2);
      status = 'paid';
      await pass(2_000);
      expect(await heading(THANKS)).toBeVisible();
    });

    it('stops after 15 more questions, and asks again when told to', async () => {
      const shown = show(payment('pending'));
      await heading('Wir warten auf die Zahlung');
      for (let polls = 0; polls < 20; polls++) await pass(2_000);
      expect(asked(shown)).toBe(16);
      expect(await heading('Die Zahlung ist noch nicht bestätigt')).toBeVisible();
      await shown.user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }));
      expect(asked(shown)).toBe(17);
    });
  });

  it('cancels an order after a question', async () => {
    let isCanceled = false;
    const order = () => ({
      ret: isCanceled ? anOrder({ status: 'canceledByCustomer', isCancelable: false }) : anOrder(),
    });
    const shown = show({
      'order/GetOrder': order,
      'order/Cancel': () => {
        isCanceled = true;
        return order();
      },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Bestellung stornieren' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Nein, behalten' }));
    expect(isCanceled).toBe(false);
    await shown.user.click(await screen.findByRole('button', { name: 'Bestellung stornieren' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Ja, stornieren' }));
    expect(await heading('Deine Bestellung ist storniert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).not.toBeInTheDocument();
    expect(shown.calls.find(({ method }) => method === 'Cancel')?.args).toEqual(['order-1', 'secret']);
  });

  it('offers no cancellation where it is too late', async () => {
    show({ 'order/GetOrder': { ret: anOrder({ isCancelable: false }) } });
    await heading(THANKS);
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).not.toBeInTheDocument();
  });

  it('says that it is too late to cancel, where the order has been sent meanwhile', async () => {
    let isSent = false;
    const sent = anOrder({ status: 'shipped', isCancelable: false });
    const shown = show({
      'order/GetOrder': () => ({ ret: isSent ? sent : anOrder() }),
      'order/Cancel': () => {
        isSent = true;
        return { ret: sent, error: 'NOT_CANCELABLE' };
      },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Bestellung stornieren' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Ja, stornieren' }));
    expect(await screen.findByText('Deine Bestellung ist unterwegs.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).not.toBeInTheDocument();
    expect(screen.getByText('Die Bestellung lässt sich nicht mehr stornieren')).toBeVisible();
  });

  const note = { id: 'note', number: 'G2026-00001', issuedAt: 0, amount: { cents: 5_780 } };
  it.each([
    ['open', { status: 'open' }, {}, 'Zu bezahlen'],
    ['paid', { status: 'paid' }, {}, 'Gesamtbetrag'],
    ['canceled before it was paid', { status: 'open' }, { status: 'canceled', creditNotes: [note] }, 'Gesamtbetrag'],
  ] as const)('asks for the sum only as long as it is to be paid: %s', async (_case, paid, more, label) => {
    const placed = anOrder();
    show({ 'order/GetOrder': { ret: { ...placed, ...more, payment: { ...placed.payment, ...paid } } } });
    await screen.findByText('100001');
    const sums = within(screen.getByRole('region', { name: 'Deine Bestellung' }));
    expect(sums.getByText(label).nextSibling).toHaveTextContent('CHF 57.80');
    expect(sums.queryAllByText(/^(?:Zu bezahlen|Gesamtbetrag)$/)).toHaveLength(1);
  });

  it('offers no invoice of an order that never held, whose money came too late', async () => {
    show({ 'order/GetOrder': { ret: anOrder({ status: 'invalid', isCancelable: false }) } });
    await heading('Deine Bestellung ist storniert');
    expect(screen.queryByRole('link', { name: 'Rechnung als PDF' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Dokumente' })).not.toBeInTheDocument();
  });

  it('offers to look again when nothing is answered', async () => {
    let attempts = 0;
    const { user } = show({
      'order/GetPayment': () => (attempts++ ? { ret: { status: 'paid', reason: null } } : httpStatus(503)),
    });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal nachsehen' }));
    expect(await heading(THANKS)).toBeVisible();
  });
});
