import type { Recipe } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { PlanRecipe } from '@shop/recipes/shopping-list';
import { useShopDispatch } from '@shop/service-client';
import { detailService } from '@shop/service-client/detail';
import { useEffect, useState } from 'react';

/** Recipes by id; null for those that are gone or for members. */
export type FoundRecipes = Readonly<Record<string, Recipe | null>>;

interface PlannedRecipes {
  /** As far as they are here. */
  found: FoundRecipes;
  /** One of them could not be asked for. */
  isFailed: boolean;
  /** Asks again for those that failed. */
  retry: () => void;
}

/** The recipes of a plan in a language. */
export function usePlannedRecipes(planned: readonly PlanRecipe[], locale: Locale): PlannedRecipes {
  const dispatch = useShopDispatch();
  const [found, setFound] = useState<FoundRecipes>({});
  const [failed, setFailed] = useState<readonly string[]>([]);
  const missing = planned.map(({ id }) => id).filter((id) => !(id in found) && !failed.includes(id));
  const missingIds = JSON.stringify(missing);

  useEffect(() => {
    let isGone = false;
    const ids = JSON.parse(missingIds) as string[];
    const ask = (id: string) =>
      dispatch(detailService.endpoints.getRecipe.initiate({ id, locale }, { subscribe: false }));
    for (const id of ids) {
      void ask(id).then(({ data, error }) => {
        if (isGone) return;
        if (error) setFailed((others) => [...others, id]);
        else setFound((others) => ({ ...others, [id]: data?.ret ?? null }));
      });
    }
    return () => {
      isGone = true;
    };
  }, [dispatch, locale, missingIds]);

  return { found, isFailed: planned.some(({ id }) => failed.includes(id)), retry: () => setFailed([]) };
}
