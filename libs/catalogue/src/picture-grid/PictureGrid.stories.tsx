import { storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureGrid } from './PictureGrid';

const images = (['fondue', 'board', 'knife', 'pepper', 'oil'] as const).map((name) => storyPicture(name));

const meta = { component: PictureGrid, args: { images, title: 'Fondue für vier' } } satisfies Meta<typeof PictureGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Two: Story = { args: { images: images.slice(0, 2) } };
