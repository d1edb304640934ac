import type { AuthForm } from '@shop/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import AuthDrawer from './AuthDrawer';

const opened = (authForm: AuthForm, error: string | null = null) => ({
  shop: {
    state: { session: { status: 'anonymous', identity: null, authForm } },
    services: { 'identity/Login': () => ({ error }), 'identity/WhoAmI': () => ({ ret: null }) },
  },
});

const meta = {
  component: AuthDrawer,
  args: { privacyUrl: '/datenschutz' },
  parameters: opened('login'),
} satisfies Meta<typeof AuthDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const isHere: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('textbox'));

export const Login: Story = { play: isHere };
export const Register: Story = { parameters: opened('register'), play: isHere };
export const Forgot: Story = { parameters: opened('forgot'), play: isHere };
export const LoginFails: Story = {
  parameters: opened('login', 'AUTHORIZATION_FAILED'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'anna@example.ch');
    await userEvent.type(canvasElement.querySelector('[type="password"]')!, 'falsch');
    await userEvent.click(canvasElement.querySelector('[type="submit"]')!);
    await canvas.findByRole('alert');
  },
};
/** Nobody can register while the ERP is unavailable; the login still works. */
export const RegistrationUnavailable: Story = {
  args: { erpFailover: true },
  parameters: opened('register'),
  play: isHere,
};
