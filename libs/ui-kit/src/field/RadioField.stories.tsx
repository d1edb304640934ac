import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { RadioField } from './RadioField';

const meta = {
  component: RadioField,
  args: {
    label: 'Anrede',
    name: 'gender',
    value: 'female',
    options: [
      { value: 'female', label: 'Frau' },
      { value: 'male', label: 'Herr' },
      { value: 'divers', label: 'Divers' },
    ],
    onChange: fn(),
  },
  render: function Chosen({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <RadioField
        {...args}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const WithError: Story = { args: { value: '', required: true, error: 'Wähle eine Anrede.' } };
