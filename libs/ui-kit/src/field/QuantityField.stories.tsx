import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { QuantityField } from './QuantityField';

const meta = {
  component: QuantityField,
  args: { label: 'Menge', value: 2, max: 10, onChange: fn() },
  render: function Counted({ value, onChange, ...args }) {
    const [count, setCount] = useState(value);
    return (
      <QuantityField
        {...args}
        value={count}
        onChange={(next) => {
          setCount(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Between: Story = { tags: ['screenshot'] };
export const AtTheLeast: Story = { args: { value: 1 } };
export const AtTheMost: Story = { args: { value: 10 } };
export const Disabled: Story = { args: { disabled: true } };
