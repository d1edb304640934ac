import { elementData, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoElement } from './VideoElement';

const dataOf = (own: Partial<ElementData<'video'>> = {}) =>
  elementData('video', {
    title: 'Wie man ein Fondue rettet',
    identifier: 'M7lc1UVf-VE',
    image: storyPicture('fondue'),
    ...own,
  });

const meta = {
  component: VideoElement,
  args: { data: dataOf() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VideoElement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cover: Story = {};
export const WithoutCover: Story = { args: { data: dataOf({ image: null }) } };
/** Only a placeholder. */
export const OtherPlatform: Story = { args: { data: dataOf({ platform: 'vimeo' }) } };
