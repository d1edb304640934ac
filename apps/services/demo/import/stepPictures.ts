import type { ArtOrder } from '@shop/demo-art';
import type { DemoRecipe } from '../schema.ts';
import type { DemoStepShown } from '../stepShownSchema.ts';
import { shownInStep } from './shownInStep.ts';

/** The pictures of a step: what it says that they show. With one seed, what is in both lies alike. */
export function stepPictures({ art, steps }: Pick<DemoRecipe, 'art' | 'steps'>, index: number): ArtOrder[] {
  const order = { ...art, seed: art.seed + index + 1, shape: 'landscape' } as const;
  return shownInStep(steps[index]!).map((shows) => pictureOf(order, shows));
}

function pictureOf(order: Omit<ArtOrder, 'view'>, shows: DemoStepShown): ArtOrder {
  if (shows === 'dish') return { ...order, view: 'scene' };
  const { oven: isInOven, ...scene } = shows;
  return { ...order, motif: 'step', view: 'main', subject: { step: { ...scene, ...(isInOven && { isInOven }) } } };
}
