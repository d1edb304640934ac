import { elementData, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlossaryItem } from './GlossaryItem';

const dataOf = (own: Partial<ElementData<'glossaryItem'>> = {}) =>
  elementData('glossaryItem', {
    title: 'Caquelon',
    definition: '<p>Der Topf fürs Fondue: <strong>dickwandig</strong>, damit der Käse gleichmässig warm bleibt.</p>',
    images: [storyPicture('fondue', { description: 'Fondue im Caquelon' })],
    links: [{ url: '/fondue', callToAction: 'Alles fürs Fondue' }],
    ...own,
  });

const meta = {
  component: GlossaryItem,
  args: { data: dataOf() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GlossaryItem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TextAlone: Story = { args: { data: dataOf({ images: [], links: [] }) } };
export const TwoPictures: Story = {
  args: {
    data: dataOf({
      images: [
        storyPicture('fondue', { description: 'Fondue im Caquelon' }),
        storyPicture('tableware', { description: 'Gedeck für zwei' }),
      ],
    }),
  },
};
