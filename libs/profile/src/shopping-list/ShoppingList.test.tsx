import { aCart, aListingItem, aPrice, aRecipe } from '@shop/builders';
import { keepPlan, MAX_RECIPES, planRecipe } from '@shop/recipes/shopping-list';
import { act, screen, waitFor } from '@testing-library/react';
import { renderProfile } from '../test/renderProfile';

afterEach(() => act(() => keepPlan({ recipes: [], done: [] })));

const flour = (amount: number) => ({ id: 'flour', title: `${amount} g Mehl`, name: 'Mehl', amount, unit: 'g' });
const recipe = (id: string, title: string, grams: number, more: Parameters<typeof aRecipe>[0] = {}) =>
  aRecipe({
    ...{ id, title, ingredientLists: [{ title: '', noOfPersons: 4, ingredients: [flour(grams)] }] },
    ...{ recommendedProducts: [], recommendedProductsAll: [] },
    ...more,
  });
const pan = aListingItem({ id: 'pan', canonicalSKU: 'pan', title: 'Pfanne', price: aPrice() });
const recipes = {
  zopf: recipe('zopf', 'Zopf', 500),
  kuchen: recipe('kuchen', 'Kuchen', 200, { recommendedProducts: [pan] }),
};
const services = {
  'detail/GetRecipe': (id: keyof typeof recipes) => ({ ret: recipes[id] ?? null, error: null }),
  'cart/AddItem': () => ({ cart: aCart(), lineItemID: 'line-1', error: null }),
};
const show = (path = '/shopping-list') =>
  renderProfile(path, { services, isSignedIn: false, brand: { recipes: true } });
const plan = () => JSON.parse(localStorage.getItem('shoppingList') ?? 'null') as unknown;

it('adds up the ingredients of the recipes for so many persons, to tick off', async () => {
  keepPlan({
    recipes: [
      { id: 'zopf', persons: 4 },
      { id: 'kuchen', persons: 8 },
    ],
    done: [],
  });
  const { user } = show();
  const line = await screen.findByRole('checkbox', { name: '900 g Mehl' });
  expect(screen.getByText('1 von 1 offen')).toBeVisible();
  await user.click(line);
  expect(line).toBeChecked();
  expect(screen.getByText('0 von 1 offen')).toBeVisible();
  expect(plan()).toMatchObject({ done: [{ key: 'mehl g', amount: 900 }] });
});

it('ends a tick once more is needed than was ticked off', async () => {
  keepPlan({ recipes: [{ id: 'zopf', persons: 4 }], done: [] });
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: '500 g Mehl' }));
  act(() => void planRecipe({ id: 'kuchen', persons: 8 }));
  const more = await screen.findByRole('checkbox', { name: '900 g Mehl' });
  expect(more).not.toBeChecked();
  expect(screen.getByText('1 von 1 offen')).toBeVisible();
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Kuchen: entfernen' }));
  const less = await screen.findByRole('checkbox', { name: '500 g Mehl' });
  expect(less).toBeChecked();
  const persons = screen.getByRole('spinbutton', { name: 'Zopf: Personen' });
  await user.clear(persons);
  await user.type(persons, '8{Enter}');
  expect(await screen.findByRole('checkbox', { name: '1 kg Mehl' })).not.toBeChecked();
});

it('keeps what was ticked off when keys alone were stored', async () => {
  localStorage.setItem('shoppingList', JSON.stringify({ recipes: [{ id: 'zopf', persons: 4 }], done: ['mehl g'] }));
  show();
  expect(await screen.findByRole('checkbox', { name: '500 g Mehl' })).toBeChecked();
});

it('follows the number of persons, and loses a recipe', async () => {
  keepPlan({
    recipes: [
      { id: 'zopf', persons: 4 },
      { id: 'kuchen', persons: 4 },
    ],
    done: [],
  });
  const { user } = show();
  const persons = await screen.findByRole('spinbutton', { name: 'Zopf: Personen' });
  await user.clear(persons);
  await user.type(persons, '2{Enter}');
  expect(await screen.findByRole('checkbox', { name: '450 g Mehl' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zopf: entfernen' }));
  expect(await screen.findByRole('checkbox', { name: '200 g Mehl' })).toBeVisible();
  expect(plan()).toEqual({ recipes: [{ id: 'kuchen', persons: 4 }], done: [] });
});

it('offers the cookware that is recommended, with prices', async () => {
  keepPlan({ recipes: [{ id: 'kuchen', persons: 4 }], done: [] });
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'Pfanne: in den Warenkorb' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'AddItem')?.args[0]).toEqual({ sku: 'pan', qty: 1 }),
  );
});

it('is shared by a link that holds it, and taken over from one', async () => {
  keepPlan({ recipes: [{ id: 'zopf', persons: 6 }], done: [] });
  const { user, unmount } = show();
  await user.click(await screen.findByRole('button', { name: 'Liste teilen' }));
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link zum Weitergeben' }).value;
  expect(new URL(link).hash).toBe('#list=zopf:6');
  unmount();

  act(() => keepPlan({ recipes: [{ id: 'kuchen', persons: 4 }], done: [] }));
  const other = show(`/shopping-list${new URL(link).hash}`);
  expect(await screen.findByRole('checkbox', { name: '750 g Mehl' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /entfernen/ })).not.toBeInTheDocument();
  await other.user.click(screen.getByRole('button', { name: 'Auf meine Liste' }));
  expect(screen.queryByText(/nicht mehr auf deine Liste/)).not.toBeInTheDocument();
  expect(plan()).toMatchObject({
    recipes: [
      { id: 'kuchen', persons: 4 },
      { id: 'zopf', persons: 6 },
    ],
  });
});

it('says how many recipes of a shared list did not fit on the own one', async () => {
  const known = { id: 'zopf', persons: 4 };
  const others = Array.from({ length: MAX_RECIPES - 1 }, (_, made) => ({ id: `r${made}`, persons: 4 }));
  keepPlan({ recipes: others, done: [] });
  const { user } = show('/shopping-list#list=zopf:4,kuchen:4,torte:2,r0:6');
  await user.click(await screen.findByRole('button', { name: 'Auf meine Liste' }));
  expect(
    await screen.findByText('2 Rezepte haben nicht mehr auf deine Liste gepasst: Sie nimmt höchstens 20.'),
  ).toBeVisible();
  expect(plan()).toMatchObject({ recipes: [{ id: 'r0', persons: 6 }, ...others.slice(1), known] });
});

it('says where a recipe cannot be had', async () => {
  keepPlan({ recipes: [{ id: 'gone', persons: 4 }], done: [] });
  show();
  expect(await screen.findByText('Ein Rezept, das du hier nicht sehen kannst')).toBeVisible();
});

it('does not exist where a brand has no recipes', () => {
  renderProfile('/shopping-list', { isSignedIn: false });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('says that a recipe could not be loaded, and asks for it again', async () => {
  keepPlan({ recipes: [{ id: 'zopf', persons: 4 }], done: [] });
  const answer = jest.fn().mockRejectedValueOnce(new Error('away'));
  answer.mockImplementation(services['detail/GetRecipe']);
  const { user } = renderProfile('/shopping-list', {
    services: { ...services, 'detail/GetRecipe': answer },
    isSignedIn: false,
    brand: { recipes: true },
  });
  expect(await screen.findByText('Das konnten wir gerade nicht laden.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  const line = await screen.findByRole('checkbox', { name: '500 g Mehl' });
  expect(line).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(line));
  expect(document.body).not.toHaveFocus();
});

it('keeps the focus when a recipe is removed, the last one too', async () => {
  keepPlan({
    recipes: [
      { id: 'zopf', persons: 4 },
      { id: 'kuchen', persons: 4 },
    ],
    done: [],
  });
  const { user } = show();
  for (const title of ['Zopf', 'Kuchen']) {
    await user.click(await screen.findByRole('button', { name: `${title}: entfernen` }));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  }
  expect(screen.getByText('Noch keine Rezepte')).toBeVisible();
});
