import { aCart, aCartItem, aCheckout, aDeliveryOption, aPaymentOption, aTotals, httpStatus } from '@shop/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { address, renderCheckout, step } from './test/renderCheckout';

const asked = { billingAddress: null, delivery: null, payment: null, email: '' };
const options = {
  'checkout/GetDeliveryOptions': { ret: [aDeliveryOption()] },
  'checkout/GetPaymentMethods': { ret: [aPaymentOption()] },
};
const at = (own: Parameters<typeof aCheckout>[0]) => ({
  ...options,
  'checkout/GetCheckout': { checkout: aCheckout(own) },
});

describe('the steps', () => {
  it.each([
    ['address', 'Deine Adresse', { ...asked, step: 'address' }],
    ['delivery', 'Wie sollen wir liefern?', { delivery: null, payment: null, step: 'delivery' }],
    ['payment', 'Wie möchtest du bezahlen?', { payment: null, step: 'payment' }],
    ['review', 'Prüfen und bestellen', { step: 'review' }],
  ] as const)('begin with the first that is not complete: %s', async (name, title, own) => {
    renderCheckout('', { services: at(own) });
    expect(await step(title)).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/kasse/${name}`));
  });

  it('lead back from one that is ahead', async () => {
    renderCheckout('/review', { services: at({ delivery: null, payment: null, step: 'delivery' }) });
    expect(await step('Wie sollen wir liefern?')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/kasse/delivery'));
  });

  it('are listed with the current one, and those that are done as links', async () => {
    const { user } = renderCheckout('/payment', { services: at({ payment: null, step: 'payment' }) });
    await step('Wie möchtest du bezahlen?');
    const list = within(screen.getByRole('navigation', { name: 'Schritte der Bestellung' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Adresse', 'Lieferung']);
    expect(list.getByText('Zahlung').closest('[aria-current="step"]')).toBeVisible();
    await user.click(list.getByRole('link', { name: 'Lieferung' }));
    expect(await step('Wie sollen wir liefern?')).toHaveFocus();
  });
});

it('shows beside them what is ordered, with the sums of the services', async () => {
  const totals = aTotals({ discount: { cents: 500 }, due: { cents: 5280 } });
  renderCheckout('/review', { services: at({ totals }) });
  const summary = within(await screen.findByRole('region', { name: 'Deine Bestellung' }));
  expect(summary.getByText('Gusspfanne')).toBeInTheDocument();
  const sum = (label: string) => summary.getByText(label).nextElementSibling;
  expect(sum('Rabatt')).toHaveTextContent('CHF -5.00');
  expect(sum('Lieferung')).toHaveTextContent('CHF 7.90');
  expect(sum('Zu bezahlen')).toHaveTextContent('CHF 52.80');
  expect(sum('inkl. 8.1 % MwSt.')).toHaveTextContent('CHF 4.33');
});

it('opens the summary on narrow screens', async () => {
  const { user } = renderCheckout('/review', { services: at({}) });
  const toggle = await screen.findByRole('button', { name: /Zu bezahlen/ });
  expect(toggle).toHaveTextContent('CHF 57.80');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

it('leads from an empty cart to the shop', async () => {
  renderCheckout('', { services: { 'checkout/GetCheckout': { checkout: null, error: { checkoutError: 'empty' } } } });
  expect(await screen.findByRole('heading', { name: 'Hier gibt es noch nichts zu bestellen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Sortiment' })).toHaveAttribute('href', '/');
});

it('offers to retry when the checkout does not load', async () => {
  let attempts = 0;
  const { user } = renderCheckout('/review', {
    services: { 'checkout/GetCheckout': () => (attempts++ ? { checkout: aCheckout() } : httpStatus(503)) },
  });
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await step('Prüfen und bestellen')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

it('says that something in the cart cannot be ordered', async () => {
  const cart = aCart({ unavailableItems: [aCartItem({ lineItemId: 'line-2' })] });
  renderCheckout('/review', { services: at({ cart }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ein Artikel ist nicht mehr erhältlich');
  expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/warenkorb');
});
