import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: { label: 'Passwort' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Kirsch-Fondue-7' } };
export const WithError: Story = {
  tags: ['screenshot'],
  args: { defaultValue: 'abc', error: 'Mindestens 5 Zeichen.', hint: 'Drei Wörter sind leichter zu merken.' },
};
