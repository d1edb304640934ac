import { giftsIllustrator } from './gifts/illustrator.ts';
import { kitchenIllustrator } from './kitchen/illustrator.ts';
import type { ArtOrder, Illustrator, SpotName } from './types.ts';

const illustrators: Record<string, Illustrator> = { gifts: giftsIllustrator, kitchen: kitchenIllustrator };

/** SVG of one demo picture by an illustrator: `gifts` or `kitchen`. Throws where there is no such illustrator. */
export function drawArt(name: string, order: ArtOrder): string {
  return illustratorOf(name).draw(order);
}

/** SVG of a small drawing for a page with nothing on it. */
export function drawSpot(name: string, spot: SpotName): string {
  return illustratorOf(name).drawSpot(spot);
}

function illustratorOf(name: string): Illustrator {
  const illustrator = illustrators[name];
  if (!illustrator) throw new Error(`There is no illustrator "${name}" but ${Object.keys(illustrators).join(', ')}.`);
  return illustrator;
}

export { spotNames } from './types.ts';
export type { ArtOrder, ArtShape, ArtSubject, ArtView, Illustrator } from './types.ts';
