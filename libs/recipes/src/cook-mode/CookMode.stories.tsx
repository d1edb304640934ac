import { aRecipe, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { usePersons } from '../ingredients/usePersons';
import CookMode, { type CookModeProps } from './CookMode';

function ScaledRecipe({ recipe, onClose }: Omit<CookModeProps, 'persons'>) {
  return <CookMode recipe={recipe} persons={usePersons(recipe)} onClose={onClose} />;
}

const { steps, ...recipe } = aRecipe();

const meta = {
  component: ScaledRecipe,
  args: {
    recipe: { ...recipe, steps: steps.map((step) => ({ ...step, images: [storyPicture('fondue')] })) },
    onClose: fn(),
  },
} satisfies Meta<typeof ScaledRecipe>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'mobile2', isRotated: false } } };
