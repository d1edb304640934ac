import { aBadge, aListingItem, aPrice, aRating, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductTile } from './ProductTile';

const HOUR = 60 * 60 * 1000;

const colour = (label: string, swatchColor: string) => ({
  label,
  swatchColor,
  swatchImage: null,
  targetSKU: label,
  url: `/geschirr?variant=${label}`,
});
const plain = {
  title: 'Geschirr für zwei',
  subTitle: 'Von Hand glasiert',
  image: storyPicture('tableware'),
  secondaryImage: storyPicture('board'),
};

const meta = {
  component: ProductTile,
  args: { item: aListingItem(plain) },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With colours to choose. */
export const Plain: Story = {
  args: {
    item: aListingItem({
      ...plain,
      configurationOptions: [
        {
          id: 'farbe',
          label: 'Farbe',
          values: [colour('Moos', '#5b6b4a'), colour('Sand', '#d9c7a3'), colour('Nachtblau', '#27324f')],
        },
      ],
    }),
  },
};
export const OnOffer: Story = {
  tags: ['screenshot'],
  args: {
    item: aListingItem({
      ...plain,
      price: aPrice({ amount: { cents: 6900 }, crossAmount: { cents: 8900 } }),
      badges: [aBadge({ label: '−22 %', style: 'promotion' }), aBadge()],
      countDown: { shouldBeDisplayed: true, startDate: null, endDate: Date.now() + 5 * HOUR },
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('timer')),
};
export const SoldOut: Story = {
  tags: ['screenshot'],
  args: {
    item: aListingItem({
      ...plain,
      rating: aRating({ score: 0, count: 0 }),
      stockLevel: { code: 'label3', label: 'Ausverkauft' },
    }),
  },
};
/** For a visitor who is not signed in. */
export const MembersOnly: Story = {
  args: {
    item: aListingItem({
      productType: 'recipe',
      title: 'Fondue moitié-moitié',
      subTitle: 'Cremig, würzig, ohne Klumpen',
      infoText: '35 min · einfach',
      image: storyPicture('fondue'),
      price: null,
      membersOnly: true,
    }),
  },
  parameters: { shop: { state: { session: { status: 'anonymous', identity: null, authForm: null } } } },
  play: async ({ canvas }) => void (await canvas.findByRole('button')),
};
