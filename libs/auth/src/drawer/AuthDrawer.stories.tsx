import { aPasswordScore } from '@shop/builders';
import { Notifications } from '@shop/notices';
import type { AuthForm } from '@shop/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillInAndSend } from '../test/fillIn';
import AuthDrawer from './AuthDrawer';

const opened = (authForm: AuthForm, error: string | null = null) => ({
  shop: {
    path: authForm === 'reset' ? '/?resetToken=abc' : '/',
    state: { session: { status: 'anonymous', identity: null, authForm } },
    services: {
      'identity/Login': () => ({ error }),
      'identity/WhoAmI': () => ({ ret: null }),
      'passkey/GetRequestOptions': () => ({ options: null }),
      'identity/ScorePassword': () => ({ ret: aPasswordScore() }),
      'identity/ResetPassword': () => ({ error }),
    },
  },
});

const meta = {
  component: AuthDrawer,
  args: { privacyUrl: '/datenschutz', profileUrl: '/profil' },
  parameters: opened('login'),
  decorators: [
    (Story) => (
      <>
        <Story />
        <Notifications />
      </>
    ),
  ],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof AuthDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const isHere: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('textbox'));

export const Login: Story = { play: isHere };
export const Register: Story = { parameters: opened('register'), play: isHere };
export const Forgot: Story = { parameters: opened('forgot'), play: isHere };

const failing = (error: string): Story => ({
  parameters: opened('login', error),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('textbox');
    await fillInAndSend(canvasElement, userEvent, { identifier: 'anna@example.ch', password: 'falsch' });
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
  },
});

export const LoginFails: Story = failing('AUTHORIZATION_FAILED');
/** Too many failures: the link below requests a mail that unlocks the account. */
export const AccountLocked: Story = failing('AUTHORIZATION_FAILED_ACCOUNT_LOCKED');
export const AccountUnconfirmed: Story = failing('AUTHORIZATION_FAILED_ACCOUNT_UNCONFIRMED');
/** The token of the link has expired: the drawer closes for the page that sends another mail. */
export const ResetWithBadToken: Story = {
  parameters: opened('reset', 'INVALID_TOKEN'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name="passwordConfirm"]')).toBeVisible());
    const password = 'Kirsch-Fondue-7';
    await fillInAndSend(canvasElement, userEvent, { password, passwordConfirm: password });
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
/** Nobody can register while the ERP is unavailable; the login still works. */
export const RegistrationUnavailable: Story = {
  args: { erpFailover: true },
  parameters: opened('register'),
  play: isHere,
};
