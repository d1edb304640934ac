import { elementData, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HighlightFilterBox } from './HighlightFilterBox';

const box = (picture: Parameters<typeof storyPicture>[0], heading: string, text: string) => ({
  image: storyPicture(picture),
  heading,
  text,
  link: { url: `/${picture}?sort=rating`, callToAction: 'Ansehen' },
});
const boxes = [
  box('evening', 'Zu zweit', 'Kerzen an, Telefone aus.'),
  box('fondue', 'Für eine Runde', 'Was für vier reicht und für sechs gestreckt werden kann.'),
  box('course', 'Zum Lernen', ''),
  box('table', 'Für den grossen Tisch', 'Alles, was man selten braucht und dann dringend.'),
];

const meta = {
  component: HighlightFilterBox,
  args: { data: elementData('highlightFilterBox', { title: 'Wofür suchst du?', boxes }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HighlightFilterBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sliding: Story = {};
/** Too few to slide: no arrows. */
export const Three: Story = {
  args: { data: elementData('highlightFilterBox', { title: 'Wofür suchst du?', boxes: boxes.slice(0, 3) }) },
};
/** One and a half boxes in view. */
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'mobile2', isRotated: false } } };
