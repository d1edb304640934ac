import { aProduct } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AddToCartForm } from './AddToCartForm';
import type { AddToCart } from './useAddToCart';

const meta = {
  component: AddToCartForm,
  args: { product: aProduct(), sku: 'P-100', onAdd: fn<AddToCart>(() => Promise.resolve({ ok: true })) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddToCartForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Available: Story = { tags: ['screenshot'] };
/** The stock note, which is not part of the form, says why. */
export const SoldOut: Story = { args: { product: aProduct({ maxQuantity: 0 }) } };
export const Refused: Story = {
  args: { onAdd: fn<AddToCart>(() => Promise.resolve({ ok: false, message: 'Davon sind nur noch zwei da.' })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[type="submit"]')!);
    await canvas.findByRole('alert');
  },
};
