import { aPrice, storyPicture } from '@shop/builders';
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
/** As high as the words need, over a narrow picture. */
export const LongGreeting: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: {
    lettering: { maxLength: 200, takesRecipient: true, area: { left: 27, top: 64, width: 45, height: 19 } },
    productType: 'valueVoucher',
    price: aPrice({ amount: { cents: 10_000 } }),
    value: { imageId: '', text: 'Alles Liebe zum Geburtstag und viel Freude. '.repeat(4).trim(), recipient: 'Ida' },
  },
};
export const WithText: Story = { tags: ['screenshot'], args: { value: { imageId: '', text: 'Für Anna und Luca' } } };
