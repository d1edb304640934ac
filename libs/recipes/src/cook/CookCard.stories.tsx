import { aLink, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookCard } from './CookCard';

const meta = {
  component: CookCard,
  args: {
    cook: {
      name: 'Lena Brunner',
      title: 'Alpenküche und Butterzopf',
      image: storyPicture('course', { title: 'Lena Brunner' }),
      description: 'Wiegt jede Zutat dreimal nach.',
      links: [aLink({ url: '/lena-brunner', callToAction: 'Rezepte von Lena' })],
    },
  },
} satisfies Meta<typeof CookCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => userEvent.click(canvasElement.querySelector('summary')!),
};
