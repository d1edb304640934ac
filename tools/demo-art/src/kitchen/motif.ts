import type { Frame } from './backdrops.ts';
import type { Brush } from './brush.ts';
import type { PropName } from './props.ts';

/** left, top, right, bottom of the drawing in its own units, shadows left out. */
export type Box = readonly [number, number, number, number];

/** stand: on a table, seen at three-quarter angle. lie: on a surface, seen from above. hang: before a wall. bust: a person.
 * scene: fills the frame by itself. */
export type Pose = 'stand' | 'lie' | 'hang' | 'bust' | 'scene';

export interface Motif {
  /** Its name among all motifs. */
  id?: string;
  pose: Pose;
  box: Box;
  draw(b: Brush): string;
  /** Empty, as it looks after so many days of cooking. */
  aged?(b: Brush, days: number): string;
  /** A scene: puts what was drawn into the frame. */
  fill?(art: string, frame: Frame): string;
  /** The point a close-up looks at; the upper right third when left out. */
  focus?: readonly [number, number];
  /** A slim diagonal thing that leaves the lower right of its box free. */
  slim?: boolean;
  /** Degrees by which it lies turned clockwise, and words on it with it. */
  turn?: number;
  /** What lies beside it. */
  props?: readonly PropName[];
}

export type Motifs = Record<string, Motif>;
