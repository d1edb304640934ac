import { aRecipe, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { usePersons } from '../ingredients/usePersons';
import CookMode, { type CookModeProps } from './CookMode';

function ScaledRecipe({ recipe, cooking, onCooking }: Pick<CookModeProps, 'recipe' | 'cooking' | 'onCooking'>) {
  return <CookMode {...{ recipe, cooking, onCooking }} persons={usePersons(recipe)} />;
}

const step = (title: string, text: string) => ({
  title,
  text,
  link: null,
  linkLabel: '',
  images: [storyPicture('fondue')],
  recommendedProduct: null,
});
const recipe = aRecipe({
  title: 'Fondue moitié-moitié',
  steps: [
    step('Käse reiben', 'Grob reiben und mit der Stärke mischen.'),
    step(
      'Schmelzen',
      'Den Wein 3 Minuten erhitzen, den Käse unter Rühren beigeben und 5 bis 6 Minuten schmelzen lassen.',
    ),
  ],
});

const meta = {
  component: ScaledRecipe,
  args: { recipe, cooking: 'open', onCooking: fn() },
  // Where others have got to.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ScaledRecipe>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OnAPhone: Story = {
  tags: ['screenshot', 'phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
