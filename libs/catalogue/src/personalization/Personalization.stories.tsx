import { storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Personalization } from './Personalization';

/** Without a picture of the visitor's own: stories have no image service. */
const meta = {
  component: Personalization,
  args: { image: storyPicture('board'), value: null, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function Personalized({ value: initial, onChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <Personalization
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Personalization>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithText: Story = { tags: ['screenshot'], args: { value: { imageId: '', text: 'Für Anna und Luca' } } };
