import { useTrackOnce } from '@shop/analytics';
import { renderWithShop } from '@shop/testing';
import { check, email, required } from '@shop/validation';
import { act, screen, waitFor } from '@testing-library/react';
import { Form, type FormProps } from './Form';
import type { FormErrors } from './formErrors';
import { EmailFormField } from './fields/EmailFormField';
import { PasswordFormField } from './fields/PasswordFormField';
import { TextFormField } from './fields/TextFormField';
import { useMistypedCom } from './fields/useMistypedCom';

jest.mock('@shop/analytics', () => ({ ...jest.requireActual<object>('@shop/analytics'), useTrackOnce: jest.fn() }));

interface Values {
  email?: string;
  password?: string;
}

const validate = (values: Values) => ({
  email: check(values.email, required, email),
  password: check(values.password, required),
});

const form = (props: Partial<FormProps<Values>> = {}) => (
  <Form<Values> label="Konto" validate={validate} onSubmit={() => undefined} {...props}>
    <TextFormField name="email" label="E-Mail" />
    <PasswordFormField name="password" label="Passwort" />
    <button type="submit">Senden</button>
  </Form>
);

const emailField = () => screen.getByRole('textbox', { name: 'E-Mail' });
const passwordField = () => screen.getByLabelText('Passwort');
const submit = () => screen.getByRole('button', { name: 'Senden' });

describe('Form', () => {
  afterEach(() => jest.useRealTimers());

  it('shows what is wrong with a field on blur, not before', async () => {
    const { user } = renderWithShop(form());
    await user.type(emailField(), 'anna');
    expect(emailField()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(emailField()).toHaveAttribute('aria-invalid', 'true');
    expect(emailField()).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
    await user.type(emailField(), '@example.ch');
    expect(emailField()).not.toHaveAttribute('aria-invalid');
  });

  it('leaves an empty field that is passed through alone, until the form is sent', async () => {
    const { user } = renderWithShop(form());
    await user.click(emailField());
    await user.tab();
    expect(emailField()).not.toHaveAttribute('aria-invalid');
    await user.click(submit());
    expect(emailField()).toHaveAttribute('aria-invalid', 'true');
  });

  it('focuses the first invalid field on submit and sends nothing', async () => {
    const onSubmit = jest.fn();
    const { user } = renderWithShop(form({ onSubmit }));
    await user.type(emailField(), 'anna@example.ch');
    await user.click(submit());
    await waitFor(() => expect(passwordField()).toHaveFocus());
    expect(passwordField()).toHaveAccessibleDescription('Gib dein Passwort ein.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leads to a question that is still open instead of sending', async () => {
    const sent = jest.fn();
    function Asking() {
      const mistyped = useMistypedCom();
      return (
        <Form<Values> onSubmit={({ email: address = '' }) => (mistyped.ask(address) ? undefined : sent())}>
          <EmailFormField name="email" label="E-Mail" question={mistyped} />
          <TextFormField name="name" label="Name" />
          <button type="submit">Senden</button>
        </Form>
      );
    }
    const { user } = renderWithShop(<Asking />);
    await user.type(emailField(), 'anna@example.co');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(submit());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Meintest du anna@example.com\?/));
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    expect(sent).not.toHaveBeenCalled();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Ja' })).toHaveFocus();
  });

  it('checks a password 300 ms after typing stops, without the field being left', async () => {
    jest.useFakeTimers();
    const { user } = renderWithShop(form());
    await user.type(passwordField(), 'a{Backspace}');
    act(() => jest.advanceTimersByTime(299));
    expect(passwordField()).not.toHaveAttribute('aria-invalid');
    act(() => jest.advanceTimersByTime(1));
    expect(passwordField()).toHaveAccessibleDescription('Gib dein Passwort ein.');
    expect(passwordField()).toHaveFocus();
  });

  it('trims values, except passwords', async () => {
    const onSubmit = jest.fn();
    const { user } = renderWithShop(form({ onSubmit }));
    await user.type(emailField(), '  anna@example.ch ');
    await user.type(passwordField(), ' geheim ');
    await user.click(submit());
    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@example.ch', password: ' geheim ' });
  });

  it('shows errors of the services until the field is changed', async () => {
    const { user } = renderWithShop(form({ onSubmit: () => Promise.resolve({ email: 'exists' }) }));
    await user.type(emailField(), 'anna@example.ch');
    await user.type(passwordField(), 'geheim');
    await user.click(submit());
    await waitFor(() => expect(emailField()).toHaveFocus());
    expect(emailField()).toHaveAccessibleDescription('Mit dieser E-Mail-Adresse besteht schon ein Konto.');
    await user.type(emailField(), 'x');
    expect(emailField()).not.toHaveAttribute('aria-invalid');
  });

  describe('given errors of fields that it does not have', () => {
    async function send(...answers: (FormErrors | Promise<undefined>)[]) {
      const onSubmit = jest.fn(async () => answers.shift());
      const { user } = renderWithShop(form({ onSubmit }));
      await user.type(emailField(), 'anna@example.ch');
      await user.type(passwordField(), 'geheim');
      await user.click(submit());
      return user;
    }

    it('says them as a message of its own, which is scrolled into view', async () => {
      const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
      await send({ address: 'notExists', birthday: 'min' });
      const message = await screen.findByRole('alert');
      expect(message).toHaveTextContent('Diese Adresse gibt es nicht mehr. Prüfe dein Geburtsjahr.');
      expect(scroll.mock.contexts).toEqual([message.parentElement]);
      expect(emailField()).toBeValid();
    });

    it('tracks them by the ids of their texts', async () => {
      await send({ address: 'notExists', strange: 'required', stranger: 'invalid' });
      await screen.findByRole('alert');
      const [, event] = jest.mocked(useTrackOnce).mock.lastCall!;
      const id = 'validation.notExists.address forms.form.refused';
      expect(event()).toEqual({ name: 'error', id, domain: 'validation' });
    });

    it('says that something was wrong where a text means nothing without its field', async () => {
      await send({ strange: 'required', stranger: { still: 'invalid' } });
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Das hat nicht geklappt. Prüfe deine Eingaben.$/);
    });

    it('says the limit of a text', async () => {
      await send({ newPassword: { password: 'max' } });
      expect(await screen.findByRole('alert')).toHaveTextContent('Das Passwort ist zu lang: höchstens 128 Zeichen.');
    });

    it('leaves those of its own fields to them', async () => {
      await send({ email: 'exists', address: 'max' });
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Mehr Adressen gehen nicht. Entferne zuerst eine.$/);
      await waitFor(() => expect(emailField()).toHaveFocus());
    });

    it('takes them back once it is sent again', async () => {
      const user = await send({ address: 'max' }, new Promise(() => undefined));
      await screen.findByRole('alert');
      await user.click(submit());
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    });
  });

  it.each([
    ['the limit of a field that has one', 'address.zip', 'Höchstens 12 Zeichen.'],
    ['that it is too long, of any other', 'other', 'Das ist zu lang.'],
  ])('says of a text %s', async (_, name, text) => {
    const { user } = renderWithShop(
      <Form validate={() => ({ address: { zip: 'max' }, other: 'max' })} onSubmit={() => undefined}>
        <TextFormField name={name} label="Feld" />
        <button type="submit">Senden</button>
      </Form>,
    );
    await user.click(submit());
    expect(screen.getByRole('textbox', { name: 'Feld' })).toHaveAccessibleDescription(text);
  });
});
