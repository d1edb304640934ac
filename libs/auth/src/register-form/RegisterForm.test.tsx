import { aCustomer, anAddress, anIdentity, aPasswordScore, type FakeServices, httpStatus } from '@shop/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { renderForm } from '../test/renderForm';
import RegisterForm from './RegisterForm';

const CREATE = 'customer/CreateProspect';
const welcoming: FakeServices = {
  'identity/ScorePassword': { ret: aPasswordScore() },
  'identity/ValidateAndExists': { customerExists: false },
  'customer/GetPlaces': { ret: [] },
  [CREATE]: { id: 'customer-1' },
  'identity/WhoAmI': { ret: anIdentity() },
  'customer/Get': { customer: aCustomer() },
};
const show = (services: FakeServices = {}, own = {}) =>
  renderForm(RegisterForm, { services: { ...welcoming, ...services }, ...own });

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const email = () => field(/E-Mail-Adresse/);
const password = () => screen.getByLabelText(/^Passwort/, { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Konto eröffnen' });

const typed = [
  [/E-Mail-Adresse/, 'anna@example.ch'],
  [/Vorname/, 'Anna'],
  [/Nachname/, 'Muster'],
  [/Strasse/, 'Seestrasse'],
  [/Nummer/, '12'],
  [/PLZ/, '8002'],
  [/Ort/, 'Zürich'],
] as const;

type Shown = ReturnType<typeof show>;

/** Fills in the form by pasting, which is quicker than typing. */
async function fill({ user }: Shown) {
  for (const [name, value] of typed) {
    await user.click(field(name));
    await user.paste(value);
  }
  await user.click(password());
  await user.paste('Kirsch-Fondue-7');
  await user.selectOptions(screen.getByRole('combobox', { name: /Anrede/ }), 'Frau');
}

async function send(services: FakeServices = {}, own = {}) {
  const form = show(services, own);
  await fill(form);
  await form.user.click(submit());
  return form;
}

const createCalls = ({ calls }: Shown) => calls.filter(({ method }) => method === 'CreateProspect');
const address = anAddress({ id: '' });

describe('RegisterForm', () => {
  it('opens an account, loads its session and the customer, and says so for 5 s', async () => {
    const form = await send();
    await waitFor(() => expect(form.onSignedIn).toHaveBeenCalledTimes(1));
    const whileTyping = ['ScorePassword', 'GetPlaces'];
    expect(form.calls.map(({ method }) => method).filter((method) => !whileTyping.includes(method))).toEqual([
      'ValidateAndExists',
      'CreateProspect',
      'WhoAmI',
      'Get',
    ]);
    expect(createCalls(form)[0]?.args).toEqual([
      { email: 'anna@example.ch', password: 'Kirsch-Fondue-7', address },
      { skipAddressValidation: false },
    ]);
    expect(form.store.getState()).toMatchObject({ session: { status: 'authenticated' } });
    expect(form.notices()).toMatchObject([{ type: 'success', hideAfter: 5_000 }]);
  });

  it('fills in the city of a postal code that has one, once it is whole', async () => {
    const ofZip = { '8001': ['Zürich'], '1234': ['Hier', 'Dort'] } as Record<string, string[]>;
    const { user, calls } = show({ 'customer/GetPlaces': (zip: string) => ({ ret: ofZip[zip] ?? [] }) });
    await user.type(field(/PLZ/), '8001');
    await waitFor(() => expect(field(/Ort/)).toHaveValue('Zürich'));
    expect(field(/PLZ/)).toHaveFocus();
    expect(calls).toMatchObject([{ method: 'GetPlaces', args: ['8001'] }]);
    await user.clear(field(/Ort/));
    await user.clear(field(/PLZ/));
    await user.type(field(/PLZ/), '1234');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(field(/Ort/)).toHaveValue('');
  });

  it('says nothing where the city of a postal code cannot be had', async () => {
    const { user, calls, notices } = show({ 'customer/GetPlaces': httpStatus(503) });
    await user.type(field(/PLZ/), '8001');
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.type(field(/Ort/), 'Zürich');
    expect(field(/Ort/)).toHaveValue('Zürich');
    expect(notices()).toEqual([]);
  });

  it('names every field for the browser to fill in', () => {
    show();
    const tokens = [...document.querySelectorAll('input, select')].map((control) => [
      control.getAttribute('name'),
      control.getAttribute('autocomplete'),
    ]);
    expect(Object.fromEntries(tokens)).toEqual({
      email: 'email',
      password: 'new-password',
      'address.gender': 'sex',
      'address.company': 'organization',
      'address.firstName': 'given-name',
      'address.lastName': 'family-name',
      'address.phone': 'tel',
      'address.streetName': 'address-line1',
      'address.streetNumber': 'off',
      'address.streetAddition': 'address-line2',
      'address.zip': 'postal-code',
      'address.city': 'address-level2',
    });
  });

  it('links to data protection, in a tab of its own, and to the login', async () => {
    const { user, onSwitch } = show();
    const privacy = screen.getByRole('link', { name: 'Datenschutz' });
    expect(privacy).toHaveAttribute('href', '/datenschutz');
    expect(privacy).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
    expect(onSwitch).toHaveBeenCalledWith('login');
  });

  it('sends nothing that is not filled in, and focuses the first field', async () => {
    const { user, calls } = show();
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Gib deine E-Mail-Adresse ein.');
    expect(screen.getByRole('combobox', { name: /Anrede/ })).toHaveAccessibleDescription('Wähle eine Anrede.');
    expect(field(/PLZ/)).toHaveAccessibleDescription('Gib deine Postleitzahl ein.');
    expect(calls).toEqual([]);
  });

  it('lets both names have 50 characters together', async () => {
    const { user } = show();
    await user.click(field(/Vorname/));
    await user.paste('x'.repeat(45));
    await user.click(field(/Nachname/));
    await user.paste('y'.repeat(6));
    await user.tab();
    expect(field(/Nachname/)).toHaveAccessibleDescription(/zusammen höchstens 50 Zeichen/);
  });

  it('takes no password that is too long', async () => {
    const { user, calls } = show();
    await user.click(password());
    await user.paste('Kirsch7!'.repeat(17));
    await user.click(submit());
    expect(password()).toHaveAccessibleDescription(/Das Passwort ist zu lang: höchstens 128 Zeichen\./);
    expect(calls.map(({ method }) => method)).not.toContain('CreateProspect');
  });

  it.each([
    [/E-Mail-Adresse/, 255, 'Höchstens 254 Zeichen.'],
    [/Firma/, 101, 'Höchstens 100 Zeichen.'],
    [/PLZ/, 13, 'Höchstens 12 Zeichen.'],
  ])('says how long %s may be', async (name, length, text) => {
    const { user } = show();
    await user.click(field(name));
    await user.paste('1'.repeat(length));
    await user.tab();
    expect(field(name)).toHaveAccessibleDescription(text);
  });

  it('says that there is an account already at the e-mail address, and creates none', async () => {
    const form = await send({ 'identity/ValidateAndExists': { customerExists: true } });
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Mit dieser E-Mail-Adresse besteht schon ein Konto.');
    expect(createCalls(form)).toEqual([]);
  });

  it('shows what the services find wrong at its field, and focuses the first', async () => {
    await send({
      [CREATE]: {
        error: { validationError: { fields: { 'address.city': ['invalid'], 'address.zip': ['notExists'] } } },
      },
    });
    await waitFor(() => expect(field(/PLZ/)).toHaveFocus());
    expect(field(/PLZ/)).toHaveAccessibleDescription('Das haben wir nicht gefunden.');
    expect(field(/Ort/)).toHaveAccessibleDescription('Prüfe deinen Wohnort.');
  });

  it('refuses an insecure password', async () => {
    const form = await send({ 'identity/ScorePassword': { ret: aPasswordScore({ isValid: false }) } });
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/zu leicht zu erraten/);
    expect(createCalls(form)).toEqual([]);
  });

  it('asks about an address that ends in .co before it is sent', async () => {
    const form = show();
    await fill(form);
    await form.user.clear(email());
    await form.user.type(email(), 'anna@example.co{Enter}');
    expect(await screen.findByText('Meintest du anna@example.com?')).toBeVisible();
    expect(createCalls(form)).toEqual([]);
    await form.user.click(screen.getByRole('button', { name: 'Ja' }));
    expect(email()).toHaveValue('anna@example.com');
    await form.user.click(submit());
    await waitFor(() => expect(form.onSignedIn).toHaveBeenCalled());
  });

  describe('where the services doubt the address', () => {
    const doubting = (kind: string, suggestions: unknown[] = []): FakeServices => ({
      [CREATE]: (_prospect: never, { skipAddressValidation }: { skipAddressValidation: boolean }) =>
        skipAddressValidation ? { id: 'customer-1' } : { error: { addressError: { kind, suggestions } } },
    });
    const suggested = anAddress({ id: '', streetName: 'Seestraße', zip: '8003' });

    it.each([
      ['Seestraße 12, 8003 Zürich', suggested],
      ['Seestrasse 12, 8002 Zürich (wie eingegeben)', address],
    ])('sends the one that is chosen, %s', async (label, chosen) => {
      const form = await send(doubting('acceptable', [suggested]));
      const dialog = await screen.findByRole('dialog', { name: 'Stimmt die Adresse?' });
      await form.user.click(within(dialog).getByRole('radio', { name: label }));
      await form.user.click(within(dialog).getByRole('button', { name: 'Diese Adresse verwenden' }));
      await waitFor(() => expect(form.onSignedIn).toHaveBeenCalled());
      expect(createCalls(form).at(-1)?.args).toMatchObject([{ address: chosen }, { skipAddressValidation: true }]);
    });

    it('goes on with an invalid one if the visitor wants it', async () => {
      const form = await send(doubting('invalid'));
      const dialog = await screen.findByRole('dialog', { name: 'Adresse nicht gefunden' });
      expect(dialog).toHaveTextContent('Seestrasse 12, 8002 Zürich');
      await form.user.click(within(dialog).getByRole('button', { name: 'So verwenden' }));
      await waitFor(() => expect(form.onSignedIn).toHaveBeenCalled());
      expect(createCalls(form).at(-1)?.args).toMatchObject([{ address }, { skipAddressValidation: true }]);
    });

    it('goes back to an invalid one to be changed', async () => {
      const form = await send(doubting('invalid'));
      await form.user.click(await screen.findByRole('button', { name: 'Adresse ändern' }));
      await waitFor(() => expect(field(/Strasse/)).toHaveFocus());
      expect(field(/Strasse/)).toHaveAccessibleDescription('Prüfe deine Strasse und Hausnummer.');
      expect(createCalls(form)).toHaveLength(1);
    });

    it('names the fields for which it doubts an invalid one, once the visitor wants to change it', async () => {
      const error = {
        addressError: { kind: 'invalid', suggestions: [] },
        validationError: { fields: { 'address.zip': ['invalid'] } },
      };
      const form = await send({ [CREATE]: { error } });
      await form.user.click(await screen.findByRole('button', { name: 'Adresse ändern' }));
      await waitFor(() => expect(field(/PLZ/)).toHaveFocus());
      expect(field(/PLZ/)).toHaveAccessibleDescription('Prüfe deine Postleitzahl.');
    });

    it('says that an e-mail address cannot be changed', async () => {
      const form = await send(doubting('mailNotEditable'));
      const dialog = await screen.findByRole('dialog', { name: 'E-Mail-Adresse nicht änderbar' });
      await form.user.click(within(dialog).getAllByRole('button', { name: 'Schliessen' }).at(-1)!);
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it.each([
    ['do not answer', httpStatus(503)],
    ['answer with an error nobody knows', { error: { fixmeError: 'boom' } }],
  ])('keeps what was typed where the services %s', async (_, answer) => {
    const form = await send({ [CREATE]: answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('Das Konto konnte nicht eröffnet werden');
    expect(field(/Ort/)).toHaveValue('Zürich');
    expect(form.onSignedIn).not.toHaveBeenCalled();
  });

  it('brings back what was typed when it is opened again, except the password, until the account is open', async () => {
    const lost = await send({ [CREATE]: httpStatus(503) });
    await screen.findByRole('alert');
    lost.unmount();
    const again = show();
    expect(email()).toHaveValue('anna@example.ch');
    expect(field(/Ort/)).toHaveValue('Zürich');
    expect(password()).toHaveValue('');
    await again.user.click(password());
    await again.user.paste('Kirsch-Fondue-7');
    await again.user.click(submit());
    await waitFor(() => expect(again.onSignedIn).toHaveBeenCalled());
    again.unmount();
    show();
    expect(field(/Ort/)).toHaveValue('');
  });

  it('signs in by the password where the services have opened no session', async () => {
    let isSignedIn = false;
    const form = await send({
      'identity/WhoAmI': () => ({ ret: isSignedIn ? anIdentity() : null }),
      'identity/Login': () => {
        isSignedIn = true;
        return { error: null };
      },
    });
    await waitFor(() => expect(form.onSignedIn).toHaveBeenCalled());
    expect(form.calls.find(({ method }) => method === 'Login')?.args).toEqual(['anna@example.ch', 'Kirsch-Fondue-7']);
  });

  it('leads to the login where that fails, with its words', async () => {
    const form = await send({
      'identity/WhoAmI': { ret: null },
      'identity/Login': { error: 'AUTHORIZATION_FAILED' },
    });
    await waitFor(() => expect(form.onSwitch).toHaveBeenCalledWith('login'));
    expect(form.notices()).toMatchObject([{ type: 'error', title: 'Anmeldung fehlgeschlagen' }]);
    expect(form.onSignedIn).not.toHaveBeenCalled();
  });
});
