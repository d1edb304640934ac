import { aLink, aListing, aListingItem, aRating, elementData, httpStatus, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeElement } from './RecipeElement';

const item = aListingItem({
  id: 'fondue',
  productType: 'recipe',
  title: 'Fondue moitié-moitié',
  subTitle: 'Cremig, würzig, ohne Klumpen',
  infoText: '35 min · einfach',
  price: null,
  image: storyPicture('fondue'),
  link: aLink({ url: '/rezepte/fondue' }),
  rating: aRating({ score: 4.7, count: 18 }),
});
const answering = (answer: object) => ({
  shop: { kind: 'recipe', services: { 'backend/GetListingItems': () => answer } },
});
const found = (own: object = {}) => answering({ ret: aListing({ items: [{ ...item, ...own }], count: 1 }) });

const meta = {
  component: RecipeElement,
  args: { data: elementData('recipe', { recipeId: 'fondue' }) },
  parameters: { layout: 'fullscreen', ...found() },
} satisfies Meta<typeof RecipeElement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForMembers: Story = { tags: ['screenshot'], parameters: found({ membersOnly: true }) };
/** As in a grid: the picture is above the text. */
export const Narrow: Story = {
  decorators: (Story) => (
    <div style={{ maxWidth: '26rem' }}>
      <Story />
    </div>
  ),
};
/** Renders nothing. */
export const Fails: Story = { parameters: answering(httpStatus(500)) };
