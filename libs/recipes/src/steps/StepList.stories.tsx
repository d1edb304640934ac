import { aLink, aListingItem, storyPicture } from '@shop/builders';
import type { RecipeStep } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from './StepList';

const step = (title: string, text: string, own: Partial<RecipeStep> = {}): RecipeStep => ({
  title,
  text,
  link: null,
  linkLabel: '',
  images: [],
  recommendedProduct: null,
  ...own,
});

const meta = {
  component: StepList,
  args: {
    steps: [
      step('Käse reiben', 'Grob reiben und mit der Stärke mischen.', {
        recommendedProduct: aListingItem({ title: 'Schneidebrett', image: storyPicture('board') }),
      }),
      step('Schmelzen', 'Den Wein erhitzen, den Käse unter Rühren beigeben und schmelzen lassen.', {
        images: [storyPicture('fondue'), storyPicture('pepper')],
      }),
      step('', 'Mit Pfeffer und Muskat würzen und sofort auftragen.', {
        link: aLink({ url: '/fondue-retten', callToAction: 'Was tun, wenn es gerinnt?' }),
      }),
    ],
  },
} satisfies Meta<typeof StepList>;
export default meta;

/** With a tool, pictures, and a link. */
export const Three: StoryObj<typeof meta> = { tags: ['screenshot'] };
