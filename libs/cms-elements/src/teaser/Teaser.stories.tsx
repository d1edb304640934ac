import { elementData, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Teaser } from './Teaser';

const dataOf = (own: Partial<ElementData<'teaser'>> = {}) =>
  elementData('teaser', {
    image: storyPicture('fondue'),
    heading: 'Fonduezeit',
    subHeading: 'Caquelon, Gabeln und das richtige Brot',
    link: { url: '/fondue' },
    ...own,
  });

const meta = {
  component: Teaser,
  args: { id: 'teaser', data: dataOf() },
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <div style={{ maxWidth: '32rem', paddingBlock: '2rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Teaser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { data: dataOf({ colorMode: 'dark' }) } };
export const HeadingOnly: Story = { args: { data: dataOf({ subHeading: '' }) } };
export const LongText: Story = {
  args: {
    data: dataOf({
      heading: 'Was wir an langen Winterabenden am liebsten auf den Tisch stellen',
      subHeading: 'Zehn Ideen für zwei, vier oder acht Leute, vom schnellen Apéro bis zum Sonntagsbraten.',
    }),
  },
};
