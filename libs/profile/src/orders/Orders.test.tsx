import { aCart, anOrder, anOrderLine } from '@shop/builders';
import { screen, within } from '@testing-library/react';
import { address, renderProfile } from '../test/renderProfile';

const order = anOrder({ number: '100007', status: 'shipped' });
const list = (items: object[], count = items.length) => ({ ret: { items, count, years: [2026, 2025] }, error: null });

describe('orders', () => {
  it('are listed with what became of them', async () => {
    renderProfile('/orders', { services: { 'order/GetOrders': list([order]) } });
    const link = await screen.findByRole('link', { name: 'Bestellung 100007' });
    expect(link).toHaveAttribute('href', `/profil/orders/${order.id}`);
    expect(screen.getByText('Unterwegs')).toBeVisible();
  });

  it('are asked for as the address says, and filtered by year and article', async () => {
    const { user, calls } = renderProfile('/orders?year=2025&q=Tasse&page=2', {
      services: { 'order/GetOrders': () => list([order], 30) },
    });
    await screen.findByRole('link', { name: 'Bestellung 100007' });
    expect(calls[0]).toMatchObject({
      method: 'GetOrders',
      args: [{ page: 1, pageSize: 10, year: 2025, term: 'Tasse' }],
    });
    expect(screen.getByRole('link', { name: 'Seite 3' })).toHaveAttribute(
      'href',
      '/profil/orders?year=2025&q=Tasse&page=3',
    );
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), ' Kerze {Enter}');
    expect(address()).toBe('/profil/orders?year=2025&q=Kerze');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('Kerze');
    const year = screen.getByRole('combobox', { name: 'Jahr' });
    await user.selectOptions(year, '2026');
    expect(address()).toBe('/profil/orders?year=2025&q=Kerze');
    const submit = screen.getByRole('button', { name: 'Suchen' });
    await user.click(submit);
    expect(address()).toBe('/profil/orders?year=2026&q=Kerze');
    expect(submit).toHaveFocus();
    expect(year).toHaveValue('2026');
  });

  it('lead back to all where nothing was found', async () => {
    const { user } = renderProfile('/orders?year=2025', { services: { 'order/GetOrders': list([]) } });
    const all = await screen.findByRole('link', { name: 'Alle Bestellungen' });
    expect(all).toHaveAttribute('href', '/profil/orders');
    await user.click(all);
    expect(screen.getByRole('combobox', { name: 'Jahr' })).toHaveValue('');
  });
});

describe('an order', () => {
  const events = [
    { status: 'transmitted', at: Date.UTC(2026, 1, 1) },
    { status: 'shipped', at: Date.UTC(2026, 1, 2) },
  ] as const;

  it('shows what became of it, what is in it, and where it goes', async () => {
    const shown = anOrder({ ...order, events: [...events], lines: [anOrderLine({ title: 'Namenstasse' })] });
    renderProfile(`/orders/${order.id}`, { services: { 'order/GetOrder': { ret: shown, error: null } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestellung 100007' })).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'Verlauf' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Bestellt01.02.2026', 'Unterwegs02.02.2026']);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: 'Namenstasse' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rechnungsadresse' })).toBeVisible();
  });

  it('shows the pickup point where it is collected instead of an address', async () => {
    const pickupPoint = {
      ...{ id: 'bern', name: 'Laden', streetName: 'Kramgasse', streetNumber: '40', zip: '3011', city: 'Bern' },
      hours: 'Di–Fr 10–18 Uhr',
    };
    const shown = anOrder({ ...order, delivery: { ...order.delivery, pickupPoint } });
    renderProfile(`/orders/${order.id}`, { services: { 'order/GetOrder': { ret: shown, error: null } } });
    expect(await screen.findByText('Abholen: Laden')).toBeVisible();
    expect(screen.getByText(/Kramgasse 40, 3011 Bern/)).toHaveTextContent('Di–Fr 10–18 Uhr');
    expect(screen.queryByRole('heading', { name: 'Lieferadresse' })).not.toBeInTheDocument();
  });

  it('is bought again, without the parts that come by themselves', async () => {
    const lines = [
      anOrderLine({ id: '0', sku: 'A', qty: 2 }),
      anOrderLine({ id: '1', sku: 'B', parentId: '0' }),
      anOrderLine({ id: '2', sku: 'C', qty: 1 }),
    ];
    const services = {
      'order/GetOrder': { ret: anOrder({ ...order, lines }), error: null },
      'cart/AddItem': () => ({ cart: aCart(), lineItemID: 'line-1', error: null }),
    };
    const { user, calls } = renderProfile(`/orders/${order.id}`, { services });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal kaufen' }));
    expect(await screen.findByText('2 Artikel liegen im Warenkorb.')).toBeVisible();
    const added = calls.filter(({ method }) => method === 'AddItem').map(({ args }) => (args as unknown[])[0]);
    expect(added).toEqual([
      { sku: 'A', qty: 2 },
      { sku: 'C', qty: 1 },
    ]);
  });

  it('says how many articles of the order are no longer available', async () => {
    const lines = ['A', 'B', 'C'].map((sku) => anOrderLine({ id: sku, sku }));
    const services = {
      'order/GetOrder': { ret: anOrder({ ...order, lines }), error: null },
      'cart/AddItem': ({ sku }: { sku: string }) =>
        sku === 'A'
          ? { cart: null, error: { cartItemError: { code: 'NotFound', sku, available: 0 } } }
          : { cart: aCart(), lineItemID: sku, error: null },
    };
    const { user } = renderProfile(`/orders/${order.id}`, { services });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal kaufen' }));
    expect(
      await screen.findByText('2 Artikel liegen im Warenkorb. Ein Artikel ist nicht mehr zu haben.'),
    ).toBeVisible();
  });

  it('shows parcels, documents, what was sent back, and how to write to the shop about it', async () => {
    const shown = anOrder({
      ...order,
      parcels: [{ carrier: 'Post', trackingUrl: 'https://track.example/9', sentAt: Date.UTC(2026, 1, 2) }],
      creditNotes: [{ id: 'n', number: 'G2026-00001', issuedAt: Date.UTC(2026, 1, 9), amount: { cents: 500 } }],
      returns: [
        {
          ...{ id: 'r', status: 'rejected', lines: [{ id: '1', qty: 1 }], reason: 'other', words: '' },
          ...{ answer: 'Leider zu spät.', requestedAt: 0, decidedAt: Date.UTC(2026, 1, 8), receivedAt: null },
        },
      ],
    });
    renderProfile(`/orders/${order.id}`, { services: { 'order/GetOrder': { ret: shown, error: null } } });
    expect(await screen.findByRole('link', { name: 'Bei Post verfolgen' })).toHaveAttribute(
      'href',
      'https://track.example/9',
    );
    expect(screen.getByRole('link', { name: 'Gutschrift G2026-00001 als PDF' })).toBeVisible();
    expect(screen.getByText('Abgelehnt am 08.02.2026')).toBeVisible();
    expect(screen.getByText('Unsere Antwort: Leider zu spät.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Artikel zurücksenden' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Frage zu dieser Bestellung' })).toHaveAttribute(
      'href',
      'mailto:hallo@laden.example?subject=Frage%20zu%20Bestellung%20100007',
    );
  });

  it('is sent back in part, once a reason and a quantity were chosen', async () => {
    const shown = anOrder({
      ...order,
      lines: [anOrderLine({ id: '0', title: 'Namenstasse', qty: 2 })],
      returnable: { lines: [{ id: '0', qty: 2 }], until: Date.UTC(2026, 2, 1) },
    });
    const { user, calls } = renderProfile(`/orders/${order.id}`, {
      services: {
        'order/GetOrder': { ret: shown, error: null },
        'order/RequestReturn': { ret: { ...shown, returnable: { lines: [], until: null } }, error: null },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Artikel zurücksenden' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Aus Bestellung 100007 zurücksenden' }));
    expect(drawer.getByText(/Bis am 01\.03\.2026/)).toBeVisible();
    await user.selectOptions(drawer.getByRole('combobox', { name: /Grund/ }), 'Beschädigt oder defekt');
    await user.click(drawer.getByRole('button', { name: 'Anfrage senden' }));
    expect(await drawer.findByText('Wähle, wie viel du zurücksenden möchtest.')).toBeVisible();
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Namenstasse' }), '2 zurücksenden');
    await user.type(drawer.getByRole('textbox', { name: /Was sollen wir wissen/ }), 'Ein Sprung');
    await user.click(drawer.getByRole('button', { name: 'Anfrage senden' }));
    expect(await screen.findByText('Deine Anfrage ist bei uns. Wir antworten dir per E-Mail.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'RequestReturn')?.args).toEqual([
      order.id,
      null,
      { lines: [{ id: '0', qty: 2 }], reason: 'damaged', words: 'Ein Sprung' },
    ]);
  });

  it('may be unknown', async () => {
    renderProfile('/orders/moon', { services: { 'order/GetOrder': { ret: null, error: 'NOT_FOUND' } } });
    expect(await screen.findByRole('heading', { name: 'Diese Bestellung haben wir nicht gefunden' })).toBeVisible();
  });
});
