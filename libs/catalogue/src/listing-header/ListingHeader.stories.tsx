import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListingHeader } from './ListingHeader';

const meta = {
  component: ListingHeader,
  args: {
    count: 128,
    sorts: [
      { id: 'relevance', selected: true },
      { id: 'priceAscending', selected: false },
      { id: 'priceDescending', selected: false },
      { id: 'rating', selected: false },
    ],
    action: '/am-tisch',
  },
} satisfies Meta<typeof ListingHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = { tags: ['screenshot'] };
/** The page is named from the second on; a single order is no choice. */
export const OneOrder: Story = { args: { page: 3, sorts: [{ id: 'relevance', selected: true }] } };
