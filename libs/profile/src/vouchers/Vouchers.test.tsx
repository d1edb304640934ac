import { aSiteContent, aVoucher } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { customer, renderDesk, visitor } from '../test/renderDesk';
import { renderProfile } from '../test/renderProfile';
import PublicVoucherPage from './PublicVoucherPage';

const found = { ret: aVoucher(), error: null };
const refused = (voucherError: string) => ({ ret: null, error: { voucherError } });
const codeField = () => screen.getByRole('textbox', { name: /Gutscheincode/ });

it('groups a code while it is typed, and says what it stands for', async () => {
  const { user, calls } = renderDesk('activate', { 'voucher/Check': found });
  const told = screen.getByRole('status');
  expect(told).toBeEmptyDOMElement();
  await user.type(codeField(), 'e1234567890123456');
  expect(codeField()).toHaveValue('E1234-5678-9012-3456');
  await user.click(screen.getByRole('button', { name: 'Code prüfen' }));
  expect(await screen.findByRole('heading', { name: 'Ballonfahrt' })).toBeVisible();
  expect(told).toHaveTextContent('Ballonfahrt');
  expect(calls.map(({ method, args }) => [method, args])).toEqual([['Check', ['E1234-5678-9012-3456']]]);
});

it('asks for a code, and says that it knows none like that', async () => {
  const { user, calls } = renderDesk('activate', { 'voucher/Check': refused('NOT_FOUND') });
  await user.click(screen.getByRole('button', { name: 'Code prüfen' }));
  expect(screen.getByText('Gib den Code deines Gutscheins ein.')).toBeVisible();
  expect(calls).toEqual([]);
  await user.type(codeField(), '1234{Enter}');
  expect(await screen.findByText('Diesen Code kennen wir nicht.')).toBeVisible();
});

it('takes what stands behind the hash as it is where that is no encoded text', async () => {
  renderDesk('activate', { 'voucher/Check': refused('NOT_FOUND') }, { hash: '#100%' });
  expect(await screen.findByText('Diesen Code kennen wir nicht.')).toBeVisible();
});

it('books an experience for a day and a location, of a code behind the hash', async () => {
  const booked = aVoucher({ isActivatable: false, activation: { date: '2026-12-05', location: 'Gstaad' } });
  const { user, calls } = renderDesk(
    'activate',
    { 'voucher/Check': found, 'voucher/Activate': { ret: booked, error: null } },
    { hash: '#E1234-5678-9012-3456' },
  );
  await user.type(await screen.findByLabelText(/Datum/), '2026-12-05');
  await user.selectOptions(screen.getByRole('combobox', { name: /Ort/ }), 'Gstaad');
  await user.click(screen.getByRole('button', { name: 'Erlebnis buchen' }));
  expect(await screen.findByText('Der Gutschein ist aktiviert.')).toBeVisible();
  expect(screen.getByText(/Gebucht für .*Gstaad/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText(/Gebucht für/)));
  expect(document.body).not.toHaveFocus();
  expect(calls.find(({ method }) => method === 'Activate')?.args).toEqual([
    'E1234-5678-9012-3456',
    { date: '2026-12-05', location: 'Gstaad' },
  ]);
});

it.each([
  ['before the first day', '2026-11-30', 'Wähle einen späteren Tag.'],
  ['after the last one', '2027-04-01', 'Wähle einen früheren Tag.'],
])('books nothing for a day %s', async (_, day, text) => {
  // The last of March has begun in Zurich.
  const ret = aVoucher({ firstDate: '2026-12-01', validUntil: Date.UTC(2027, 2, 30, 22, 30) });
  const { user, calls } = renderDesk('activate', { 'voucher/Check': { ret, error: null } }, { hash: `#${ret.code}` });
  const date = await screen.findByLabelText(/Datum/);
  expect(date).toHaveAttribute('min', '2026-12-01');
  expect(date).toHaveAttribute('max', '2027-03-31');
  await user.type(date, day);
  await user.selectOptions(screen.getByRole('combobox', { name: /Ort/ }), 'Gstaad');
  await user.click(screen.getByRole('button', { name: 'Erlebnis buchen' }));
  expect(date).toHaveAccessibleDescription(text);
  expect(calls.map(({ method }) => method)).toEqual(['Check']);
});

it('says that the services find a day too late', async () => {
  const error = { validationError: { fields: { date: ['max'] } } };
  const services = { 'voucher/Check': found, 'voucher/Activate': { ret: null, error } };
  const { user } = renderDesk('activate', services, { hash: '#E1234-5678-9012-3456' });
  await user.type(await screen.findByLabelText(/Datum/), '2028-12-05');
  await user.selectOptions(screen.getByRole('combobox', { name: /Ort/ }), 'Gstaad');
  await user.click(screen.getByRole('button', { name: 'Erlebnis buchen' }));
  expect(await screen.findByText('Wähle einen früheren Tag.')).toBeVisible();
});

it('asks visitors who comes, and to sign in where a balance goes to an account', async () => {
  const { user } = renderDesk('activate', { 'voucher/Check': found }, { session: visitor });
  await user.type(codeField(), 'e1234567890123456{Enter}');
  expect(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
});

it('has visitors sign in to store a balance', async () => {
  const services = { 'voucher/Check': { ret: aVoucher({ kind: 'value', locations: [] }), error: null } };
  const { user, store } = renderDesk('activate', services, { session: visitor });
  await user.type(codeField(), '1234567890123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Anmelden' }));
  expect(store.getState().session.authForm).toBe('login');
});

it('extends a voucher, if it may be', async () => {
  const services = {
    'voucher/Check': { ret: aVoucher({ extendableUntil: Date.UTC(2030, 0, 1) }), error: null },
    'voucher/Extend': { ret: aVoucher({ validUntil: Date.UTC(2030, 0, 1) }), error: null },
  };
  const { user } = renderDesk('extend', services, { hash: '#E1234-5678-9012-3456' });
  await user.click(await screen.findByRole('button', { name: 'Jetzt verlängern' }));
  expect(await screen.findByText('Der Gutschein ist verlängert.')).toBeVisible();
  expect(screen.getByText('Dieser Gutschein lässt sich jetzt nicht verlängern.')).toBeVisible();
});

it('lists vouchers in pages, with the PDF of those that can still be used', async () => {
  const used = { status: 'used', isActivatable: false, isExchangeable: false } as const;
  const items = [aVoucher(), aVoucher({ id: 'used', code: '1111-2222-3333-4444', ...used })];
  const { calls } = renderProfile('/my-vouchers?page=2', {
    services: { 'voucher/GetMyVouchers': { ret: { items, count: 30 }, error: null } },
  });
  const pdf = await screen.findByRole('link', { name: 'PDF von Gutschein E1234-5678-9012-3456' });
  expect(pdf).toHaveAttribute('href', '/services/checkout/voucher/document?voucher=voucher-1');
  expect(screen.queryByRole('link', { name: /1111-2222/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Seite 3' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'GetMyVouchers')?.args).toEqual([{ page: 1, pageSize: 12 }]);
});

it('stores a balance in the account of a customer', async () => {
  const balance = aVoucher({ kind: 'value', isActivatable: false, isExchangeable: false, locations: [] });
  const { user, calls } = renderDesk('activate', {
    'voucher/Check': { ret: balance, error: null },
    'voucher/Activate': { ret: balance, error: null },
  });
  await user.type(codeField(), '1234567890123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Im Konto speichern' }));
  expect(await screen.findByText('Der Gutschein ist aktiviert.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'Activate')?.args).toEqual([balance.code, {}]);
});

it.each(['', '#E1234-5678-9012-3456'])(
  'leads customers from the public page to their own, with the code %j',
  async (code) => {
    const path = `/gutschein-einloesen${code}`;
    renderWithShop(<PublicVoucherPage content={aSiteContent()} />, { path, state: { session: customer } });
    expect(await screen.findByRole('link', { name: 'Gutschein in meinem Profil aktivieren' })).toHaveAttribute(
      'href',
      `/profil/voucher-activate${code}`,
    );
  },
);
