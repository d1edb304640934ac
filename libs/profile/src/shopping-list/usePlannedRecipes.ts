import type { Recipe } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { PlanRecipe } from '@shop/recipes/shopping-list';
import { useShopDispatch } from '@shop/service-client';
import { detailService } from '@shop/service-client/detail';
import { useEffect, useState } from 'react';

/** Recipes by id; null for those that could not be had, which are gone or for members. */
export type FoundRecipes = Readonly<Record<string, Recipe | null>>;

/** The recipes of a plan in a language, as far as they are here. */
export function usePlannedRecipes(planned: readonly PlanRecipe[], locale: Locale): FoundRecipes {
  const dispatch = useShopDispatch();
  const [found, setFound] = useState<FoundRecipes>({});
  const missing = planned.map(({ id }) => id).filter((id) => !(id in found));
  const missingIds = JSON.stringify(missing);

  useEffect(() => {
    let isGone = false;
    const ids = JSON.parse(missingIds) as string[];
    const ask = (id: string) =>
      dispatch(detailService.endpoints.getRecipe.initiate({ id, locale }, { subscribe: false }));
    for (const id of ids) {
      void ask(id).then(({ data }) => {
        if (!isGone) setFound((others) => ({ ...others, [id]: data?.ret ?? null }));
      });
    }
    return () => {
      isGone = true;
    };
  }, [dispatch, locale, missingIds]);

  return found;
}
