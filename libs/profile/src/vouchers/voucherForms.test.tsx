import { aCart, aVoucher, type FakeAnswer, httpStatus } from '@shop/builders';
import { act, screen, waitFor } from '@testing-library/react';
import { renderDesk } from '../test/renderDesk';

afterEach(() => jest.useRealTimers());

const code = 'E1234-5678-9012-3456';
const voucher = aVoucher({ code, extendableUntil: Date.UTC(2030, 0, 1) });

const desks = {
  exchange: { method: 'Exchange', button: 'In den Warenkorb legen', done: 'Der Gutschein liegt im Warenkorb.' },
  extend: { method: 'Extend', button: 'Jetzt verlängern', done: 'Der Gutschein ist verlängert.' },
} as const;
const succeeds = {
  exchange: { cart: aCart(), error: null },
  extend: { ret: { ...voucher, validUntil: Date.UTC(2030, 0, 1), extendableUntil: null }, error: null },
};
const refused = (action: keyof typeof desks, error: object) =>
  action === 'exchange' ? { cart: null, error } : { ret: null, error };
const actions = ['exchange', 'extend'] as const;

const codeField = () => screen.getByRole('textbox', { name: /Gutscheincode/ });
const submit = (action: (typeof actions)[number]) => screen.findByRole('button', { name: desks[action].button });

/** Types the code of a voucher that `Check` knows, and submits what is asked then. */
async function send(action: (typeof actions)[number], answer: FakeAnswer = succeeds[action]) {
  const shown = renderDesk(action, {
    'voucher/Check': { ret: voucher, error: null },
    [`voucher/${desks[action].method}`]: answer,
    'cart/GetCart': { cart: aCart() },
  });
  await shown.user.type(codeField(), 'e1234567890123456{Enter}');
  await shown.user.click(await submit(action));
  return shown;
}

describe.each(actions)('the form that is to %s a voucher', (action) => {
  it('shows the voucher, asks the service with its code, and says that it is done', async () => {
    const { calls } = await send(action);
    expect(await screen.findByText(desks[action].done)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ballonfahrt' })).toBeVisible();
    expect(calls.find(({ method }) => method === desks[action].method)?.args[0]).toBe(code);
  });

  it.each([
    ['ALREADY_ACTIVATED', 'Dieser Gutschein ist schon aktiviert.'],
    ['CANCELED', 'Dieser Gutschein ist storniert.'],
    ['EXPIRED', 'Dieser Gutschein ist abgelaufen.'],
    ['NOT_ACTIVATABLE', 'Dieser Gutschein lässt sich nicht aktivieren.'],
    ['NOT_EXCHANGEABLE', 'Dieser Gutschein lässt sich nicht umtauschen.'],
    ['NOT_EXTENDABLE', 'Dieser Gutschein lässt sich jetzt nicht verlängern.'],
    ['NOT_FOUND', 'Diesen Code kennen wir nicht.'],
    ['USED', 'Dieser Gutschein ist eingelöst.'],
  ])('says that it was refused by %s, and keeps the code and the voucher', async (voucherError, text) => {
    await send(action, refused(action, { voucherError }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(codeField()).toHaveValue(code);
    expect(await submit(action)).toBeEnabled();
  });

  it('says that something given was wrong, whatever it was', async () => {
    await send(action, refused(action, { validationError: { failures: [] } }));
    expect(await screen.findByText('Das hat nicht geklappt. Prüfe deine Eingaben.')).toBeVisible();
  });

  it('can be sent again where no answer came', async () => {
    const { user, calls } = await send(action, httpStatus(503));
    const button = await submit(action);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
    await waitFor(() => expect(calls.filter(({ method }) => method === desks[action].method)).toHaveLength(2));
    expect(codeField()).toHaveValue(code);
    expect(screen.queryByText(desks[action].done)).not.toBeInTheDocument();
  });

  it('says it for 5 s', async () => {
    jest.useFakeTimers();
    await send(action);
    const text = await screen.findByText(desks[action].done);
    act(() => void jest.advanceTimersByTime(4_900));
    expect(text).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(200));
    expect(text).not.toBeInTheDocument();
  });
});

it('leads to the cart once the voucher is in it, which is read again', async () => {
  const { calls } = await send('exchange');
  expect(await screen.findByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/warenkorb');
  expect(calls.filter(({ method }) => method === 'GetCart')).toHaveLength(1);
});

it('says until when the voucher will be valid, and then shows that it is', async () => {
  const { calls } = await send('extend');
  expect(await screen.findByText(/gültig bis 01\.01\.2030/)).toBeVisible();
  expect(screen.getByText('Dieser Gutschein lässt sich jetzt nicht verlängern.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'Check')).toHaveLength(1);
});
