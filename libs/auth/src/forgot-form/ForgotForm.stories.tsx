import type { Meta, StoryObj } from '@storybook/react-vite';
import { fillInAndSend } from '../test/fillIn';
import { formStory } from '../test/formStory';
import ForgotForm from './ForgotForm';

const answering = (error: string | null) => ({
  shop: { services: { 'identity/RequestAccountRecovery': () => ({ error }) } },
});

const meta = { component: ForgotForm, ...formStory, parameters: answering(null) } satisfies Meta<typeof ForgotForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const email = 'anna@example.ch';

export const Empty: Story = {};
export const Sent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillInAndSend(canvasElement, userEvent, { email });
    await canvas.findByText(new RegExp(email));
  },
};
export const UnknownAddress: Story = {
  parameters: answering('IDENTITY_DOES_NOT_EXIST'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillInAndSend(canvasElement, userEvent, { email });
    await canvas.findByRole('alert');
  },
};
