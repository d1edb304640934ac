import type { Recipe, SpecialPages } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { addUp, type Plan, type PlanRecipe, type ShoppingEntry, withTick } from '@shop/recipes/shopping-list';
import { useState } from 'react';
import { ListSkeleton } from '../shared/ListSkeleton';
import { LoadFailure } from '../shared/LoadFailure';
import { PrintedStack } from '../shared/PrintedStack';
import { Cookware } from './Cookware';
import { IngredientChecks } from './IngredientChecks';
import { PlanRecipes } from './PlanRecipes';
import { SharePlan } from './SharePlan';
import { usePlannedRecipes } from './usePlannedRecipes';

interface PlannedShoppingProps {
  plan: Plan;
  locale: Locale;
  pages: Pick<SpecialPages, 'cart' | 'profile'>;
  /** Keeps a changed plan; without it, only what is ticked off changes, for as long as the page is open. */
  onChange?: (plan: Plan) => void;
}

/** The recipes of a plan, what to buy for them, and the cookware that they recommend. */
export function PlannedShopping({ plan, locale, pages, onChange }: PlannedShoppingProps) {
  const [ticked, setTicked] = useState(plan.done);
  const { recipes } = plan;
  const { found, isFailed, retry } = usePlannedRecipes(recipes, locale);
  if (isFailed) return <LoadFailure onRetry={retry} />;
  if (!recipes.every(({ id }) => id in found)) return <ListSkeleton />;

  const shown = recipes.flatMap(({ id, persons }) => {
    const recipe = found[id];
    return recipe ? [{ ...recipe, persons }] : [];
  });
  const done = onChange ? plan.done : ticked;

  function tick(entry: ShoppingEntry, isDone: boolean) {
    const next = withTick(done, entry, isDone);
    if (onChange) onChange({ ...plan, done: next });
    else setTicked(next);
  }

  return (
    <PrintedStack gap="xl">
      <PlanRecipes
        planned={recipes}
        found={found}
        onPersons={onChange && ((id, persons) => onChange({ ...plan, recipes: withPersons(recipes, id, persons) }))}
        onRemove={onChange && ((id) => onChange({ ...plan, recipes: recipes.filter((one) => one.id !== id) }))}
      />
      <IngredientChecks entries={addUp(shown, locale)} done={done} onTick={tick} />
      <SharePlan recipes={recipes} profile={pages.profile} />
      <Cookware items={cookwareOf(shown)} cart={pages.cart} />
    </PrintedStack>
  );
}

const withPersons = (recipes: readonly PlanRecipe[], id: string, persons: number) =>
  recipes.map((one) => (one.id === id ? { id, persons } : one));

/** What the recipes recommend and can be bought, each once. */
function cookwareOf(recipes: readonly Recipe[]) {
  const all = recipes.flatMap(({ recommendedProducts, recommendedProductsAll }) =>
    recommendedProductsAll.length > 0 ? recommendedProductsAll : recommendedProducts,
  );
  return [...new Map(all.filter(({ price }) => price).map((item) => [item.canonicalSKU, item])).values()];
}
