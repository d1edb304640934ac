import { aSiteContent } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import LoginPage from './LoginPage';

const meta = {
  component: LoginPage,
  args: { content: aSiteContent(), path: '/anmelden', search: '' },
  parameters: {
    layout: 'fullscreen',
    shop: {
      path: '/anmelden',
      services: { 'passkey/GetRequestOptions': () => ({ options: null }) },
      state: { session: { status: 'anonymous', identity: null, authForm: null } },
    },
  },
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas }) => void (await canvas.findAllByRole('textbox')),
} satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = { tags: ['screenshot'] };
export const Register: Story = { args: { path: '/anmelden/register' } };
/** Nobody can register while the ERP is unavailable; the login still works. */
export const RegistrationUnavailable: Story = {
  args: { content: aSiteContent({ flags: { erpFailover: true } }), path: '/anmelden/register' },
};
