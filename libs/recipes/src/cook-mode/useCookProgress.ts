import { useEffect, useState } from 'react';

/** A visitor's progress in a recipe. */
export interface CookProgress {
  step: number;
  /** Ids of the checked ingredients. */
  ready: readonly string[];
  /** Whether the ingredients are shown. */
  isListOpen: boolean;
}

const START: CookProgress = { step: 0, ready: [], isListOpen: true };
const keyOf = (recipeId: string) => `cook-mode.${recipeId}`;

/** The visitor's progress in a recipe, stored for this tab, so that reopening it continues at the same step. */
export function useCookProgress(recipeId: string, steps: number) {
  const [progress, setProgress] = useState<CookProgress>(() => readProgress(recipeId, steps));

  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(recipeId), JSON.stringify(progress));
    } catch {
      // Without storage the progress is lost, but the recipe works.
    }
  }, [recipeId, progress]);

  return {
    ...progress,
    openList: (isListOpen: boolean) => setProgress((now) => ({ ...now, isListOpen })),
    goTo: (step: number) => setProgress((now) => ({ ...now, step: Math.min(steps - 1, Math.max(0, step)) })),
    toggle: (id: string) =>
      setProgress((now) => ({
        ...now,
        ready: now.ready.includes(id) ? now.ready.filter((one) => one !== id) : [...now.ready, id],
      })),
  };
}

function readProgress(recipeId: string, steps: number): CookProgress {
  try {
    const {
      step,
      ready,
      isListOpen = true,
    } = JSON.parse(sessionStorage.getItem(keyOf(recipeId)) ?? '{}') as Partial<CookProgress>;
    const isStep = Number.isInteger(step) && step! >= 0 && step! < steps;
    return {
      step: isStep ? step! : 0,
      ready: Array.isArray(ready) ? ready.filter((id) => typeof id === 'string') : [],
      isListOpen: Boolean(isListOpen),
    };
  } catch {
    return START;
  }
}
