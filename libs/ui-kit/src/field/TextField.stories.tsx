import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'E-Mail', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: 'Dorthin schicken wir die Bestätigung.' } };
export const WithError: Story = {
  tags: ['screenshot'],
  args: { defaultValue: 'anna@example', error: 'Diese Adresse ist nicht vollständig.', required: true },
};
export const Disabled: Story = { args: { defaultValue: 'anna@example.ch', disabled: true } };
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'anna@example.ch' } };
