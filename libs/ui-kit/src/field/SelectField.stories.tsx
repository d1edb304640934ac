import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField';

const meta = {
  component: SelectField,
  args: {
    label: 'Land',
    children: ['Schweiz', 'Deutschland', 'Niederlande'].map((country) => <option key={country}>{country}</option>),
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const WithError: Story = { args: { error: 'Dorthin liefern wir noch nicht.' } };
export const Disabled: Story = { args: { disabled: true } };
