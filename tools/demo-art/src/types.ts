import type { Material } from './closeUp/closeUp.ts';
import type { StepScene } from './kitchen/steps/step.ts';
import type { Companion } from './views/companions.ts';
import type { Wood } from './woods.ts';

/** Which of an item's pictures: the tile, the thing in use, or a close-up. */
export type ArtView = 'main' | 'scene' | 'detail';

/** Beside a thing whose size everybody knows; as customers photograph it; the printed voucher of an experience. */
export type FurtherView = 'scale' | 'snapshot' | 'voucher';

/** height / width: square 1, landscape 0.75, portrait 1.333, hero 0.4; that of a banner differs between illustrators. */
export type ArtShape = 'square' | 'landscape' | 'portrait' | 'hero' | 'banner';

/** What of its item a picture must show truly. */
export interface ArtSubject {
  /** The main one first: a value of the attribute, or more exactly a kind of it, like walnut. */
  materials?: readonly string[];
  /** Woods that it is of, or parts of it like handles. */
  woods?: readonly Wood[];
  /** Its own colour, where it is sold in several: `#rrggbb`. */
  color?: string;
  /** Pieces of the same kind. */
  pieces?: number;
  /** What it is given for. */
  occasions?: readonly string[];
  /** Days it has been cooked with. */
  age?: number;
  /** Longest side in cm, as its dimensions say. */
  size?: number;
  /** What is written on it. */
  name?: WrittenName;
  /** What a step of a recipe shows. */
  step?: StepScene;
}

/** The name that pictures show as an example: where a font is a script, it is drawn in handwriting. */
export const EXAMPLE_NAME = 'LEA';

/** Words on a thing, in an area in percent of its square tile. */
interface WrittenName {
  text: string;
  area: readonly [left: number, top: number, width: number, height: number];
  font?: 'sans' | 'serif' | 'script' | undefined;
  color?: string | undefined;
}

/** A picture that a motif can show besides its tile, and what there is to say of it. */
export interface ShownView {
  view: ArtView | FurtherView;
  /** What a close-up shows. */
  material?: Material;
  /** What stands beside it for its size. */
  beside?: Companion;
}

/** What a picture shows. The same order always gives the same SVG. */
export interface ArtOrder {
  motif: string;
  palette: string;
  seed: number;
  view: ArtView | FurtherView;
  shape: ArtShape;
  subject?: ArtSubject;
}

/** What is drawn where there is nothing to show: an empty cart, no hits, an unknown address, a fault, an empty list. */
export const spotNames = ['basket', 'lens', 'signpost', 'plug', 'list'] as const;
export type SpotName = (typeof spotNames)[number];

/** An illustrator has a style and motifs of its own: an SVG document of 1200 px width for every order. */
export interface Illustrator {
  motifs: readonly string[];
  palettes: readonly string[];
  /** Height of a picture of 1200 px width. */
  heights: Readonly<Record<ArtShape, number>>;
  /** Throws for a close-up of a thing whose material is not known: `views` does not offer it. */
  draw(order: ArtOrder): string;
  /** The pictures of an item, of which none repeats another. */
  views(order: Pick<ArtOrder, 'motif' | 'subject'>): readonly ShownView[];
  /** Degrees by which a motif lies turned clockwise in its tile, and words on it with it. */
  angle(motif: string): number;
  /** A small drawing without a background, 480 by 320. */
  drawSpot(name: SpotName): string;
}
