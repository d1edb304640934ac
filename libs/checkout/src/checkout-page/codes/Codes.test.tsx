import { aCheckout, anOrder, aTotals, type FakeServices } from '@shop/builders';
import { fakeCamera } from '@shop/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderCheckout } from '../test/renderCheckout';

const promotion = {
  ...{ id: 'ZEHN', kind: 'promotion' as const, code: 'ZEHN', title: '10 % auf alles' },
  ...{ amount: { cents: 499 }, problem: null },
};
const voucher = {
  ...{ id: 'voucher-1', kind: 'voucher' as const, code: 'FK39', title: '', amount: { cents: 2000 }, problem: null },
};
const totals = aTotals({ discount: { cents: 499 }, vouchers: { cents: 2000 }, due: { cents: 3281 } });
const withCodes = aCheckout({ codes: [promotion, voucher], totals });

const services: FakeServices = {
  'checkout/GetCheckout': { checkout: aCheckout() },
  'checkout/AddCode': { checkout: withCodes },
  'checkout/RemoveCode': { checkout: aCheckout() },
};
const show = (own: FakeServices = {}, path = '/review') => renderCheckout(path, { services: { ...services, ...own } });
/** On narrow screens the summary has to be opened. */
async function open(own?: FakeServices) {
  const shown = show(own);
  await shown.user.click(await screen.findByRole('button', { name: /Zu bezahlen/, expanded: false }));
  return shown;
}
const field = () => screen.findByRole('textbox', { name: /Gutschein- oder Aktionscode/ });
const sent = ({ calls }: ReturnType<typeof show>, method: string) =>
  calls.filter((call) => call.method === method).map(({ args }) => args[0]);
const sums = () => screen.getAllByRole('definition').map((one) => one.textContent);

describe('Codes', () => {
  it('takes a code that is scanned', async () => {
    const removeCamera = fakeCamera('https://laden.example/aktivieren#598m4504sdgcfk39');
    const shown = await open();
    await shown.user.click(await screen.findByRole('button', { name: 'Code scannen' }));
    expect(await screen.findByText('Der Code ist eingelöst.')).toBeInTheDocument();
    expect(sent(shown, 'AddCode')).toEqual(['598M-4504-SDGC-FK39']);
    removeCamera();
  });

  it('takes a code, shows what it does, and is ready for the next', async () => {
    const shown = await open();
    await shown.user.type(await field(), '598m4504sdgcfk39{Enter}');
    expect(await screen.findByText('Der Code ist eingelöst.')).toBeInTheDocument();
    expect(sent(shown, 'AddCode')).toEqual(['598M-4504-SDGC-FK39']);
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    const list = within(screen.getByRole('list', { name: 'Eingelöste Codes' }));
    expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['10 % auf alles', 'Gutschein …FK39']);
    expect(sums()).toEqual(expect.arrayContaining([expect.stringContaining('4.99'), expect.stringContaining('20.00')]));
  });

  it.each([
    ['invalid', 'Diesen Code kennen wir nicht. Prüfe die Schreibweise.'],
    ['minimum', 'Für diesen Code liegt noch zu wenig im Warenkorb.'],
  ])('keeps what was typed and says why it is refused: %s', async (codeError, text) => {
    const { user } = await open({ 'checkout/AddCode': { checkout: aCheckout(), error: { codeError } } });
    await user.type(await field(), 'zehn');
    await user.click(screen.getByRole('button', { name: 'Einlösen' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field()).toHaveValue('ZEHN');
    expect(await field()).toBeInvalid();
    await user.type(await field(), '1');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('keeps the caret where somebody corrects a code', async () => {
    const { user } = await open();
    await user.type(await field(), '12345x7890123456');
    await user.type(await field(), '{Backspace}6', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(await field()).toHaveValue('1234-5678-9012-3456');
    expect(await field()).toHaveProperty('selectionStart', 7);
  });

  it('groups a whole code that is pasted', async () => {
    const { user } = await open();
    await user.click(await field());
    await user.paste('e1234567890123456');
    expect(await field()).toHaveValue('E1234-5678-9012-3456');
  });

  it('asks for a code before it sends one', async () => {
    const shown = await open();
    await field();
    await shown.user.click(screen.getByRole('button', { name: 'Einlösen' }));
    expect(screen.getByText('Gib einen Code ein.')).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(sent(shown, 'AddCode')).toEqual([]);
  });

  it('removes a code, and keeps the focus', async () => {
    const shown = await open({ 'checkout/GetCheckout': { checkout: withCodes } });
    await shown.user.click(await screen.findByRole('button', { name: 'Entfernen: Gutschein …FK39' }));
    expect(await screen.findByText('Der Code ist entfernt.')).toBeInTheDocument();
    expect(sent(shown, 'RemoveCode')).toEqual(['voucher-1']);
    expect(await field()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Eingelöste Codes' })).not.toBeInTheDocument());
  });

  it('says why a code does nothing as things are', async () => {
    const idle = { ...promotion, amount: { cents: 0 }, problem: 'minimum' as const };
    await open({ 'checkout/GetCheckout': { checkout: aCheckout({ codes: [idle] }) } });
    const [entry] = within(await screen.findByRole('list', { name: 'Eingelöste Codes' })).getAllByRole('listitem');
    expect(entry).toHaveTextContent('Für diesen Code liegt noch zu wenig im Warenkorb.');
  });

  it('is told by the order that was paid with it', async () => {
    show(
      {
        'order/GetPayment': { ret: { status: 'open', reason: null } },
        'order/GetOrder': { ret: anOrder({ codes: [promotion, voucher], totals }) },
        'cart/GetCart': { cart: null },
      },
      '/order?order=order-1',
    );
    expect(await screen.findByText('Gutschein …FK39')).toBeVisible();
    expect(screen.getByText('10 % auf alles')).toBeVisible();
  });
});
