import { anIdentity, type FakeServices, httpStatus } from '@shop/builders';
import { loadSession } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import BackInStock from './BackInStock';

const show = (services: FakeServices = {}, state = {}) =>
  renderWithShop(<BackInStock sku="P-28" />, { services, state });
const email = () => screen.getByRole('textbox', { name: /E-Mail/ });
const submit = () => screen.getByRole('button', { name: 'Benachrichtige mich' });

describe('BackInStock', () => {
  it('registers for the variant, and shows the address used', async () => {
    const { user, calls } = show({ 'notification/AddNotification': { error: null } });
    await user.type(email(), ' anna@example.com ');
    await user.click(submit());
    expect(await screen.findByRole('status')).toHaveTextContent('anna@example.com');
    expect(calls).toMatchObject([{ method: 'AddNotification', args: ['P-28', 'anna@example.com'] }]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps the focus where the form was', async () => {
    const { user } = show({ 'notification/AddNotification': { error: null } });
    await user.type(email(), 'anna@example.com{Enter}');
    await screen.findByText(/schreiben wir an/);
    expect(screen.getByRole('status').parentElement).toHaveFocus();
  });

  it.each([
    ['', 'Gib deine E-Mail-Adresse ein.'],
    ['anna', 'Gib eine gültige E-Mail-Adresse ein'],
  ])('sends nothing with the address %j', async (value, text) => {
    const { user, calls } = show();
    if (value) await user.type(email(), value);
    await user.click(submit());
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(calls).toEqual([]);
  });

  it.each([
    ['refuse', { error: 'invalid' }],
    ['do not answer', httpStatus(500)],
  ])('keeps the address when the services %s', async (_, answer) => {
    const { user } = show({ 'notification/AddNotification': answer });
    await user.type(email(), 'anna@example.com');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt');
    expect(email()).toHaveValue('anna@example.com');
  });

  describe('with an address that ends in .co', () => {
    const question = 'Meintest du anna@example.com?';

    it('offers a correction, and returns the focus to the field', async () => {
      const { user, calls } = show({ 'notification/AddNotification': { error: null } });
      await user.type(email(), 'anna@example.co');
      expect(screen.queryByText(question)).not.toBeInTheDocument();
      await user.tab();
      expect(await screen.findByText(question)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Ja' }));
      expect(email()).toHaveValue('anna@example.com');
      expect(email()).toHaveFocus();
      expect(screen.queryByText(question)).not.toBeInTheDocument();
      await user.click(submit());
      await screen.findByText(/schreiben wir an/);
      expect(calls).toMatchObject([{ args: ['P-28', 'anna@example.com'] }]);
    });

    it('asks before sending, and sends the address as typed if confirmed', async () => {
      const { user, calls } = show({ 'notification/AddNotification': { error: null } });
      await user.type(email(), 'anna@example.co{Enter}');
      expect(await screen.findByText(question)).toBeVisible();
      expect(calls).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Nein' }));
      expect(screen.queryByText(question)).not.toBeInTheDocument();
      await user.click(submit());
      expect(screen.queryByText(question)).not.toBeInTheDocument();
      await screen.findByText(/schreiben wir an/);
      expect(calls).toMatchObject([{ args: ['P-28', 'anna@example.co'] }]);
    });
  });

  it('prefills the address of a customer', () => {
    const identity = anIdentity({ email: 'rosa@example.com' });
    show({}, { session: { status: 'authenticated', identity, authForm: null } });
    expect(email()).toHaveValue('rosa@example.com');
  });

  it.each([
    ['fills in the address of a customer who is known later', '', 'rosa@example.com'],
    ['leaves what was typed before that', 'anna@example.com', 'anna@example.com'],
  ])('%s', async (_, typed, shown) => {
    const identity = anIdentity({ email: 'rosa@example.com' });
    const { user, store } = show({ 'identity/WhoAmI': { ret: identity, error: null } });
    if (typed) await user.type(email(), typed);
    await act(() => store.dispatch(loadSession()));
    expect(email()).toHaveValue(shown);
  });
});
