import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { check, email, required } from '@shop/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordFormField } from './fields/PasswordFormField';
import { TextFormField } from './fields/TextFormField';
import { Form, type FormProps } from './Form';
import { FORM_ERROR } from './formErrors';

interface Values {
  email?: string;
  password?: string;
}
type Submit = FormProps<Values>['onSubmit'];

function AccountForm(props: Omit<FormProps<Values>, 'children'>) {
  return (
    <Form<Values> {...props}>
      {({ submitting, submitError }) => (
        <Stack>
          {submitError && <NoticeBanner type="error">Das hat nicht geklappt.</NoticeBanner>}
          <TextFormField name="email" type="email" label="E-Mail-Adresse" />
          <PasswordFormField name="password" label="Passwort" />
          <Button type="submit" loading={submitting}>
            Senden
          </Button>
        </Stack>
      )}
    </Form>
  );
}

const meta = {
  component: AccountForm,
  args: {
    label: 'Konto',
    validate: (values) => ({
      email: check(values.email, required, email),
      password: check(values.password, required),
    }),
    onSubmit: fn<Submit>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The first invalid field has the focus. */
export const Invalid: Story = {
  args: { initialValues: { email: 'anna' } },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Senden' })),
};
export const SubmitFails: Story = {
  args: {
    initialValues: { email: 'anna@example.ch', password: 'geheim' },
    onSubmit: fn<Submit>(() => ({ [FORM_ERROR]: 'failed' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await canvas.findByRole('alert');
  },
};
