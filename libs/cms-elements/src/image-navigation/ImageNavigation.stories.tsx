import { elementData, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageNavigation } from './ImageNavigation';

const item = (picture: Parameters<typeof storyPicture>[0], callToAction: string) => ({
  image: storyPicture(picture),
  link: { url: `/${picture}`, callToAction },
});
const items = [
  item('knife', 'Messer'),
  item('board', 'Bretter'),
  item('pepper', 'Gewürze und Mühlen'),
  item('oil', 'Öl und Kräuter'),
  item('tableware', 'Geschirr'),
  item('fondue', 'Fonduezeit'),
];

const meta = {
  component: ImageNavigation,
  args: { data: elementData('imageNavigation', { title: 'Was fehlt noch?', items: items.slice(0, 4) }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImageNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Six: Story = {
  args: { data: elementData('imageNavigation', { title: 'Alles für die Küche', columns: 6, items }) },
};
export const Untitled: Story = {
  args: { data: elementData('imageNavigation', { columns: 3, items: items.slice(0, 3) }) },
};
