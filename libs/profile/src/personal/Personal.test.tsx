import { aCustomer, anAddress, aPasswordScore } from '@shop/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { heldAnswers } from '../test/heldAnswers';
import { inTurn } from '../test/inTurn';
import { address, renderProfile } from '../test/renderProfile';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const argsOf = (calls: readonly { method: string; args: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ args }) => args);
const fieldError = (field: string, code: string) => ({ validationError: { fields: { [field]: [code] } } });

describe('the person', () => {
  it('is changed, and greeted by the new name', async () => {
    const { user, calls } = renderProfile('/personal', { services: { 'customer/Update': { id: '1', error: null } } });
    const form = await region('Über dich');
    await user.clear(form.getByRole('textbox', { name: 'Vorname' }));
    await user.type(form.getByRole('textbox', { name: 'Vorname' }), 'Zoë');
    await user.type(form.getByLabelText(/Geburtstag/), '1990-02-28');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText('Gespeichert.')).toBeVisible();
    expect(argsOf(calls, 'Update')[0]).toMatchObject([
      { firstName: 'Zoë', gender: 'female', birthday: Date.UTC(1990, 1, 28) },
      null,
    ]);
    expect(argsOf(calls, 'WhoAmI')).toHaveLength(1);
  });

  it('keeps the name of a billing address that was changed meanwhile, and what is being typed', async () => {
    const renamed = aCustomer({ gender: 'male', address: anAddress({ firstName: 'Luca', lastName: 'Keller' }) });
    const { user, calls } = renderProfile('/personal', {
      services: {
        'customer/Get': inTurn({ customer: aCustomer(), error: null }, { customer: renamed, error: null }),
        'customer/GetPlaces': { ret: [] },
        'customer/UpdateAddress': { addressId: '1', error: null },
        'customer/Update': { id: '1', error: null },
      },
    });
    const form = await region('Über dich');
    await user.type(form.getByLabelText(/Geburtstag/), '1990-02-28');
    const book = await region('Adressen');
    await user.click(book.getByRole('button', { name: /: ändern/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Adresse ändern' }));
    await user.click(drawer.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Keller'));
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await form.findByText('Gespeichert.');
    expect(argsOf(calls, 'Update')[0]).toMatchObject([
      { firstName: 'Luca', lastName: 'Keller', gender: 'male', birthday: Date.UTC(1990, 1, 28) },
      null,
    ]);
  });

  it('is told what the services refuse', async () => {
    const services = { 'customer/Update': { id: '', error: fieldError('birthday', 'age') } };
    const { user } = renderProfile('/personal', { services });
    const form = await region('Über dich');
    await user.type(form.getByLabelText(/Geburtstag/), '2020-02-28');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText('Du bist dafür noch zu jung.')).toBeVisible();
  });

  it.each(['typed', 'refused by the services'])(
    'checks the year of a birthday that is too long ago, %s',
    async (by) => {
      const services = { 'customer/Update': { id: '', error: fieldError('birthday', 'min') } };
      const { user, calls } = renderProfile('/personal', { services });
      const form = await region('Über dich');
      await user.type(form.getByLabelText(/Geburtstag/), by === 'typed' ? '1790-02-28' : '1990-02-28');
      await user.click(form.getByRole('button', { name: 'Speichern' }));
      expect(await form.findByText('Prüfe dein Geburtsjahr.')).toBeVisible();
      expect(argsOf(calls, 'Update')).toHaveLength(by === 'typed' ? 0 : 1);
    },
  );
});

it('changes the e-mail address with the password', async () => {
  const replies = inTurn({ id: '', error: fieldError('password', 'invalid') }, { id: '1', error: null });
  const { user, calls } = renderProfile('/personal', { services: { 'customer/Update': replies } });
  const form = await region('E-Mail-Adresse');
  await user.type(form.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }), 'neu@example.ch');
  await user.type(form.getByLabelText(/Aktuelles Passwort/), 'falsch');
  const submit = () => form.getByRole('button', { name: 'E-Mail-Adresse ändern' });
  await user.click(submit());
  expect(await form.findByText('Das ist nicht dein aktuelles Passwort.')).toBeVisible();
  await user.click(submit());
  expect(await form.findByText(/an neu@example.ch geschickt/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'E-Mail-Adresse' })).toHaveFocus());
  expect(argsOf(calls, 'Update')[1]).toEqual([{ email: 'neu@example.ch', password: 'falsch' }, null]);
});

it('asks about an e-mail address that ends in .co, and calls it neither wrong nor failed', async () => {
  const { user, calls } = renderProfile('/personal', { services: { 'customer/Update': { id: '1', error: null } } });
  const form = await region('E-Mail-Adresse');
  const email = form.getByRole('textbox', { name: 'Neue E-Mail-Adresse' });
  const submit = form.getByRole('button', { name: 'E-Mail-Adresse ändern' });
  await user.type(form.getByLabelText(/Aktuelles Passwort/), 'geheim');
  await user.type(email, 'neu@example.co');
  await user.click(submit);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Meintest du neu@example.com\?/));
  expect(email).not.toBeInvalid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(argsOf(calls, 'Update')).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Nein' }));
  await user.click(submit);
  await waitFor(() =>
    expect(argsOf(calls, 'Update')).toEqual([[{ email: 'neu@example.co', password: 'geheim' }, null]]),
  );
});

it('says what was wrong with another e-mail address after one was changed', async () => {
  const replies = inTurn({ id: '1', error: null }, { id: '', error: fieldError('password', 'invalid') });
  const { user } = renderProfile('/personal', { services: { 'customer/Update': replies } });
  const form = await region('E-Mail-Adresse');
  const email = () => form.getByRole('textbox', { name: 'Neue E-Mail-Adresse' });
  async function send(typed: string) {
    await user.type(email(), typed);
    await user.type(form.getByLabelText(/Aktuelles Passwort/), 'geheim');
    await user.click(form.getByRole('button', { name: 'E-Mail-Adresse ändern' }));
  }
  await send('neu@example.ch');
  expect(await form.findByText(/an neu@example.ch geschickt/)).toBeVisible();
  expect(email()).toHaveValue('');
  await send('zweite@example.ch');
  expect(await form.findByText('Das ist nicht dein aktuelles Passwort.')).toBeVisible();
  expect(email()).toHaveValue('zweite@example.ch');
  expect(form.queryByText(/geschickt/)).not.toBeInTheDocument();
});

it('changes the password, if it is a good one', async () => {
  const services = {
    'identity/ScorePassword': { ret: aPasswordScore() },
    'identity/ChangePassword': inTurn(
      { validationErrors: { fields: { oldPassword: ['invalid'] } }, error: null },
      { validationErrors: null, error: null },
    ),
  };
  const { user } = renderProfile('/personal', { services });
  const form = await region('Passwort');
  await user.type(form.getByLabelText(/Aktuelles Passwort/), 'altes');
  await user.type(form.getByLabelText(/Neues Passwort/), 'Znüni-Brot um zehn');
  const submit = () => form.getByRole('button', { name: 'Passwort ändern' });
  await user.click(submit());
  expect(await form.findByText('Das ist nicht dein aktuelles Passwort.')).toBeVisible();
  await user.click(submit());
  expect(await form.findByText('Dein Passwort ist geändert.')).toBeVisible();
  expect(form.getByLabelText(/Neues Passwort/)).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Passwort' })).toHaveFocus());
});

describe('an account that is locked after too many wrong passwords', () => {
  const locked = 'AUTHORIZATION_FAILED_ACCOUNT_LOCKED';
  const refused = { loginError: locked };
  const TITLE = 'Dein Konto ist gesperrt';

  it('is told of where the password is changed, which does not look wrong', async () => {
    const services = {
      'identity/ScorePassword': { ret: aPasswordScore() },
      'identity/ChangePassword': { validationErrors: null, error: locked },
    };
    const { user } = renderProfile('/personal', { services });
    const form = await region('Passwort');
    await user.type(form.getByLabelText(/Aktuelles Passwort/), 'richtig');
    await user.type(form.getByLabelText(/Neues Passwort/), 'Znüni-Brot um zehn{Enter}');
    expect(await form.findByText(TITLE)).toBeVisible();
    expect(form.getByText(/in einer halben Stunde/)).toBeVisible();
    expect(form.getByLabelText(/Aktuelles Passwort/)).not.toBeInvalid();
  });

  it('is told of where the e-mail address is changed', async () => {
    const { user } = renderProfile('/personal', { services: { 'customer/Update': { id: '', error: refused } } });
    const form = await region('E-Mail-Adresse');
    await user.type(form.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }), 'neu@example.ch');
    await user.type(form.getByLabelText(/Aktuelles Passwort/), 'richtig{Enter}');
    expect(await form.findByText(TITLE)).toBeVisible();
    expect(form.getByLabelText(/Aktuelles Passwort/)).not.toBeInvalid();
  });

  it('is told of where it is closed', async () => {
    const { user } = renderProfile('/personal', { services: { 'customer/DeleteCustomer': { error: refused } } });
    await user.click(await screen.findByRole('button', { name: 'Konto schliessen …' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Konto schliessen?' }));
    await user.type(drawer.getByLabelText(/Aktuelles Passwort/), 'richtig{Enter}');
    expect(await drawer.findByText(TITLE)).toBeVisible();
    expect(drawer.getByLabelText(/Aktuelles Passwort/)).not.toBeInvalid();
  });
});

it('takes no new password that is too long', async () => {
  const { user, calls } = renderProfile('/personal', { services: {} });
  const form = await region('Passwort');
  await user.type(form.getByLabelText(/Aktuelles Passwort/), 'altes');
  await user.click(form.getByLabelText(/Neues Passwort/));
  await user.paste('Kirsch7!'.repeat(17));
  await user.click(form.getByRole('button', { name: 'Passwort ändern' }));
  expect(await form.findByText('Das Passwort ist zu lang: höchstens 128 Zeichen.')).toBeVisible();
  expect(argsOf(calls, 'ChangePassword')).toEqual([]);
});

describe('addresses', () => {
  const mia = anAddress({ id: 'mia', firstName: 'Mia', city: 'Bern' });
  const customer = aCustomer({ address: anAddress({ id: 'own' }), shippingAddresses: [mia] });
  const services = { 'customer/Get': { customer, error: null }, 'customer/GetPlaces': { ret: [] } };

  it('asks about one that the services do not know, as at the registration', async () => {
    const replies = inTurn(
      { addressId: '', error: { addressError: { kind: 'invalid', suggestions: [] } } },
      { addressId: 'mia', error: null },
    );
    const { user, calls } = renderProfile('/personal', {
      services: { ...services, 'customer/UpdateAddress': replies },
    });
    const book = await region('Adressen');
    await user.click(book.getByRole('button', { name: /Mia .*: ändern/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Adresse ändern' }));
    await user.click(drawer.getByRole('button', { name: 'Speichern' }));
    await user.click(await screen.findByRole('button', { name: 'So verwenden' }));
    expect(await book.findByText('Die Adresse ist gespeichert.')).toBeInTheDocument();
    const sent = argsOf(calls, 'UpdateAddress') as [string, object, { skipAddressValidation: boolean }][];
    expect(sent.map(([id, , context]) => [id, context.skipAddressValidation])).toEqual([
      ['mia', false],
      ['mia', true],
    ]);
  });

  it.each([
    ['one that is gone', 'notExists', /Mia .*: ändern/, 'Diese Adresse gibt es nicht mehr.'],
    ['more than there is room for', 'max', 'Adresse hinzufügen', 'Mehr Adressen gehen nicht. Entferne zuerst eine.'],
  ])('say why the services do not save %s', async (_, code, button, text) => {
    const refused = { addressId: '', error: fieldError('address', code) };
    const { user } = renderProfile('/personal', {
      services: { ...services, 'customer/UpdateAddress': refused, 'customer/AddAddress': refused },
    });
    const book = await region('Adressen');
    await user.click(book.getByRole('button', { name: button }));
    const drawer = within(await screen.findByRole('dialog'));
    for (const [label, value] of [
      [/Vorname/, 'Mia'],
      [/Nachname/, 'Muster'],
      [/Strasse/, 'Seestrasse 12'],
      [/PLZ/, '8002'],
      [/Ort/, 'Zürich'],
    ] as const) {
      await user.clear(drawer.getByRole('textbox', { name: label }));
      await user.click(drawer.getByRole('textbox', { name: label }));
      await user.paste(value);
    }
    await user.selectOptions(drawer.getByRole('combobox', { name: /Anrede/ }), 'Frau');
    await user.click(drawer.getByRole('button', { name: 'Speichern' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent(text);
  });

  it('are removed after a question, and chosen for deliveries', async () => {
    const { user, calls } = renderProfile('/personal', {
      services: {
        ...services,
        'customer/DeleteAddress': { error: null },
        'customer/SetDefaultAddress': { error: null },
      },
    });
    const book = await region('Adressen');
    await user.click(book.getByRole('button', { name: /Mia .*: hierhin liefern/ }));
    await user.click(book.getByRole('button', { name: /Mia .*: entfernen/ }));
    await user.click(await screen.findByRole('button', { name: 'Ja, entfernen' }));
    expect(await book.findByText('Die Adresse ist entfernt.')).toBeInTheDocument();
    expect(argsOf(calls, 'SetDefaultAddress')).toEqual([['mia', 'shipping']]);
    expect(argsOf(calls, 'DeleteAddress')).toEqual([['mia']]);
    expect(book.queryByRole('button', { name: /Anna .*: entfernen/ })).not.toBeInTheDocument();
  });

  it.each([
    ['is chosen for deliveries', /Mia .*: hierhin liefern/, { defaultShippingAddressId: 'mia' }],
    ['is chosen for invoices', /Mia .*: für Rechnungen/, { address: mia, shippingAddresses: [customer.address] }],
  ])('keep the focus, and say that it is saved, when one %s', async (_, button, change) => {
    const { user } = renderProfile('/personal', {
      services: {
        ...services,
        'customer/Get': inTurn({ customer, error: null }, { customer: { ...customer, ...change }, error: null }),
        'customer/SetDefaultAddress': { error: null },
      },
    });
    const book = await region('Adressen');
    await user.click(book.getByRole('button', { name: button }));
    await waitFor(() => expect(book.queryByRole('button', { name: button })).not.toBeInTheDocument());
    expect(book.getByText('Die Adresse ist gespeichert.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Adressen' })).toHaveFocus());
  });
});

it('ends the other sign-ins', async () => {
  const signIn = { signedInAt: 1, seenAt: 2 };
  const services = {
    'identity/GetSignIns': inTurn(
      {
        ret: [
          { ...signIn, id: 'a', device: 'Firefox, Windows', isCurrent: true },
          { ...signIn, id: 'b', device: '', isCurrent: false },
        ],
      },
      { ret: [{ ...signIn, id: 'a', device: 'Firefox, Windows', isCurrent: true }] },
    ),
    'identity/EndOtherSignIns': { error: null },
  };
  const { user } = renderProfile('/personal', { services });
  const list = await region('Wo du angemeldet bist');
  expect(list.getByText('Unbekanntes Gerät')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Überall sonst abmelden' }));
  expect(await list.findByText('Du bist überall sonst abgemeldet.')).toBeInTheDocument();
  await waitFor(() => expect(list.queryByText('Unbekanntes Gerät')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Wo du angemeldet bist' })).toHaveFocus());
});

it('closes the account with the password, and leads to the shop', async () => {
  const services = {
    'customer/DeleteCustomer': inTurn({ error: fieldError('password', 'invalid') }, { error: null }),
  };
  sessionStorage.setItem('form.question', '{"question":"Passt sie in den Ofen?"}');
  const { user, store } = renderProfile('/personal', { services });
  await user.click(await screen.findByRole('button', { name: 'Konto schliessen …' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Konto schliessen?' }));
  await user.type(drawer.getByLabelText(/Aktuelles Passwort/), 'geheim');
  await user.click(drawer.getByRole('button', { name: 'Konto endgültig schliessen' }));
  expect(await drawer.findByText('Das ist nicht dein aktuelles Passwort.')).toBeVisible();
  expect(store.getState().session.status).toBe('authenticated');
  await user.click(drawer.getByRole('button', { name: 'Konto endgültig schliessen' }));
  expect(await screen.findByText(/Dein Konto ist geschlossen/)).toBeVisible();
  expect(address()).toBe('/');
  expect(store.getState().session.status).toBe('anonymous');
  expect(sessionStorage.getItem('form.question')).toBeNull();
});

it('switches kinds of mails on and off; those about orders are no choice', async () => {
  const choices = { questionAnswered: true, reviewCommented: false, questionAsked: false, wishes: true };
  const { user, calls } = renderProfile('/personal', {
    services: {
      'customer/GetMails': inTurn({ ret: choices }, { ret: { ...choices, questionAsked: true } }),
      'customer/SetMail': { ret: { ...choices, questionAsked: true } },
    },
  });
  const mails = await region('Mails, die du möchtest');
  expect(mails.getByText(/Zu Bestellungen.* immer/)).toBeVisible();
  const states = mails.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
  expect(states).toEqual([true, false, false, true]);
  const asked = mails.getByRole('checkbox', { name: /den ich gekauft habe/ });
  expect(asked).toHaveAccessibleDescription('Höchstens eine Mail am Tag.');
  await user.click(asked);
  await waitFor(() => expect(argsOf(calls, 'GetMails')).toHaveLength(2));
  expect(asked).toBeChecked();
  expect(argsOf(calls, 'SetMail')).toEqual([['questionAsked', true]]);
});

it('shows two kinds of mails as pressed, whichever is stored first', async () => {
  const choices = { questionAnswered: true, reviewCommented: false, questionAsked: false, wishes: true };
  const { answers, answer } = heldAnswers({ ret: choices });
  const both = { ...choices, questionAsked: true, wishes: false };
  const services = {
    'customer/GetMails': inTurn({ ret: choices }, { ret: both }),
    'customer/SetMail': answer,
  };
  const { user, calls } = renderProfile('/personal', { services });
  const mails = await region('Mails, die du möchtest');
  const asked = mails.getByRole('checkbox', { name: /den ich gekauft habe/ });
  const wishes = mails.getAllByRole('checkbox').at(-1)!;
  await user.click(asked);
  await user.click(wishes);
  await waitFor(() => expect(argsOf(calls, 'SetMail')).toHaveLength(2));
  await act(async () => answers.shift()!());
  expect([asked, wishes].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  await act(async () => answers.shift()!());
  await waitFor(() => expect(argsOf(calls, 'GetMails').length).toBeGreaterThan(1));
  expect([asked, wishes].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
});

it('tells the services of one press on a kind of mails after the other, and shows the last', async () => {
  const choices = { questionAnswered: true, reviewCommented: false, questionAsked: false, wishes: true };
  const { answers, answer } = heldAnswers({ ret: choices });
  const services = { 'customer/GetMails': { ret: choices }, 'customer/SetMail': answer };
  const { user, calls } = renderProfile('/personal', { services });
  const mails = await region('Mails, die du möchtest');
  const asked = mails.getByRole('checkbox', { name: /den ich gekauft habe/ });
  await user.click(asked);
  await user.click(asked);
  await waitFor(() => expect(argsOf(calls, 'SetMail')).toEqual([['questionAsked', true]]));
  expect(asked).not.toBeChecked();
  await act(async () => answers.shift()!());
  await waitFor(() => expect(argsOf(calls, 'SetMail')).toHaveLength(2));
  expect(argsOf(calls, 'SetMail')[1]).toEqual(['questionAsked', false]);
  await act(async () => answers.shift()!());
});
