import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: 'Deine Nachricht auf der Karte', hint: 'Höchstens 200 Zeichen.' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { error: 'Schreib ein paar Worte.', required: true, hint: undefined } };
