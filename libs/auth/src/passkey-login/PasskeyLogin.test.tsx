import { anIdentity, type FakeServices, httpStatus, passkeyRequestOptions } from '@shop/builders';
import { screen, waitFor } from '@testing-library/react';
import LoginForm from '../login-form/LoginForm';
import { fakePasskeys, sentPasskey, withoutPasskeys } from '../test/fakePasskeys';
import { renderForm } from '../test/renderForm';

const LOGIN = 'passkey/Login';
const OPTIONS = 'passkey/GetRequestOptions';
const accepting: FakeServices = {
  [OPTIONS]: { options: passkeyRequestOptions() },
  [LOGIN]: { error: null },
  'identity/WhoAmI': { ret: anIdentity() },
};
const show = (services: FakeServices = {}) => renderForm(LoginForm, { services: { ...accepting, ...services } });
const button = () => screen.getByRole('button', { name: 'Mit Passkey anmelden' });
const methods = ({ calls }: ReturnType<typeof show>) => calls.map(({ method }) => method);

afterEach(withoutPasskeys);

/** Presses the button; gives the form and the browser's dialog. */
async function ask(services: FakeServices = {}) {
  const ceremonies = fakePasskeys();
  const form = show(services);
  await form.user.click(button());
  await waitFor(() => expect(ceremonies).toHaveLength(1));
  return { form, dialog: ceremonies[0]!, ceremonies };
}

describe('the button', () => {
  it('is not there in a browser without passkeys, which asks the services for nothing', () => {
    const form = show();
    expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Passkey/ })).not.toBeInTheDocument();
    expect(form.calls).toEqual([]);
  });

  it('signs in by the passkey that the browser gives', async () => {
    const { form, dialog } = await ask();
    expect(dialog.publicKey.rpId).toBe('localhost');
    expect(new TextDecoder().decode(dialog.publicKey.challenge)).toBe('challenge');
    expect(dialog.mediation).toBeUndefined();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    dialog.answer();
    await waitFor(() => expect(form.onSignedIn).toHaveBeenCalledTimes(1));
    expect(form.calls.find(({ method }) => method === 'Login')).toMatchObject({
      path: '/services/profile/passkey',
      args: [{ ...sentPasskey, response: { signature: btoa('signature'), userHandle: expect.any(String) } }],
    });
    expect(form.store.getState()).toMatchObject({ session: { status: 'authenticated' } });
  });

  it('says that it did not work where the session of an accepted passkey cannot be loaded', async () => {
    const { form, dialog } = await ask({ 'identity/WhoAmI': httpStatus(503) });
    dialog.answer();
    expect(await screen.findByText('Anmeldung nicht möglich')).toBeVisible();
    expect(form.onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'status', 'Nicht angemeldet'],
    ['SecurityError', 'alert', 'Anmeldung nicht möglich'],
    ['SomethingNew', 'alert', 'Anmeldung nicht möglich'],
  ])('says why there is no passkey after %s, and can be pressed again', async (error, role, text) => {
    const { form, dialog, ceremonies } = await ask();
    dialog.fail(error);
    expect((await screen.findByText(text)).closest(`[role="${role}"]`)).toBeInTheDocument();
    expect(methods(form)).not.toContain('Login');
    await form.user.click(button());
    await waitFor(() => expect(ceremonies).toHaveLength(2));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it.each([
    ['AUTHORIZATION_FAILED', 'alert', 'Wir konnten den Passkey nicht prüfen'],
    ['IDENTITY_DOES_NOT_EXIST', 'status', 'Passkey nicht bekannt'],
    ['AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED', 'status', 'noch nicht abgeschlossen'],
    ['UNKNOWN', 'alert', 'Anmeldung nicht möglich'],
    ['SOMETHING_NEW', 'alert', 'Anmeldung nicht möglich'],
  ])('reports %s', async (error, role, text) => {
    const { form, dialog } = await ask({ [LOGIN]: { error } });
    dialog.answer();
    const message = await screen.findByText(text, { exact: false });
    expect(message.closest(`[role="${role}"]`)).toBeInTheDocument();
    expect(form.onSignedIn).not.toHaveBeenCalled();
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  });

  it.each([
    ['the services do not answer', httpStatus(503)],
    ['the shop has no domain', { options: null }],
  ])('says that it is not possible where %s', async (_why, reply) => {
    const ceremonies = fakePasskeys();
    const { user } = show({ [OPTIONS]: reply });
    await user.click(button());
    expect(await screen.findByText('Anmeldung nicht möglich')).toBeVisible();
    expect(ceremonies).toEqual([]);
  });

  it('leaves a sign-in that got no answer to the notice of that', async () => {
    const { form, dialog } = await ask({ [LOGIN]: httpStatus(503) });
    dialog.answer();
    await waitFor(() => expect(methods(form)).toContain('Login'));
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("takes the browser's dialog along when the form closes, and says nothing of it", async () => {
    const { form, dialog } = await ask();
    form.unmount();
    expect(dialog.signal.aborted).toBe(true);
    expect(methods(form)).not.toContain('Login');
  });
});

describe('the list below the e-mail field', () => {
  /** Shows the form in a browser that lists passkeys; gives it and what the browser was asked. */
  async function list(services: FakeServices = {}) {
    const ceremonies = fakePasskeys({ lists: true });
    const form = show(services);
    await waitFor(() => expect(ceremonies).not.toHaveLength(0));
    return { form, ceremonies };
  }

  it('is asked of browsers that can', async () => {
    const { ceremonies } = await list();
    expect(ceremonies[0]!.mediation).toBe('conditional');
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveAttribute('autocomplete', 'username webauthn');
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('signs in by the chosen passkey', async () => {
    const { form, ceremonies } = await list();
    ceremonies[0]!.answer();
    await waitFor(() => expect(form.onSignedIn).toHaveBeenCalledTimes(1));
  });

  it('comes back after a passkey that was refused, which is told of', async () => {
    const { ceremonies } = await list({ [LOGIN]: { error: 'IDENTITY_DOES_NOT_EXIST' } });
    ceremonies[0]!.answer();
    expect(await screen.findByText('Passkey nicht bekannt')).toBeVisible();
    await waitFor(() => expect(ceremonies).toHaveLength(2));
    expect(ceremonies[1]!.mediation).toBe('conditional');
  });

  it('is asked again when its challenge has lapsed', async () => {
    let timeout = 1;
    const { form, ceremonies } = await list({
      [OPTIONS]: () => {
        const options = passkeyRequestOptions({ timeout });
        timeout = 240_000;
        return { options };
      },
    });
    await waitFor(() => expect(ceremonies).toHaveLength(2));
    expect(ceremonies[0]!.signal.aborted).toBe(true);
    expect(methods(form)).toEqual(['GetRequestOptions', 'GetRequestOptions']);
  });

  it('gives way to the dialog of the button, and comes back after it', async () => {
    const { form, ceremonies } = await list();
    await form.user.click(button());
    await waitFor(() => expect(ceremonies).toHaveLength(2));
    expect(ceremonies[0]!.signal.aborted).toBe(true);
    expect(ceremonies[1]!.mediation).toBeUndefined();
    ceremonies[1]!.fail('NotAllowedError');
    await waitFor(() => expect(ceremonies).toHaveLength(3));
    expect(ceremonies[2]!.mediation).toBe('conditional');
    expect(screen.getByText('Nicht angemeldet')).toBeVisible();
  });

  it('ends with the form', async () => {
    const { form, ceremonies } = await list();
    form.unmount();
    expect(ceremonies[0]!.signal.aborted).toBe(true);
  });

  it('is missed without a word', async () => {
    const { form, ceremonies } = await list();
    ceremonies[0]!.fail('SecurityError');
    await form.user.tab();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(ceremonies).toHaveLength(1);
  });
});
