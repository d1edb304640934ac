import { type Brush, at } from '../brush.ts';
import { speckles, under } from '../shapes.ts';
import { plateTop } from '../vessels.ts';
import { ware } from './bowls.ts';

/** Food on a plate seen from above. */
export function plated(b: Brush, content: string, well = 0.8): string {
  return (
    under(b, 400) + plateTop(b, 400, ware(b), well) + speckles(b, 392, 392, 40, '#5b4634') + at(0, 0, content, 0, 1.14)
  );
}
