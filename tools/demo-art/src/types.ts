/** Which of an item's three pictures: the tile, the one shown on hover, or a close-up. */
export type ArtView = 'main' | 'scene' | 'detail';

/** height / width: square 1, landscape 0.75, portrait 1.333, hero 0.4. */
export type ArtShape = 'square' | 'landscape' | 'portrait' | 'hero';

/** What of its item a picture must show truly. */
export interface ArtSubject {
  /** The main one first: a value of the attribute, or more exactly a kind of it, like walnut. */
  materials?: readonly string[];
  /** Its own colour, where it is sold in several: `#rrggbb`. */
  color?: string;
  /** Pieces of the same kind. */
  pieces?: number;
  /** What it is given for. */
  occasions?: readonly string[];
  /** Days it has been cooked with. */
  age?: number;
}

/** What a picture shows. The same order always gives the same SVG. */
export interface ArtOrder {
  motif: string;
  palette: string;
  seed: number;
  view: ArtView;
  shape: ArtShape;
  subject?: ArtSubject;
}

/** What is drawn where there is nothing to show: an empty cart, no hits, an unknown address, a fault, an empty list. */
export const spotNames = ['basket', 'lens', 'signpost', 'plug', 'list'] as const;
export type SpotName = (typeof spotNames)[number];

/** An illustrator has a style and motifs of its own: an SVG document of 1200 px width for every order, never throwing. */
export interface Illustrator {
  motifs: readonly string[];
  palettes: readonly string[];
  draw(order: ArtOrder): string;
  /** A small drawing without a background, 480 by 320. */
  drawSpot(name: SpotName): string;
}
