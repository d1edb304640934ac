import { giftsIllustrator } from './gifts/illustrator.ts';
import { kitchenIllustrator } from './kitchen/illustrator.ts';
import type { ArtOrder, ArtShape, Illustrator, ShownView, SpotName } from './types.ts';

const illustrators: Record<string, Illustrator> = { gifts: giftsIllustrator, kitchen: kitchenIllustrator };

/** SVG of one demo picture by an illustrator: `gifts` or `kitchen`. Throws where there is no such illustrator. */
export function drawArt(name: string, order: ArtOrder): string {
  return illustratorOf(name).draw(order);
}

/** Height of an illustrator's picture of 1200 px width. */
export function artHeight(name: string, shape: ArtShape): number {
  return illustratorOf(name).heights[shape];
}

/** Views of an item's pictures, of which none repeats another, and what they show. */
export function artViews(name: string, order: Pick<ArtOrder, 'motif' | 'subject'>): readonly ShownView[] {
  return illustratorOf(name).views(order);
}

/** Degrees by which a motif lies turned clockwise in its tile, and words on it with it. */
export function artAngle(name: string, motif: string): number {
  return illustratorOf(name).angle(motif);
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

export { voucherField } from './gifts/draw-voucher.ts';
export type { Material } from './closeUp/closeUp.ts';
export { type Food, foods } from './kitchen/steps/foods.ts';
export { type Liquid, liquidColors } from './kitchen/steps/liquids.ts';
export type { StepScene } from './kitchen/steps/step.ts';
export { type StepAction, stepActions, type Strewable, strewable } from './kitchen/steps/stepActions.ts';
export { type StepVesselName, stepVessels } from './kitchen/steps/stepVessels.ts';
export { EXAMPLE_NAME, spotNames } from './types.ts';
export type { ArtOrder, ArtShape, ArtSubject, ArtView, Illustrator, ShownView } from './types.ts';
export type { Companion } from './views/companions.ts';
export { woods, type Wood } from './woods.ts';
