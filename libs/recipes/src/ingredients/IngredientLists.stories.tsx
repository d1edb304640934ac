import { aRecipe } from '@shop/builders';
import type { Recipe } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IngredientLists } from './IngredientLists';
import { usePersons } from './usePersons';

const cheese = [
  { id: 'greyerzer', title: '400 g Greyerzer', amount: 400, unit: 'g', name: 'Greyerzer' },
  { id: 'vacherin', title: '400 g Vacherin', amount: 400, unit: 'g', name: 'Vacherin' },
  { id: 'wein', title: '3,5 dl Weisswein', amount: 3.5, unit: 'dl', name: 'Weisswein' },
  { id: 'knoblauch', title: '1–2 Knoblauchzehen', amount: null, unit: '', name: '1–2 Knoblauchzehen' },
];
const salad = [
  { id: 'birnen', title: '2 Birnen', amount: 2, unit: '', name: 'Birnen' },
  { id: 'salz', title: 'Salz', amount: null, unit: '', name: 'Salz' },
];

/** The lists of a recipe, with the number of persons that the visitor chooses. */
function ListsOfRecipe({ recipe }: { recipe: Pick<Recipe, 'id' | 'ingredientLists' | 'steps'> }) {
  return <IngredientLists lists={recipe.ingredientLists} steps={recipe.steps} persons={usePersons(recipe)} />;
}

const meta = { component: ListsOfRecipe } satisfies Meta<typeof ListsOfRecipe>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One field for both lists. */
export const SharedPersons: Story = {
  tags: ['screenshot'],
  args: {
    recipe: aRecipe({
      id: 'fondue',
      ingredientLists: [
        { title: 'Fondue', noOfPersons: 4, ingredients: cheese },
        { title: 'Dazu', noOfPersons: 4, ingredients: salad },
      ],
    }),
  },
};
export const PersonsOfEachList: Story = {
  args: {
    recipe: aRecipe({
      id: 'fondue-und-birnen',
      ingredientLists: [
        { title: 'Fondue', noOfPersons: 4, ingredients: cheese },
        { title: 'Birnensalat', noOfPersons: 2, ingredients: salad },
      ],
    }),
  },
};
