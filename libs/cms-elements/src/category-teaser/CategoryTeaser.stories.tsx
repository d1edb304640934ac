import { elementData, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryTeaser } from './CategoryTeaser';

const dataOf = (own: Partial<ElementData<'categoryTeaser'>> = {}) =>
  elementData('categoryTeaser', {
    contentElementImage: { image: storyPicture('fondue') },
    contentElementBlock: {
      title: 'Fonduezeit',
      content: '<p>Caquelon, Gabeln und das richtige Brot, dazu zwei Rezepte für kalte Abende.</p>',
      links: [{ url: '/fondue', callToAction: 'Alles fürs Fondue' }],
    },
    ...own,
  });

const meta = {
  component: CategoryTeaser,
  args: { id: 'teaser', data: dataOf() },
} satisfies Meta<typeof CategoryTeaser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholeWidth: Story = {};
export const OnASide: Story = {
  args: { data: dataOf({ layout: 'left' }) },
  decorators: (Story) => (
    <div style={{ maxWidth: '38rem', height: '50rem' }}>
      <Story />
    </div>
  ),
};
