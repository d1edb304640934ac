import { elementData, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CooksSlider } from './CooksSlider';

const cook = (name: string, title: string, description: string) => ({
  name,
  title,
  description,
  image: storyPicture('course', { title: name }),
  links: [{ url: `/${name}`, callToAction: `Rezepte von ${name.split(' ')[0]}` }],
});

const cooks = [
  cook('Lena Brunner', 'Alpenküche und Butterzopf', 'Wiegt jede Zutat dreimal nach.'),
  cook('Marco Bianchi', 'Risotto, Polenta und Pasta', 'Rührt lieber, als dass er würzt.'),
  cook('Aline Favre', 'Klassiker und Desserts', 'Hat das Dessert fertig, bevor es läutet.'),
  cook('Priya Nair', 'Gemüse und Gewürze', 'Auf ihrem Balkon wachsen vier Sorten Basilikum.'),
];

const meta = {
  component: CooksSlider,
  args: { data: elementData('cooksSlider', { title: 'Wer bei uns kocht', cooks }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CooksSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLink: Story = {
  args: {
    data: elementData('cooksSlider', {
      title: 'Wer bei uns kocht',
      link: { url: '/koeche', callToAction: 'Alle' },
      cooks,
    }),
  },
};
/** No arrows, and no link to all. */
export const NamesAlone: Story = {
  args: {
    data: elementData('cooksSlider', {
      title: 'Wer bei uns kocht',
      cooks: [{ name: 'Lena Brunner' }, { name: 'Jonas' }],
    }),
  },
};
