import { aCheckout, aDeliveryOption, aPaymentOption, type FakeServices, httpStatus } from '@shop/builders';
import { screen, waitFor } from '@testing-library/react';
import { renderCheckout, step } from '../test/renderCheckout';
import { trackedEvents } from '../test/trackedEvents';

const SET = 'checkout/SetDelivery';
const open = aCheckout({ delivery: null, payment: null, step: 'delivery' });
const standard = aDeliveryOption();
const saturday = aDeliveryOption({
  type: 'SATURDAY',
  method: 'SwissPostSaturday',
  price: { cents: 1490 },
  freeFrom: null,
  dates: ['2026-11-28', '2026-12-05'],
  expected: [],
});
const services: FakeServices = {
  'checkout/GetCheckout': { checkout: open },
  'checkout/GetDeliveryOptions': { ret: [standard, saturday] },
  'checkout/GetPaymentMethods': { ret: [aPaymentOption()] },
  [SET]: { checkout: aCheckout({ payment: null, step: 'payment' }) },
};
const show = (own: FakeServices = {}) => renderCheckout('/delivery', { services: { ...services, ...own } });
const submit = () => screen.getByRole('button', { name: 'Weiter zur Zahlung' });
const sent = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ method }) => method === 'SetDelivery').map(({ args }) => args[0]);

describe('DeliveryStep', () => {
  it('offers the ways of delivery with price and expected days', async () => {
    show();
    const radio = await screen.findByRole('radio', { name: /Standardversand/ });
    expect(radio).toBeChecked();
    expect(radio.closest('label')).toHaveTextContent(
      /CHF 7.90.*Voraussichtlich Mittwoch, 25.11.2026 bis Freitag, 27.11.2026.*Gratis ab CHF 80.00/,
    );
  });

  it('names a free delivery so', async () => {
    show({ 'checkout/GetDeliveryOptions': { ret: [aDeliveryOption({ price: { cents: 0 } })] } });
    const label = (await screen.findByRole('radio')).closest('label');
    expect(label).toHaveTextContent('gratis');
    expect(label).not.toHaveTextContent('Gratis ab');
  });

  it('saves the chosen way, leads on, and tracks it with the amounts of the services', async () => {
    const events = trackedEvents();
    const shown = show();
    await shown.user.click(await screen.findByRole('button', { name: 'Weiter zur Zahlung' }));
    expect(await step('Wie möchtest du bezahlen?')).toHaveFocus();
    expect(sent(shown)).toEqual([{ type: 'STANDARD', method: 'SwissPostStandard', date: null, pickupPoint: null }]);
    expect(events.map(({ name }) => name)).toEqual(['begin_checkout', 'add_shipping_info']);
    const { cart } = aCheckout();
    const items = cart.items.map(({ sku, qty, price: { amount } }) => ({ sku, qty, price: { amount } }));
    expect(events[0]).toMatchObject({ order: { items } });
    expect(events[1]).toMatchObject({ delivery: 'STANDARD', order: { items, totals: { due: { cents: 5780 } } } });
  });

  it('asks for the day where there are days to choose from', async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole('radio', { name: /Samstag/ }));
    await shown.user.click(submit());
    const day = screen.getByRole('combobox', { name: /Tag der Zustellung/ });
    expect(day).toHaveFocus();
    expect(day).toBeInvalid();
    expect(sent(shown)).toEqual([]);
    await shown.user.selectOptions(day, 'Samstag, 05.12.2026');
    await shown.user.click(submit());
    await step('Wie möchtest du bezahlen?');
    expect(sent(shown)).toEqual([
      { type: 'SATURDAY', method: 'SwissPostSaturday', date: '2026-12-05', pickupPoint: null },
    ]);
  });

  it('offers pickup points, each with its address, and saves the chosen one', async () => {
    const address = {
      streetName: 'Kramgasse',
      streetNumber: '40',
      zip: '3011',
      city: 'Bern',
      hours: 'Di–Fr 10–18 Uhr',
    };
    const points = ['Laden', 'Lager'].map((name) => ({ ...address, id: name.toLowerCase(), name }));
    const pickups = points.map((pickupPoint) =>
      aDeliveryOption({ price: { cents: 0 }, freeFrom: null, expected: ['2026-11-25', '2026-11-25'], pickupPoint }),
    );
    const shown = show({ 'checkout/GetDeliveryOptions': { ret: [standard, ...pickups] } });
    const store = await screen.findByRole('radio', { name: /Abholen: Lager/ });
    expect(store.closest('label')).toHaveTextContent(
      /gratis.*Kramgasse 40, 3011 Bern.*Di–Fr 10–18 Uhr.*Bereit ab Mittwoch, 25.11.2026/,
    );
    expect(screen.getByRole('radio', { name: /Standardversand/ })).toBeChecked();
    await shown.user.click(store);
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([store]);
    await shown.user.click(submit());
    await step('Wie möchtest du bezahlen?');
    expect(sent(shown)).toEqual([
      { type: 'STANDARD', method: 'SwissPostStandard', date: null, pickupPoint: points[1] },
    ]);
  });

  it('says that a choice is gone, and asks for the new ones', async () => {
    const error = { validationError: { fields: { delivery: ['notExists' as const] } } };
    const shown = show({ [SET]: { checkout: open, error } });
    await shown.user.click(await screen.findByRole('button', { name: 'Weiter zur Zahlung' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese Wahl gibt es nicht mehr');
    await waitFor(() =>
      expect(shown.calls.filter(({ method }) => method === 'GetDeliveryOptions').length).toBeGreaterThan(1),
    );
  });

  it('offers to retry when they do not load', async () => {
    let attempts = 0;
    const { user } = show({
      'checkout/GetDeliveryOptions': () => (attempts++ ? { ret: [standard] } : httpStatus(503)),
    });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    const radio = await screen.findByRole('radio');
    expect(radio).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(radio));
    expect(document.body).not.toHaveFocus();
  });

  it('keeps what is chosen when the new ways do not load', async () => {
    let attempts = 0;
    const shown = show({
      'checkout/GetDeliveryOptions': () => (attempts++ ? httpStatus(400) : { ret: [standard, saturday] }),
      [SET]: { checkout: open, error: { validationError: { fields: { delivery: ['notExists' as const] } } } },
    });
    const way = await screen.findByRole('radio', { name: /Samstag/ });
    await shown.user.click(way);
    await shown.user.selectOptions(screen.getByRole('combobox'), 'Samstag, 05.12.2026');
    await shown.user.click(submit());
    await waitFor(() => expect(attempts).toBe(2));
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese Wahl gibt es nicht mehr');
    expect(way).toBeChecked();
    expect(way).toBeInTheDocument();
  });
});
