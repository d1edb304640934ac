import { renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
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
