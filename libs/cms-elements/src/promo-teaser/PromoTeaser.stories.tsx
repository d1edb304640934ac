import { storyPicture } from '@shop/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoTeaser } from './PromoTeaser';
import { type PromoTeaserData, schema } from './schema';

const dataOf = (own: Partial<PromoTeaserData> = {}) =>
  schema.parse({
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
