import { anIdentity, aPasskey, type FakeServices, httpStatus, passkeyCreationOptions } from '@shop/builders';
import { Dialogs } from '@shop/notices';
import { signedIn } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakePasskeys, sentPasskey, withoutPasskeys } from '../test/fakePasskeys';
import { Passkeys } from './Passkeys';

const GET_ALL = 'passkey/GetAll';
const CREATE = 'passkey/Create';
const OPTIONS = 'passkey/GetCreationOptions';
const laptop = aPasskey();
const phone = aPasskey({ id: 'passkey-2', name: 'Telefon', usedAt: null });

const signedInAs = (status: 'authenticated' | 'anonymous') => ({
  session: { status, identity: status === 'authenticated' ? anIdentity() : null, authForm: null },
});

const answering: FakeServices = {
  [GET_ALL]: { passkeys: [laptop, phone] },
  [OPTIONS]: { options: passkeyCreationOptions() },
  [CREATE]: { passkeyId: 'passkey-3' },
  'passkey/Remove': { error: null },
};

function show(services: FakeServices = {}, status: 'authenticated' | 'anonymous' = 'authenticated') {
  const page = (
    <>
      <Passkeys />
      <Dialogs />
    </>
  );
  return renderWithShop(page, { state: signedInAs(status), services: { ...answering, ...services } });
}

type Shown = ReturnType<typeof show>;
const methods = ({ calls }: Shown) => calls.map(({ method }) => method);
const heading = () => screen.getByRole('heading', { name: 'Passkeys' });
const nameField = () => screen.findByRole('textbox', { name: /Name des Passkeys/ });
const addButton = () => screen.getByRole('button', { name: 'Passkey hinzufügen' });

afterEach(withoutPasskeys);

describe('the list of passkeys', () => {
  it('is for customers alone', () => {
    const shown = show({}, 'anonymous');
    expect(shown.container).toBeEmptyDOMElement();
    expect(shown.calls).toEqual([]);
  });

  it('has names and dates', async () => {
    show();
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'LaptopHinzugefügt am 01.03.2026Zuletzt benutzt am 12.05.2026',
      'TelefonHinzugefügt am 01.03.2026Noch nie benutzt',
    ]);
  });

  it('says when there are none', async () => {
    show({ [GET_ALL]: { passkeys: [] } });
    expect(await screen.findByText('Du hast noch keinen Passkey.')).toBeVisible();
  });

  it('can be asked for again where it did not come', async () => {
    let isUp = false;
    const { user } = show({ [GET_ALL]: () => (isUp ? { passkeys: [laptop] } : httpStatus(503)) });
    await screen.findByText('Deine Passkeys konnten nicht geladen werden.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByText('Laptop')).toBeVisible();
    expect(screen.getByRole('region', { name: heading().textContent })).toHaveFocus();
  });

  it("shows nobody another's, who signs in meanwhile", async () => {
    const others = anIdentity({ id: 'customer-2', email: 'rosa@example.ch' });
    let isRosa = false;
    const shown = show({
      [GET_ALL]: () => (isRosa ? { passkeys: [phone] } : { passkeys: [laptop] }),
      'identity/WhoAmI': { ret: others },
    });
    await screen.findByText('Laptop');
    isRosa = true;
    await act(() => shown.store.dispatch(signedIn()));
    expect(screen.queryByText('Laptop')).not.toBeInTheDocument();
    expect(await screen.findByText('Telefon')).toBeVisible();
  });
});

describe('adding a passkey', () => {
  /** Sends the form; gives the page and the browser's dialog. */
  async function add(services: FakeServices = {}) {
    const ceremonies = fakePasskeys();
    const shown = show(services);
    await shown.user.type(await nameField(), ' Mein Laptop {Enter}');
    await waitFor(() => expect(ceremonies).toHaveLength(1));
    return { shown, dialog: ceremonies[0]! };
  }

  it('stores what the browser has made under its name, and shows the new list', async () => {
    const { shown, dialog } = await add();
    dialog.answer();
    expect(await screen.findByText('Der Passkey ist hinzugefügt.')).toBeInTheDocument();
    expect(shown.calls.find(({ method }) => method === 'Create')?.args).toEqual([
      'Mein Laptop',
      expect.objectContaining({ ...sentPasskey, response: expect.objectContaining({ transports: ['internal'] }) }),
    ]);
    expect(methods(shown).filter((method) => method === 'GetAll')).toHaveLength(2);
    expect(heading()).toHaveFocus();
    expect(await nameField()).toHaveValue('');
  });

  it('needs a name', async () => {
    const ceremonies = fakePasskeys();
    const shown = show();
    const field = await nameField();
    await shown.user.click(addButton());
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Fülle dieses Feld aus\./);
    expect(methods(shown)).toEqual(['GetAll']);
    expect(ceremonies).toEqual([]);
  });

  it.each([
    ['NotAllowedError', 'status', 'Kein Passkey hinzugefügt'],
    ['InvalidStateError', 'status', 'Schon hinzugefügt'],
    ['ConstraintError', 'alert', 'Hier nicht möglich'],
    ['NotSupportedError', 'alert', 'Hier nicht möglich'],
    ['UnknownError', 'alert', 'Das hat nicht geklappt'],
  ])('says why the browser made none after %s', async (error, role, text) => {
    const { shown, dialog } = await add();
    dialog.fail(error);
    expect((await screen.findByText(text)).closest(`[role="${role}"]`)).toBeInTheDocument();
    expect(methods(shown)).not.toContain('Create');
    expect(await nameField()).toHaveValue(' Mein Laptop ');
  });

  it.each([
    ['EXISTS', 'Schon hinzugefügt'],
    ['INVALID', 'Das hat nicht geklappt'],
    ['SOMETHING_NEW', 'Das hat nicht geklappt'],
  ])('says why the services took none after %s', async (error, text) => {
    const { dialog } = await add({ [CREATE]: { passkeyId: '', error } });
    dialog.answer();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['TOO_MANY', 'Zu viele Passkeys'],
    ['UNSUPPORTED', 'Hier nicht möglich'],
  ])('opens no dialog of the browser after %s', async (error, text) => {
    const ceremonies = fakePasskeys();
    const { user } = show({ [OPTIONS]: { options: null, error } });
    await user.type(await nameField(), 'Laptop{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(ceremonies).toEqual([]);
  });

  it('leaves a call that got no answer to the notice of that', async () => {
    const { dialog } = await add({ [CREATE]: httpStatus(503) });
    dialog.answer();
    await waitFor(() => expect(addButton()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("takes the browser's dialog along when the page is left", async () => {
    const { shown, dialog } = await add();
    shown.unmount();
    expect(dialog.signal.aborted).toBe(true);
  });

  it('is not offered where the browser cannot, and removing is', async () => {
    show();
    expect(await screen.findByText('In diesem Browser kannst du keinen Passkey hinzufügen.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Passkey Laptop entfernen' })).toBeVisible();
  });
});

describe('removing a passkey', () => {
  async function press(services: FakeServices = {}) {
    const shown = show(services);
    await shown.user.click(await screen.findByRole('button', { name: 'Passkey Telefon entfernen' }));
    const question = await screen.findByRole('dialog', { name: 'Passkey entfernen?' });
    expect(question).toHaveTextContent('Mit «Telefon» kannst du dich danach nicht mehr anmelden.');
    return { ...shown, question };
  }

  it('asks first', async () => {
    const { user, question, calls } = await press();
    await user.click(within(question).getByRole('button', { name: 'Behalten' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ method }) => method)).toEqual(['GetAll']);
  });

  it.each([
    ['removes it', null],
    ['shows the list without one that was removed elsewhere', 'NOT_FOUND'],
  ])('%s', async (_what, error) => {
    let isThere = true;
    const { user, question, calls } = await press({
      [GET_ALL]: () => ({ passkeys: isThere ? [laptop, phone] : [laptop] }),
      'passkey/Remove': () => {
        isThere = false;
        return { error };
      },
    });
    await user.click(within(question).getByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText('Der Passkey ist entfernt.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Telefon')).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'Remove')?.args).toEqual(['passkey-2']);
    expect(heading()).toHaveFocus();
  });

  it('keeps it where the services do not answer, which is told of', async () => {
    const { user, question, calls } = await press({ 'passkey/Remove': httpStatus(503) });
    await user.click(within(question).getByRole('button', { name: 'Entfernen' }));
    await waitFor(() => expect(calls.map(({ method }) => method)).toContain('Remove'));
    expect(screen.getByText('Telefon')).toBeVisible();
    expect(screen.queryByText('Der Passkey ist entfernt.')).not.toBeInTheDocument();
  });
});
