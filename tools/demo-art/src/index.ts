import { giIllustrator } from './gi/illustrator.ts';
import { hmdIllustrator } from './hmd/illustrator.ts';
import type { ArtOrder, Illustrator } from './types.ts';

const illustrators: Record<string, Illustrator> = { gi: giIllustrator, hmd: hmdIllustrator };

/** SVG of one demo picture in the brand's illustration style. */
export function drawArt(brand: string, order: ArtOrder): string {
  const illustrator = illustrators[brand];
  if (!illustrator) throw new Error(`No illustrator draws for brand "${brand}"`);
  return illustrator.draw(order);
}

export type { ArtOrder, ArtShape, ArtView, Illustrator } from './types.ts';
