import {
  aCart,
  aCheckout,
  aDeliveryOption,
  anAddress,
  anOrder,
  aPaymentOption,
  type FakeServices,
  httpStatus,
} from '@shop/builders';
import type { Country } from '@shop/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, renderCheckout, step } from '../test/renderCheckout';

const PLACE = 'checkout/PlaceOrder';
const NONE = { kind: 'none' as const, url: '' };
const services: FakeServices = {
  'checkout/GetCheckout': { checkout: aCheckout() },
  'checkout/GetDeliveryOptions': { ret: [aDeliveryOption()] },
  'checkout/GetPaymentMethods': { ret: [aPaymentOption()] },
  [PLACE]: { orderId: 'order-1', nextAction: NONE },
  'order/GetPayment': { ret: { status: 'open', reason: null } },
  'order/GetOrder': { ret: anOrder() },
  'cart/GetCart': { cart: null },
};
const show = (own: FakeServices = {}, country: Country = 'CH') =>
  renderCheckout('/review', { services: { ...services, ...own }, country });
type Shown = ReturnType<typeof show>;
const sent = ({ calls }: Shown) => calls.filter(({ method }) => method === 'PlaceOrder').map(({ args }) => args);
const keys = (shown: Shown) => sent(shown).map(([key]) => key);
const button = () => screen.findByRole('button', { name: 'Jetzt kaufen' });

async function order(own: FakeServices = {}) {
  const shown = show(own);
  await shown.user.click(await screen.findByRole('checkbox'));
  await shown.user.click(await button());
  return shown;
}

beforeEach(() => sessionStorage.clear());

describe('ReviewStep', () => {
  it('shows what was chosen with links to change it', async () => {
    show({
      'checkout/GetCheckout': { checkout: aCheckout({ shippingAddress: anAddress({ id: '', city: 'Bern' }) }) },
    });
    expect(await screen.findByText('8002 Zürich')).toBeVisible();
    expect(screen.getByText('8002 Bern')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^Ändern/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/kasse/address',
      '/kasse/address',
      '/kasse/delivery',
      '/kasse/payment',
    ]);
  });

  const point = {
    ...{ id: 'bern', name: 'Laden', streetName: 'Kramgasse', streetNumber: '40', zip: '3011', city: 'Bern' },
    hours: 'Di–Fr 10–18 Uhr',
  };
  it.each([
    ['a download', { type: 'DOWNLOAD', method: 'Download', date: null }, 'Per E-Mail'],
    ['what is collected', { ...aCheckout().delivery!, pickupPoint: point }, 'Abholen: Laden'],
  ] as const)('shows no delivery address for %s', async (_name, delivery, name) => {
    show({ 'checkout/GetCheckout': { checkout: aCheckout({ delivery }) } });
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rechnungsadresse' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Lieferadresse' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Kramgasse 40/) !== null).toBe('pickupPoint' in delivery);
  });

  it('opens the terms in another tab', async () => {
    show();
    const terms = await screen.findByRole('link', { name: 'AGB' });
    expect(terms).toHaveAttribute('href', '/agb');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Widerrufsbelehrung' })).toHaveAttribute('href', '/widerruf');
  });

  it.each([
    ['CH', 'Jetzt kaufen'],
    ['DE', 'Zahlungspflichtig bestellen'],
    ['NL', 'Zahlungspflichtig bestellen'],
  ] as const)('names the button as the law asks: %s', async (country, name) => {
    show({}, country);
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('orders nothing before the terms are accepted', async () => {
    const shown = show();
    await shown.user.click(await button());
    expect(screen.getByText('Bestätige die AGB, um zu bestellen.')).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(sent(shown)).toEqual([]);
  });

  it('orders what was seen, and shows the order', async () => {
    const shown = await order();
    expect(await screen.findByRole('heading', { level: 1, name: 'Danke für deine Bestellung' })).toBeVisible();
    expect(address()).toBe('/kasse/order?order=order-1');
    expect(sent(shown)).toEqual([[expect.stringMatching(/.{36}/), { version: 'version-1', acceptsTerms: true }]]);
  });

  it('leads to the page of the payment', async () => {
    await order({ [PLACE]: { orderId: 'order-1', nextAction: { kind: 'redirect', url: '#payment-page' } } });
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    window.location.hash = '';
    expect(await button()).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(await button()).not.toHaveAttribute('aria-busy');
  });

  it('sends the same key again after a reload without an answer', async () => {
    const first = await order({ [PLACE]: httpStatus(503) });
    await waitFor(() => expect(sent(first)).toHaveLength(1));
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    first.unmount();
    const second = await order();
    await waitFor(() => expect(sent(second)).toHaveLength(1));
    expect(keys(second)).toEqual(keys(first));
  });

  it('orders with a new key where the first belongs to another order', async () => {
    let attempts = 0;
    const shown = await order({
      [PLACE]: () =>
        attempts++
          ? { orderId: 'order-1', nextAction: NONE }
          : { orderId: '', nextAction: null, error: { checkoutError: 'keyReused' } },
    });
    await screen.findByRole('heading', { name: 'Danke für deine Bestellung' });
    expect(new Set(keys(shown)).size).toBe(2);
  });

  const refusing = (error: object) => ({ [PLACE]: { orderId: '', nextAction: null, error } });

  it('shows what has changed before it is ordered with a new key', async () => {
    let version = 1;
    const shown = await order({
      'checkout/GetCheckout': () => ({ checkout: aCheckout({ version: `version-${version++}` }) }),
      ...refusing({ checkoutError: 'changed' }),
    });
    expect(await screen.findByText('Etwas hat sich geändert')).toBeVisible();
    await shown.user.click(await button());
    await waitFor(() => expect(sent(shown)).toHaveLength(2));
    expect(sent(shown)[1]?.[1]).toMatchObject({ version: 'version-2' });
    expect(new Set(keys(shown)).size).toBe(2);
  });

  it('says how much is left of an article, and leads to the cart', async () => {
    const cart = aCart();
    await order({
      'checkout/GetCheckout': { checkout: aCheckout({ cart }) },
      ...refusing({ cartItemError: { sku: 'P-100', available: 2 } }),
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Von Gusspfanne gibt es noch 2 Stück.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/warenkorb');
  });

  it.each([
    ['Deine Adresse', 'Die Adresse fehlt', { checkoutError: 'noAddress' }],
    ['Wie sollen wir liefern?', 'Die Lieferung ist offen', { checkoutError: 'noDelivery' }],
    ['Wie möchtest du bezahlen?', 'Die Zahlung ist offen', { checkoutError: 'noPayment' }],
    ['Wie möchtest du bezahlen?', 'Diese Zahlungsart geht gerade nicht', { checkoutError: 'providerUnavailable' }],
    ['Wie möchtest du bezahlen?', 'Die Karte ist gesperrt.', { paymentError: 'blockedCard' }],
  ])('leads to the step “%s” where it is solved: %s', async (title, text, error) => {
    await order(refusing(error));
    expect(await step(title)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
