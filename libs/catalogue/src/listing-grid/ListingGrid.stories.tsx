import { useBrand } from '@shop/brand';
import { storyItems } from '@shop/builders';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListingGrid } from './ListingGrid';

const meta = {
  component: ListingGrid,
  args: { items: storyItems(), list: { id: 'am-tisch', name: 'Am Tisch' } },
  render: function InBrand(args) {
    const { columns } = useBrand().listing;
    return <ListingGrid columns={columns} {...args} />;
  },
} satisfies Meta<typeof ListingGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithInsert: Story = {
  args: {
    inserts: [
      {
        id: 'teaser',
        row: 2,
        layout: 'default',
        content: (
          <NoticeBanner type="feature" title="Neu: Geschenkpapier">
            Drei Muster, von Hand bedruckt.
          </NoticeBanner>
        ),
      },
    ],
  },
};
