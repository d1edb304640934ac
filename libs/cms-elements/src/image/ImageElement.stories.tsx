import { elementData, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageElement } from './ImageElement';

const dataOf = (own: Partial<ElementData<'image'>> = {}) =>
  elementData('image', { image: storyPicture('table'), secondaryImage: null, link: null, ...own });

const meta = {
  component: ImageElement,
  args: { data: dataOf() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImageElement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithCaption: Story = {
  args: { data: dataOf({ caption: 'Der Tisch, an dem dieses Jahr alle Platz fanden.' }) },
};
export const Linked: Story = {
  args: { data: dataOf({ link: { url: '/tisch', target: '_self', callToAction: 'Zum gedeckten Tisch' } }) },
};
/** Another picture on small screens. */
export const OnAPhone: Story = {
  args: { data: dataOf({ secondaryImage: storyPicture('tableTall'), caption: 'Der Tisch, von nah.' }) },
  tags: ['phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
