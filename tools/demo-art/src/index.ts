import { giftsIllustrator } from './gifts/illustrator.ts';
import { kitchenIllustrator } from './kitchen/illustrator.ts';
import type { ArtOrder, Illustrator } from './types.ts';

const illustrators: Record<string, Illustrator> = { gifts: giftsIllustrator, kitchen: kitchenIllustrator };

/** SVG of one demo picture by an illustrator: `gifts` or `kitchen`. Throws where there is no such illustrator. */
export function drawArt(name: string, order: ArtOrder): string {
  const illustrator = illustrators[name];
  if (!illustrator) throw new Error(`There is no illustrator "${name}" but ${Object.keys(illustrators).join(', ')}.`);
  return illustrator.draw(order);
}

export type { ArtOrder, ArtShape, ArtSubject, ArtView, Illustrator } from './types.ts';
