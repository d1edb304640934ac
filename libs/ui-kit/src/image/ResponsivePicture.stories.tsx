import { storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResponsivePicture } from './ResponsivePicture';

const meta = {
  component: ResponsivePicture,
  args: { image: storyPicture('table'), small: storyPicture('tableTall'), sizes: '100vw' },
} satisfies Meta<typeof ResponsivePicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
/** Shows the second picture. */
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const OnePictureForAll: Story = { args: { small: null } };
