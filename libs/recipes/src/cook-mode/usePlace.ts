import { useEffect, useState } from 'react';

/** A visitor's progress in a recipe. */
export interface Place {
  step: number;
  /** Ids of the checked ingredients. */
  ready: readonly string[];
}

const START: Place = { step: 0, ready: [] };
const keyOf = (recipeId: string) => `cook-mode.${recipeId}`;

/** The visitor's progress in a recipe, stored for this tab, so that reopening it continues at the same step. */
export function usePlace(recipeId: string, steps: number) {
  const [place, setPlace] = useState<Place>(() => readPlace(recipeId, steps));

  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(recipeId), JSON.stringify(place));
    } catch {
      // Without storage the progress is lost, but the recipe works.
    }
  }, [recipeId, place]);

  return {
    ...place,
    goTo: (step: number) => setPlace((now) => ({ ...now, step: Math.min(steps - 1, Math.max(0, step)) })),
    toggle: (id: string) =>
      setPlace((now) => ({
        ...now,
        ready: now.ready.includes(id) ? now.ready.filter((one) => one !== id) : [...now.ready, id],
      })),
  };
}

function readPlace(recipeId: string, steps: number): Place {
  try {
    const { step, ready } = JSON.parse(sessionStorage.getItem(keyOf(recipeId)) ?? '{}') as Partial<Place>;
    const isStep = Number.isInteger(step) && step! >= 0 && step! < steps;
    return {
      step: isStep ? step! : 0,
      ready: Array.isArray(ready) ? ready.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return START;
  }
}
