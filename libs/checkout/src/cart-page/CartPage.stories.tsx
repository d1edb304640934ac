import { aCart, aCartItem, aSiteContent, httpStatus, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import CartPage from './CartPage';

const fondue = aCartItem({
  title: 'Fondue für vier',
  subTitle: 'Caquelon, Rechaud und Gabeln',
  image: storyPicture('fondue'),
  qty: 2,
  rowTotalPrice: { amount: { cents: 9980 } },
});
const dishes = aCartItem({
  lineItemId: 'line-2',
  sku: 'P-101',
  title: 'Geschirr für zwei',
  subTitle: '',
  image: storyPicture('tableware'),
  parentId: fondue.lineItemId,
});
const knife = aCartItem({
  lineItemId: 'line-3',
  sku: 'P-200',
  title: 'Lieblingsmesser',
  subTitle: '',
  image: storyPicture('knife'),
  personalization: { text: 'Für Anna' },
});
const filled = {
  items: [fondue, dishes, knife],
  summary: {
    itemCount: 4,
    subTotal: { cents: 19960 },
    tax: { cents: 1496 },
    total: { cents: 19960 },
    currency: 'CHF' as const,
  },
};

const answering = (answer: object) => ({ shop: { services: { 'cart/GetCart': () => answer } } });

const meta = {
  component: CartPage,
  args: { content: aSiteContent() },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role="status"][aria-label]')).toBeNull());
  },
} satisfies Meta<typeof CartPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['screenshot'], parameters: answering({ cart: aCart(filled) }) };
/** One article is sold out since it was added; it is not in the totals. */
export const Unavailable: Story = {
  parameters: answering({
    cart: aCart({
      ...filled,
      unavailableItems: [
        aCartItem({ lineItemId: 'line-4', title: 'Öl und Kräuter', subTitle: '', image: storyPicture('oil') }),
      ],
    }),
  }),
};
export const Empty: Story = { tags: ['screenshot'], parameters: answering({ cart: null }) };
export const LoadFails: Story = { parameters: answering(httpStatus(500)) };
