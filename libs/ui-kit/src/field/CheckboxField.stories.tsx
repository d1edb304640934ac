import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from './CheckboxField';

const meta = {
  component: CheckboxField,
  args: { label: 'Neuigkeiten per E-Mail erhalten' },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = {
  tags: ['screenshot'],
  args: { defaultChecked: true, hint: 'Höchstens eine Nachricht pro Woche.' },
};
export const WithError: Story = {
  args: { label: 'Ich bin mit den AGB einverstanden', error: 'Ohne das geht es nicht weiter.' },
};
