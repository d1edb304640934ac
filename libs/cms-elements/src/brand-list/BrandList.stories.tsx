import { elementData, type StoryPicture, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandList } from './BrandList';

const brand = (name: string, text: string, picture?: StoryPicture) => ({
  name,
  text,
  link: { url: `/${name}` },
  image: picture ? storyPicture(picture, { title: name }) : null,
});

const brands = [
  brand('Alpenguss', 'Gusseisen aus Sandformen, im Jura gegossen', 'fondue'),
  brand('Atelier Nordlicht', 'Lampen, die aneinander denken'),
  brand('Klingental', 'Messer, von Hand geschliffen', 'knife'),
  brand('Lindenwerk', 'Bretter, Löffel und Mühlen aus dem Emmental', 'board'),
  brand('1001 Blatt', 'Tee und Steinzeug aus Biel', 'tableware'),
];

const meta = {
  component: BrandList,
  args: { data: elementData('brandList', { headline: 'Wer für uns arbeitet', brands }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The first letter replaces a missing logo. */
export const WithoutMarks: Story = {
  args: { data: elementData('brandList', { brands: brands.map((one) => ({ ...one, image: null })) }) },
};
