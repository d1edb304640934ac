import { type Brush, rect } from '../brush.ts';
import { dark } from '../color.ts';
import { grain, wood } from '../materials.ts';
import { slab } from '../tins.ts';

/** A wooden board to bake for, around the origin. */
export function board(b: Brush, tone: string, width = 940, height = 600): string {
  const [x, y] = [-width / 2, -height / 2];
  return (
    slab(b, x, y, width, height, wood(b, tone, 60), dark(tone, 0.45), 40, 22) +
    b.clipped(rect(x, y, width, height, '#000', 40), grain(b, x, y, -x, -y, tone, 18))
  );
}
