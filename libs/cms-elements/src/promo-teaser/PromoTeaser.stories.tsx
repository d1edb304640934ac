import { elementData, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoTeaser } from './PromoTeaser';

const dataOf = (own: Partial<ElementData<'promoTeaser'>> = {}) =>
  elementData('promoTeaser', {
    image: storyPicture('fondue'),
    heading: 'Fonduezeit',
    subHeading: 'Caquelon, Gabeln und das richtige Brot',
    link: { url: '/fondue', callToAction: 'Alles fürs Fondue' },
    ...own,
  });

const meta = {
  component: PromoTeaser,
  args: { id: 'teaser', data: dataOf() },
} satisfies Meta<typeof PromoTeaser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { data: dataOf({ colorMode: 'dark' }) } };
export const OnASide: Story = {
  args: { data: dataOf({ layout: 'right' }) },
  decorators: (Story) => (
    <div style={{ maxWidth: '38rem', height: '50rem' }}>
      <Story />
    </div>
  ),
};
