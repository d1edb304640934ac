import { aPasswordScore, type FakeServices } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillInAndSend } from '../test/fillIn';
import { formStory } from '../test/formStory';
import ResetForm from './ResetForm';

const answering = (services: FakeServices = {}) => ({
  shop: {
    path: '/?resetToken=abc',
    services: {
      'identity/ScorePassword': () => ({ ret: aPasswordScore() }),
      'identity/ResetPassword': () => ({ error: null }),
      ...services,
    },
  },
});

const meta = { component: ResetForm, ...formStory, parameters: answering() } satisfies Meta<typeof ResetForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const twice = { password: 'Kirsch-Fondue-7', passwordConfirm: 'Kirsch-Fondue-7' };

export const Empty: Story = {};
export const Done: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await fillInAndSend(canvasElement, userEvent, twice);
    await waitFor(() => expect(canvasElement.querySelector('form')).toBeNull());
  },
};
export const InsecurePassword: Story = {
  parameters: answering({ 'identity/ScorePassword': () => ({ ret: aPasswordScore({ isValid: false, score: 0 }) }) }),
  play: async ({ canvasElement, userEvent }) => {
    await fillInAndSend(canvasElement, userEvent, twice);
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).toHaveFocus());
  },
};
