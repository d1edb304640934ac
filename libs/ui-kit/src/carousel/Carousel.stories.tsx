import { type StoryPicture, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../image';
import { Carousel } from './Carousel';

interface Slide {
  name: StoryPicture;
  title: string;
}
const slides: Slide[] = [
  { name: 'board', title: 'Schneidebrett' },
  { name: 'knife', title: 'Lieblingsmesser' },
  { name: 'pepper', title: 'Gewürze' },
  { name: 'tableware', title: 'Geschirr' },
  { name: 'oil', title: 'Öl und Kräuter' },
];

/** Slides are args of the story, so that their pictures follow the brand. */
const meta = {
  component: Carousel,
  args: {
    label: 'Für die Küche',
    children: null,
    images: slides.map(({ name }) => storyPicture(name, { title: '' })),
  },
  argTypes: { children: { control: false } },
  render: ({ images, ...args }) => (
    <Carousel {...args}>
      {images.map((image, index) => (
        <a key={image.url} href={`#${index}`}>
          <Picture image={image} sizes="25vw" ratio={1} alt="" />
          {slides[index]?.title}
        </a>
      ))}
    </Carousel>
  ),
} satisfies Meta<Parameters<typeof Carousel>[0] & { images: ReturnType<typeof storyPicture>[] }>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 4 slides on desktops, 3 on tablets, 2 on phones. */
export const Default: Story = {};

/** A fraction shows part of the next slide. */
export const Peeping: Story = { args: { slidesPerPage: { desktop: 3, tablet: 2, phone: 1.5 } } };

/** Everything fits: no arrows. */
export const AllFit: Story = { args: { slidesPerPage: { desktop: 5, tablet: 5, phone: 5 } } };
