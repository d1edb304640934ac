import { fromPlanText, keepPlan, keptPlan, MAX_RECIPES, planRecipe, toPlanText } from './plan';

afterEach(() => keepPlan({ recipes: [], done: [] }));

it('has each recipe once, with the last number of persons', () => {
  planRecipe({ id: 'zopf', persons: 4 });
  planRecipe({ id: 'kuchen', persons: 2 });
  planRecipe({ id: 'zopf', persons: 6 });
  expect(keptPlan().recipes).toEqual([
    { id: 'zopf', persons: 6 },
    { id: 'kuchen', persons: 2 },
  ]);
});

it('has room for so many', () => {
  for (let made = 0; made < MAX_RECIPES; made += 1) expect(planRecipe({ id: `r${made}`, persons: 4 })).toBe(true);
  expect(planRecipe({ id: 'one more', persons: 4 })).toBe(false);
  expect(planRecipe({ id: 'r0', persons: 5 })).toBe(true);
  expect(keptPlan().recipes).toHaveLength(MAX_RECIPES);
});

it.each(['{', '7', '{"recipes":[{"id":"zopf","persons":99}],"done":[]}', '{"recipes":"zopf"}'])(
  'ignores %s in the storage',
  (text) => {
    localStorage.setItem('shoppingList', text);
    expect(keptPlan().recipes).toEqual([]);
  },
);

it('reads what is ticked off in a list that was stored with keys alone', () => {
  const recipes = [{ id: 'zopf', persons: 4 }];
  localStorage.setItem('shoppingList', JSON.stringify({ recipes, done: ['mehl g', 7, { key: 'ei stk', amount: 2 }] }));
  expect(keptPlan()).toEqual({
    recipes,
    done: [
      { key: 'mehl g', amount: null },
      { key: 'ei stk', amount: 2 },
    ],
  });
});

it('goes through a link and back, without what is malformed', () => {
  const recipes = [
    { id: 'zopf', persons: 4 },
    { id: 'a:b,c', persons: 12 },
  ];
  expect(fromPlanText(toPlanText(recipes))).toEqual(recipes);
  expect(fromPlanText('zopf:0,:4,kuchen:x,%:3,brot:2')).toEqual([{ id: 'brot', persons: 2 }]);
});
