import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Bullets } from './Bullets';

const meta = {
  component: Bullets,
  args: { count: 5, active: 1, onSelect: fn(), labelOf: (index) => `Bild ${index + 1} von 5` },
  render: function Chosen({ active, onSelect, ...args }) {
    const [chosen, setChosen] = useState(active);
    return (
      <Bullets
        {...args}
        active={chosen}
        onSelect={(index) => {
          setChosen(index);
          onSelect(index);
        }}
      />
    );
  },
} satisfies Meta<typeof Bullets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SecondOfFive: Story = {};
export const FirstOfTwo: Story = { args: { count: 2, active: 0, labelOf: (index) => `Bild ${index + 1} von 2` } };
