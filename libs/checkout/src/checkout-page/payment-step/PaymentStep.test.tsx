import { aCheckout, aPaymentOption, type FakeServices, httpStatus } from '@shop/builders';
import { screen, waitFor } from '@testing-library/react';
import { renderCheckout, step } from '../test/renderCheckout';
import { trackedEvents } from '../test/trackedEvents';

const twint = aPaymentOption({ method: 'twint', provider: 'DT', redirects: true });
const services: FakeServices = {
  'checkout/GetCheckout': { checkout: aCheckout({ payment: null, step: 'payment' }) },
  'checkout/GetPaymentMethods': { ret: [twint, aPaymentOption()] },
  'checkout/SetPayment': { checkout: aCheckout({ payment: { method: 'twint', provider: 'DT' } }) },
};
const show = (own: FakeServices = {}) => renderCheckout('/payment', { services: { ...services, ...own } });
const submit = () => screen.findByRole('button', { name: 'Weiter zur Übersicht' });
const sent = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ method }) => method === 'SetPayment').map(({ args }) => args[0]);

describe('PaymentStep', () => {
  it('says which methods lead to another page', async () => {
    show();
    const hint = 'Zum Bezahlen wirst du auf die Seite des Anbieters geführt.';
    expect((await screen.findByRole('radio', { name: /TWINT/ })).closest('label')).toHaveTextContent(hint);
    expect(screen.getByRole('radio', { name: /Vorauszahlung/ }).closest('label')).not.toHaveTextContent(hint);
  });

  it('chooses none by itself', async () => {
    const shown = show();
    await shown.user.click(await submit());
    expect(screen.getByText('Wähle eine Zahlungsart.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /TWINT/ })).toHaveFocus();
    expect(sent(shown)).toEqual([]);
  });

  it('saves the chosen method, leads on and tracks it', async () => {
    const events = trackedEvents();
    const shown = show();
    await shown.user.click(await screen.findByRole('radio', { name: /TWINT/ }));
    await shown.user.click(await submit());
    expect(await step('Prüfen und bestellen')).toHaveFocus();
    expect(sent(shown)).toEqual([{ method: 'twint', provider: 'DT' }]);
    const { cart, totals } = aCheckout();
    const items = cart.items.map(({ sku, qty, price: { amount } }) => ({ sku, qty, price: { amount } }));
    expect(events.map(({ name }) => name)).toEqual(['begin_checkout', 'add_payment_info']);
    expect(events[1]).toMatchObject({ payment: 'twint', order: { items, totals } });
  });

  it('offers to retry when they do not load, and keeps the focus', async () => {
    let attempts = 0;
    const { user } = show({ 'checkout/GetPaymentMethods': () => (attempts++ ? { ret: [twint] } : httpStatus(503)) });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    const radio = await screen.findByRole('radio', { name: /TWINT/ });
    await waitFor(() => expect(document.activeElement).toContainElement(radio));
    expect(document.body).not.toHaveFocus();
  });

  it.each(['no-payment', 'value-voucher'] as const)('has nothing to choose with %s alone', async (method) => {
    const shown = show({ 'checkout/GetPaymentMethods': { ret: [aPaymentOption({ method })] } });
    expect(await screen.findByText('Es ist nichts zu bezahlen.')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await shown.user.click(await submit());
    await step('Prüfen und bestellen');
    expect(sent(shown)).toEqual([{ method, provider: null }]);
  });
});
