import type { IngredientList } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { IngredientLists } from './IngredientLists';

const line = (title: string, amount: number | null = null, name = title) => ({
  id: title,
  title,
  amount,
  unit: '',
  name,
});
const list: IngredientList = {
  title: '',
  noOfPersons: 4,
  ingredients: [line('2 Eier', 2, 'Eier'), line('2–3 Zwiebeln'), line('Salz')],
};
const linesFor = (persons: number) => {
  renderWithShop(<IngredientLists lists={[list]} persons={{ shared: persons, of: () => persons, set: () => {} }} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('says for how many an amount is that cannot be scaled', () => {
  expect(linesFor(6)).toEqual(['3 Eier', '2–3 Zwiebeln (Menge für 4 Personen)', 'Salz']);
});

it('marks nothing for the number of persons of the recipe', () => {
  expect(linesFor(4)).toEqual(['2 Eier', '2–3 Zwiebeln', 'Salz']);
});
