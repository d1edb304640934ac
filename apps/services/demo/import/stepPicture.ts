import type { ArtOrder } from '@shop/demo-art';
import type { DemoRecipe } from '../schema.ts';

/** The picture of a step: what it says that it shows. */
export function stepPicture({ art, steps }: Pick<DemoRecipe, 'art' | 'steps'>, index: number): ArtOrder {
  const { shows } = steps[index]!;
  const order = { ...art, seed: art.seed + index + 1, shape: 'landscape' } as const;
  if (shows === 'dish') return { ...order, view: 'scene' };
  const { oven: isInOven, ...scene } = shows;
  return { ...order, motif: 'step', view: 'main', subject: { step: { ...scene, ...(isInOven && { isInOven }) } } };
}
