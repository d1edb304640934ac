import { aListing, elementData, httpStatus, storyItems } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductSlider } from './ProductSlider';

const items = storyItems();
const answering = (answer: object) => ({
  shop: { kind: 'productSlider', services: { 'backend/GetListingItems': () => answer } },
});

const slider = {
  title: 'Gern verschenkt',
  listId: 'beliebt',
  link: { url: '/beliebt', callToAction: 'Alle ansehen' },
};

const meta = {
  component: ProductSlider,
  args: { data: elementData('productSlider', slider) },
  parameters: { layout: 'fullscreen', ...answering({ ret: aListing({ items, count: items.length }) }) },
} satisfies Meta<typeof ProductSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLink: Story = { args: { data: elementData('productSlider', { ...slider, link: null }) } };
/** Too few to slide: no arrows. */
export const TwoItems: Story = { parameters: answering({ ret: aListing({ items: items.slice(0, 2), count: 2 }) }) };
/** Renders nothing. */
export const ListFails: Story = { parameters: answering(httpStatus(500)) };
