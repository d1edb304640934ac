import type { DemoRecipe } from '../schema.ts';
import type { DemoStepShown } from '../stepShownSchema.ts';

/** What the pictures of a step show, in the order of what is done. */
export function shownInStep({ shows, thenShows }: DemoRecipe['steps'][number]): DemoStepShown[] {
  return thenShows ? [shows, thenShows] : [shows];
}
