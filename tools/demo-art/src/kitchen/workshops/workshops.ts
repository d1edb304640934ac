import { type Brush, at } from '../brush.ts';
import type { Frame } from '../backdrops.ts';
import type { Motif, Motifs } from '../motif.ts';
import { potter, turner } from './earth.ts';
import { blueing, coppersmith, foundry, grinder } from './metal.ts';
import { HEIGHT, WIDTH } from './room.ts';

/** Fills the frame with the scene; what is too much falls off around `focus`, the middle of the hands' work. */
function cover(art: string, { width, height }: Frame, focus: number): string {
  const scale = Math.max(width / WIDTH, height / HEIGHT);
  const x = Math.min(0, Math.max(width - WIDTH * scale, width / 2 - focus * scale));
  return at(x, (height - HEIGHT * scale) * 0.6, art, 0, scale);
}

function workshop(draw: (b: Brush) => string, focus: number): Motif {
  return { pose: 'scene', box: [0, 0, WIDTH, HEIGHT], draw, fill: (art, frame) => cover(art, frame, focus) };
}

/** Where things are made: its fire, the hands at work, and the landscape through the window. */
export const workshops: Motifs = {
  'workshop-alpenguss': workshop(foundry, 620),
  'workshop-feuerblau': workshop(blueing, 600),
  'workshop-hammerkupfer': workshop(coppersmith, 620),
  'workshop-klingental': workshop(grinder, 600),
  'workshop-lindenwerk': workshop(turner, 640),
  'workshop-tessera': workshop(potter, 620),
};
