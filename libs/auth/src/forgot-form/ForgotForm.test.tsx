import { httpStatus } from '@shop/builders';
import { screen, waitFor } from '@testing-library/react';
import { renderForm } from '../test/renderForm';
import ForgotForm from './ForgotForm';

const METHOD = 'identity/RequestAccountRecovery';
const email = () => screen.getByRole('textbox', { name: /E-Mail-Adresse/ });
const submit = () => screen.getByRole('button', { name: 'Link anfordern' });

describe('ForgotForm', () => {
  it('confirms with the address where the mail went, in place of the form, and closes', async () => {
    const { user, calls, notices, onClose } = renderForm(ForgotForm, { services: { [METHOD]: { error: null } } });
    await user.type(email(), ' anna@example.ch ');
    await user.click(submit());
    const confirmation = await screen.findByText(/Wir haben dir eine E-Mail an anna@example.ch geschickt/);
    expect(confirmation.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ method: 'RequestAccountRecovery', args: ['anna@example.ch'] }]);
    expect(notices()).toMatchObject([{ type: 'success', domain: 'account' }]);
    await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['', 'Gib deine E-Mail-Adresse ein.'],
    ['anna', 'Gib eine gültige E-Mail-Adresse ein'],
  ])('sends nothing with the address %j', async (value, text) => {
    const { user, calls } = renderForm(ForgotForm);
    if (value) await user.type(email(), value);
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription(new RegExp(text));
    expect(calls).toEqual([]);
  });

  it.each([
    ['IDENTITY_DOES_NOT_EXIST', 'Zu anna@example.ch kennen wir kein Konto'],
    ['UNKNOWN', 'konnte nicht verschickt werden'],
  ])('says why on %s, and keeps the address', async (error, text) => {
    const { user } = renderForm(ForgotForm, { services: { [METHOD]: { error } } });
    await user.type(email(), 'anna@example.ch{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('anna@example.ch');
  });

  it('leaves a call without an answer to the notice of that', async () => {
    const { user, calls } = renderForm(ForgotForm, { services: { [METHOD]: httpStatus(503) } });
    await user.type(email(), 'anna@example.ch{Enter}');
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(email()).toHaveValue('anna@example.ch');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
