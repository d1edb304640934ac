import { aPasswordScore, type FakeServices, httpStatus } from '@shop/builders';
import { screen, waitFor } from '@testing-library/react';
import { renderForm } from '../test/renderForm';
import ResetForm from './ResetForm';

const strong = { 'identity/ScorePassword': { ret: aPasswordScore() } };
const show = (services: FakeServices = {}, own = {}) =>
  renderForm(ResetForm, { services: { ...strong, ...services }, path: '/?resetToken=abc?utm=x', ...own });
const password = () => screen.getByLabelText(/^Passwort(?! wiederholen)/, { selector: 'input' });
const repeated = () => screen.getByLabelText(/^Passwort wiederholen/, { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Passwort speichern' });

async function send(services: FakeServices, own = {}) {
  const form = show(services, own);
  await form.user.type(password(), 'Kirsch-Fondue-7');
  await form.user.type(repeated(), 'Kirsch-Fondue-7');
  await form.user.click(submit());
  return form;
}

describe('ResetForm', () => {
  it('sets the password by the token of the address, confirms and closes', async () => {
    const onReset = jest.fn();
    const { user, calls, notices, onClose } = await send({ 'identity/ResetPassword': { error: null } }, { onReset });
    const done = await screen.findByText('Dein Passwort ist geändert');
    expect(done.closest('[tabindex="-1"]')).toHaveFocus();
    expect(calls.at(-1)).toMatchObject({ method: 'ResetPassword', args: ['abc', 'Kirsch-Fondue-7'] });
    expect(onReset).toHaveBeenCalledTimes(1);
    expect(notices()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('wants the password twice, and both the same', async () => {
    const { user, calls } = show();
    await user.click(submit());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/Gib dein Passwort ein/);
    expect(repeated()).toHaveAccessibleDescription('Wiederhole dein Passwort.');
    await user.type(password(), 'Kirsch-Fondue-7');
    await user.type(repeated(), 'Kirsch-Fondue-8');
    await user.click(submit());
    expect(repeated()).toHaveAccessibleDescription('Die beiden Passwörter sind nicht gleich.');
    expect(calls.filter(({ method }) => method === 'ResetPassword')).toEqual([]);
  });

  it('takes no password that is too long', async () => {
    const { user, calls } = show();
    await user.click(password());
    await user.paste('Kirsch7!'.repeat(17));
    await user.click(submit());
    expect(password()).toHaveAccessibleDescription(/Das Passwort ist zu lang: höchstens 128 Zeichen\./);
    expect(calls.map(({ method }) => method)).not.toContain('ResetPassword');
  });

  it.each([
    ['too short', { isValid: false, hasMinLength: false }, 'Das Passwort ist zu kurz.'],
    ['insecure', { isValid: false }, 'Dieses Passwort ist zu leicht zu erraten'],
  ])('refuses a password that the services find %s', async (_, score, text) => {
    const { calls } = await send({ 'identity/ScorePassword': { ret: aPasswordScore(score) } });
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(new RegExp(text));
    expect(calls.filter(({ method }) => method === 'ResetPassword')).toEqual([]);
  });

  it.each([
    ['INVALID_TOKEN', 'Der Link gilt nicht mehr oder wurde schon gebraucht. Fordere einen neuen an.'],
    [
      'VALIDATION_FAILED',
      'Das Passwort entspricht nicht unseren Regeln. Fordere einen neuen Link an und wähle ein anderes.',
    ],
    [
      'INVALID_PASSWORD',
      'Dieses Passwort konnten wir nicht speichern. Fordere einen neuen Link an und wähle ein anderes.',
    ],
    ['IDENTITY_DOES_NOT_EXIST', 'Zu diesem Link kennen wir kein Konto mehr. Prüfe deine E-Mail-Adresse.'],
    [
      'UNEXPECTED_IDENTITY_PROVIDER',
      'Dieses Konto meldet sich über einen anderen Dienst an. Ändere das Passwort dort.',
    ],
    ['SOMETHING_NEW', 'Da ist etwas schiefgelaufen. Bitte versuch es noch einmal.'],
  ])('says why on %s, and leads to a new mail', async (error, message) => {
    const { notices, onSwitch } = await send({ 'identity/ResetPassword': { error } });
    await waitFor(() => expect(onSwitch).toHaveBeenCalledWith('forgot'));
    expect(notices()).toMatchObject([{ type: 'error', domain: 'account', message, showAfterRedirect: true }]);
  });

  it('stays as it is without an answer, also of the score', async () => {
    const { calls, onSwitch } = await send({
      'identity/ScorePassword': httpStatus(503),
      'identity/ResetPassword': httpStatus(503),
    });
    // A score that was not had is asked for again when typing stops, which may be after this.
    await waitFor(() => expect(calls.map(({ method }) => method)).toContain('ResetPassword'));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(password()).toHaveValue('Kirsch-Fondue-7');
    expect(onSwitch).not.toHaveBeenCalled();
  });
});
