import type { IngredientList } from '@shop/contracts';
import { aRecipe } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { IngredientLists } from './IngredientLists';
import { usePersons } from './usePersons';

const line = (title: string, amount: number | null = null, name = title, unit = '') => ({
  id: title,
  title,
  amount,
  unit,
  name,
});
const list = (title: string, noOfPersons = 4, more: IngredientList['ingredients'] = []): IngredientList => ({
  title,
  noOfPersons,
  ingredients: [line(`2 Eier für ${title}`, 2, `Eier für ${title}`), ...more],
});
const step = { title: '', link: null, linkLabel: '', images: [], recommendedProduct: null };

/** The lists of a recipe, with a step that names a tin. */
function Lists({ lists }: { lists: IngredientList[] }) {
  const steps = [{ ...step, text: 'Die Springform von 26 cm einfetten.' }];
  return <IngredientLists lists={lists} steps={steps} persons={usePersons({ id: 'kuchen', ingredientLists: lists })} />;
}
const show = (...lists: IngredientList[]) => renderWithShop(<Lists lists={lists} />);
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function choose(user: ReturnType<typeof show>['user'], persons: number, field = screen.getByRole('spinbutton')) {
  await user.clear(field);
  await user.type(field, `${persons}{Enter}`);
}

beforeEach(() => sessionStorage.clear());

describe('the ingredients for other persons', () => {
  it('say for how many an amount is that cannot be scaled', async () => {
    const { user } = show(list('Teig', 4, [line('2–3 Zwiebeln'), line('Salz')]));
    expect(lines()).toEqual(['2 Eier für Teig', '2–3 Zwiebeln', 'Salz']);
    await choose(user, 6);
    expect(await screen.findByText('3 Eier für Teig')).toBeVisible();
    expect(lines()).toEqual(['3 Eier für Teig', '2–3 Zwiebeln (Menge für 4 Personen)', 'Salz']);
  });

  it('have one counter for lists that share the number', async () => {
    const { user } = show(list('Teig'), list('Salat', 2), list('Guss'));
    const counters = screen.getAllByRole('spinbutton');
    expect(counters).toHaveLength(2);
    await choose(user, 8, screen.getByRole('spinbutton', { name: 'Personen: Teig, Guss' }));
    expect(await screen.findByText('4 Eier für Teig')).toBeVisible();
    expect(lines()).toEqual(['4 Eier für Teig', '2 Eier für Salat', '4 Eier für Guss']);
  });

  it('are rounded to what can be measured, and exact on demand', async () => {
    const { user } = show(list('Teig', 8, [line('5 dl Rahm', 5, 'Rahm', 'dl')]));
    await choose(user, 5);
    expect(await screen.findByText('3 dl Rahm')).toHaveAttribute('title', '3⅛ dl Rahm');
    await user.click(await screen.findByRole('button', { name: 'Genaue Mengen' }));
    expect(screen.getByRole('button', { name: 'Genaue Mengen' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('3⅛ dl Rahm')).toBeVisible();
  });

  it('may be for a quarter more, which stays chosen', async () => {
    const cake = list('Teig', 4, [line('500 g Mehl', 500, 'Mehl', 'g')]);
    const { user, unmount } = show(cake);
    await choose(user, 4.25);
    expect(await screen.findByText('530 g Mehl')).toBeVisible();
    unmount();
    show(cake);
    expect(screen.getByRole('spinbutton')).toHaveValue('4.25');
    expect(await screen.findByText('530 g Mehl')).toBeVisible();
  });

  it('need a tin of another size, by area', async () => {
    const { user } = show(list('Teig'));
    expect(screen.queryByText(/Springform/)).not.toBeInTheDocument();
    await choose(user, 6);
    expect(await screen.findByText('Springform: 32 cm statt 26 cm')).toBeVisible();
  });
});

it('a recipe of another kind than cakes names no tin', async () => {
  const recipe = aRecipe({ ingredientLists: [list('Sugo')] });
  const { user } = renderWithShop(
    <IngredientLists
      lists={recipe.ingredientLists}
      steps={recipe.steps}
      persons={{ shared: 8, of: () => 8, set: () => {} }}
    />,
  );
  await user.tab();
  expect(await screen.findByText('4 Eier für Sugo')).toBeVisible();
  expect(screen.queryByText(/statt/)).not.toBeInTheDocument();
});
