import { anImage, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture';

const meta = {
  component: Picture,
  args: { image: storyPicture('board'), sizes: '24rem', style: { maxWidth: '24rem' } },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Landscape: Story = { args: { image: storyPicture('fondue') } };
export const Portrait: Story = { args: { image: storyPicture('course') } };
/** Cropped to another ratio. */
export const Cropped: Story = { args: { image: storyPicture('evening'), ratio: 0.5 } };
export const Contained: Story = { args: { image: storyPicture('course'), ratio: 0.75, fit: 'contain' } };
/** No picture given. */
export const Missing: Story = { args: { image: null, ratio: 0.75, alt: 'Fondue für vier' } };
/** Fails to load. */
export const Failed: Story = { args: { image: anImage({ url: 'data:image/png;base64,AAAA', aspectRatio: 0.75 }) } };

/** Video 16:9, a voucher twice as wide as high. */
export const Video: Story = { args: { ratio: 'video' } };
export const Voucher: Story = { args: { ratio: 'voucher' } };
