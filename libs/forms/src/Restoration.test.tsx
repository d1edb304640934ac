import { anIdentity } from '@shop/builders';
import type { ShopStore } from '@shop/service-client';
import { signedIn, signedOut, visitorLeft } from '@shop/session';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Form, type FormProps } from './Form';
import { PasswordFormField } from './fields/PasswordFormField';
import { TextFormField } from './fields/TextFormField';

interface Values {
  email: string;
  password: string;
  address: { city: string };
}

/** A form that can be closed and opened, as a drawer's. */
function Page(props: Partial<FormProps<Values>>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Schublade</button>
      {isOpen && (
        <Form<Values> label="Konto" restorationKey="konto" onSubmit={() => undefined} {...props}>
          <TextFormField name="email" label="E-Mail" />
          <TextFormField name="address.city" label="Ort" />
          <PasswordFormField name="password" label="Passwort" />
          <button type="submit">Senden</button>
        </Form>
      )}
    </>
  );
}

const email = () => screen.getByRole('textbox', { name: 'E-Mail' });
const city = () => screen.getByRole('textbox', { name: 'Ort' });
const password = () => screen.getByLabelText('Passwort', { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });

async function type({ user }: ReturnType<typeof renderWithShop>) {
  await user.type(email(), 'anna@example.ch');
  await user.type(city(), 'Zürich');
  await user.type(password(), 'geheim');
}

describe('restoration of a form', () => {
  it('brings back what was typed after a reload, except the password, which is stored nowhere', async () => {
    const before = renderWithShop(<Page />);
    await type(before);
    before.unmount();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('geheim');
    renderWithShop(<Page />);
    expect(email()).toHaveValue('anna@example.ch');
    expect(city()).toHaveValue('Zürich');
    expect(password()).toHaveValue('');
  });

  it('brings it back when its drawer is opened again', async () => {
    const page = renderWithShop(<Page />);
    await type(page);
    await page.user.click(press('Schublade'));
    await page.user.click(press('Schublade'));
    expect(city()).toHaveValue('Zürich');
  });

  it('prefers it to initial values, and does not call it wrong before it is touched', async () => {
    const before = renderWithShop(<Page />);
    await before.user.type(email(), 'anna');
    before.unmount();
    renderWithShop(<Page initialValues={{ email: 'rosa@example.ch' }} validate={() => ({ email: 'email' })} />);
    expect(email()).toHaveValue('anna');
    expect(email()).not.toBeInvalid();
  });

  it('keeps nothing that was not changed', () => {
    renderWithShop(<Page initialValues={{ email: 'rosa@example.ch' }} />);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not bring back what was deleted again', async () => {
    const { user } = renderWithShop(<Page />);
    await user.type(email(), 'anna');
    await user.clear(email());
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps it while it is sent in vain, and forgets it once it is sent', async () => {
    const onSubmit = jest.fn().mockResolvedValueOnce({ email: 'exists' }).mockResolvedValueOnce(undefined);
    const page = renderWithShop(<Page onSubmit={onSubmit} />);
    await type(page);
    await page.user.click(press('Senden'));
    await waitFor(() => expect(email()).toBeInvalid());
    expect(sessionStorage).toHaveLength(1);
    await page.user.type(email(), 'x');
    await page.user.click(press('Senden'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('forgets it also where the form is gone by then', async () => {
    let done: () => void = () => undefined;
    const page = renderWithShop(<Page onSubmit={() => new Promise<void>((resolve) => (done = resolve))} />);
    await type(page);
    await page.user.click(press('Senden'));
    await page.user.click(press('Schublade'));
    done();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('ends when the visitor signs out, also for what is typed afterwards', async () => {
    const page = renderWithShop(<Page initialValues={{ email: 'rosa@example.ch' }} />);
    await type(page);
    act(() => page.store.dispatch(visitorLeft()));
    expect(email()).toHaveValue('rosa@example.ch');
    expect([city(), password()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    expect(sessionStorage).toHaveLength(0);
    await page.user.type(city(), 'Bern');
    page.unmount();
    renderWithShop(<Page />);
    expect(email()).toHaveValue('rosa@example.ch');
    expect(city()).toHaveValue('Bern');
  });

  it('ends for a closed form, too', async () => {
    const page = renderWithShop(<Page />);
    await type(page);
    await page.user.click(press('Schublade'));
    act(() => page.store.dispatch(visitorLeft()));
    await page.user.click(press('Schublade'));
    expect(city()).toHaveValue('');
  });

  describe('for who is signed in', () => {
    const signedInAs = (id: string) => ({
      state: { session: { status: 'authenticated' as const, identity: anIdentity({ id }), authForm: null } },
    });
    async function leaveUnsent() {
      const page = renderWithShop(<Page />, signedInAs('anna'));
      await type(page);
      act(() => page.store.dispatch(signedOut()));
      page.unmount();
    }

    it('ends where another tab signs out', async () => {
      const page = renderWithShop(<Page />, signedInAs('anna'));
      await type(page);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated', newValue: 'false' })));
      expect(city()).toHaveValue('');
      expect(sessionStorage.getItem('form.konto')).toBeNull();
    });

    it('has ended where another tab has signed out meanwhile', async () => {
      await leaveUnsent();
      localStorage.setItem('isAuthenticated', 'false');
      renderWithShop(<Page />);
      expect(city()).toHaveValue('');
    });

    it('goes on for the same customer after a session that has ended by itself, and for no other', async () => {
      await leaveUnsent();
      const same = renderWithShop(<Page />, signedInAs('anna'));
      expect(city()).toHaveValue('Zürich');
      same.unmount();
      const other = renderWithShop(<Page />, signedInAs('rosa'));
      expect(city()).toHaveValue('');
      other.unmount();
      renderWithShop(<Page />, signedInAs('anna'));
      expect(city()).toHaveValue('');
    });

    it('ends in an open form when somebody else signs in', async () => {
      await leaveUnsent();
      const { store } = renderWithShop(<Page />, {
        services: { 'identity/WhoAmI': { ret: anIdentity({ id: 'rosa' }) } },
      });
      expect(city()).toHaveValue('Zürich');
      await act(async () => void (await store.dispatch(signedIn())));
      expect(city()).toHaveValue('');
    });
  });

  it.each([
    ['the session ends by itself', ({ dispatch }: ShopStore) => dispatch(signedOut())],
    ['the visitor signs in', ({ dispatch }: ShopStore) => dispatch(signedIn())],
  ])('goes on when %s', async (_when, happen) => {
    const page = renderWithShop(<Page />, { services: { 'identity/WhoAmI': { ret: anIdentity() } } });
    await type(page);
    await act(async () => void (await happen(page.store)));
    expect(city()).toHaveValue('Zürich');
    page.unmount();
    renderWithShop(<Page />);
    expect(city()).toHaveValue('Zürich');
  });

  it('leaves fields alone that have another way to survive', async () => {
    const before = renderWithShop(<Page notRestored={['email']} />);
    await type(before);
    before.unmount();
    renderWithShop(<Page notRestored={['email']} initialValues={{ email: 'rosa@example.ch' }} />);
    expect(email()).toHaveValue('rosa@example.ch');
    expect(city()).toHaveValue('Zürich');
  });

  it('is not for forms without a key', async () => {
    const { user } = renderWithShop(<Page restorationKey={undefined as never} />);
    await user.type(email(), 'anna');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['kein JSON', '[1]', 'null', '"x"'])('begins empty with %j in the storage', (stored) => {
    sessionStorage.setItem('form.konto', stored);
    renderWithShop(<Page />);
    expect(email()).toHaveValue('');
  });
});
