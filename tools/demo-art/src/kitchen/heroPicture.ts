import type { ArtView } from '../types.ts';
import { type Frame, kitchenTable, planks, studioWall, surface, sweep } from './backdrops.ts';
import { type Brush, at } from './brush.ts';
import type { Motif } from './motif.ts';
import { prop } from './props.ts';

/** A wide picture: the motif right of the middle, its relatives beside it, the left free for a headline. */
export function heroPicture(
  b: Brush,
  motif: Motif,
  art: string,
  companions: readonly Motif[],
  view: ArtView,
  frame: Frame,
): string {
  const { wall, scene, table } = b.palette;
  const { width, height } = frame;
  const [left, top, right, bottom] = motif.box;
  const [w, h] = [right - left, bottom - top];
  const props = motif.props ?? ['thyme', 'garlic', 'peppercorns'];
  if (motif.pose === 'lie' || motif.pose === 'hang') {
    const scale = Math.max((height * 1.12) / h, (width * 0.4) / w) * (w > h * 1.6 ? 0.85 : 1);
    const y = h > w * 1.3 ? height * 0.08 - top * scale : height * 0.52 - ((top + bottom) / 2) * scale;
    const back = view === 'main' ? surface(b, frame, wall) : planks(b, frame, table);
    return (
      back +
      at(width * 0.47, height * 0.8, prop(b, props[0] ?? 'thyme'), -20, 0.8) +
      at(width * 0.95, height * 0.16, prop(b, props[1] ?? 'garlic'), 24, 0.85) +
      at(width * 0.72 - ((left + right) / 2) * scale, y, art, 0, scale)
    );
  }
  if (motif.pose === 'bust') {
    const scale = (height * 1.1) / h;
    return (
      studioWall(b, frame, view === 'main' ? wall : scene) +
      at(width * 0.72 - ((left + right) / 2) * scale, height - bottom * scale + height * 0.12, art, 0, scale)
    );
  }
  const base = height * 0.86;
  const scale = Math.min((height * 0.7) / h, (width * 0.38) / w);
  const horizon = base - height * 0.2;
  const back = view === 'main' ? sweep(b, frame, horizon, wall) : kitchenTable(b, frame, horizon, scene, table);
  // Higher frames than the picture cut a tenth off at each side.
  const middle = Math.min(width * 0.72, width * 0.88 - (w * scale) / 2);
  const room = [middle - (w * scale) / 2 - width * 0.4, width * 0.99 - middle - (w * scale) / 2];
  const relatives = companions.map((companion, index) => {
    const [cl, ct, cr, cb] = companion.box;
    const space = room[index] ?? 0;
    if (space < width * 0.1) return '';
    const size = Math.min((height * 0.5) / (cb - ct), (space * 1.15) / (cr - cl));
    if (size < scale * 0.55) return '';
    const x = index === 0 ? middle - (w * scale) / 2 - space * 0.44 : middle + (w * scale) / 2 + space * 0.46;
    return at(x - ((cl + cr) / 2) * size, base - height * 0.1 - cb * size, companion.draw(b), 0, size);
  });
  return (
    back +
    relatives.join('') +
    at(middle - ((left + right) / 2) * scale, base - bottom * scale, art, 0, scale) +
    at(width * 0.47, height * 0.85, prop(b, props[0] ?? 'thyme'), -10, 0.55) +
    at(width * 0.94, height * 0.84, prop(b, props[1] ?? 'garlic'), 8, 0.5)
  );
}
