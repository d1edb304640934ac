import type { ArtView } from '../types.ts';
import { besideSubject, companyFields, fields, type Part } from '../wide.ts';
import { type Frame, studioWall, surface, sweep } from './backdrops.ts';
import { type Brush, at } from './brush.ts';
import type { Motif } from './motif.ts';
import { prop } from './props.ts';
import { eveningBoards, eveningTable } from './evening.ts';

/** The field in pixels. */
function fieldOf({ width, height }: Frame, { left, top, right, bottom }: Part): Part {
  return { left: left * width, top: top * height, right: right * width, bottom: bottom * height };
}

/**
 * A wide picture: the motif in the field on the right, another motif of its family beside it where there is room, the left plain for
 * words. The main view is in light colours for dark words, a scene in those of the evening for white ones.
 */
export function heroPicture(
  b: Brush,
  motif: Motif,
  art: string,
  companion: Motif | undefined,
  view: ArtView,
  frame: Frame,
  form: 'hero' | 'banner',
): string {
  const { wall, scene } = b.palette;
  const [field, around] = [fieldOf(frame, fields[form]), fieldOf(frame, companyFields[form])];
  const [left, top, right, bottom] = motif.box;
  const [w, h] = [right - left, bottom - top];
  const [room, rise] = [field.right - field.left, field.bottom - field.top];
  const props = motif.props ?? ['thyme', 'garlic'];
  const [first = 'thyme', second = 'garlic'] = props.filter((name) => name !== 'fork' && name !== 'spoon');
  const middle = (field.left + field.right) / 2;
  const scale = Math.min(rise / h, room / w);
  const put = (x: number, y: number) => at(x - ((left + right) / 2) * scale, y, art, 0, scale);

  if (motif.pose === 'bust') {
    const back = studioWall(b, frame, view === 'main' ? wall : scene);
    return back + put(middle, frame.height - bottom * scale);
  }
  if (motif.pose === 'lie' || motif.pose === 'hang') {
    const back = view === 'main' ? surface(b, frame, wall) : eveningBoards(b, frame, middle);
    const y = (field.top + field.bottom) / 2 - ((top + bottom) / 2) * scale;
    const small = rise / 560;
    const isFree = (gap: number) => gap - (w * scale) / 2 > rise * 0.15;
    const beside =
      (isFree(middle - around.left)
        ? at(around.left + 46 * small, field.bottom - rise * 0.12, prop(b, first), -20, small)
        : '') +
      (isFree(around.right - middle)
        ? at(around.right - 90 * small, field.top + rise * 0.24, prop(b, second), 24, small)
        : '');
    return back + besideSubject(beside) + put(middle, y);
  }
  const base = field.bottom - rise * 0.06;
  const horizon = base - rise * 0.22;
  const back = view === 'main' ? sweep(b, frame, horizon, wall) : eveningTable(b, frame, horizon, middle);
  const size = Math.min((rise * 0.94) / h, room / w);
  const free = around.right - field.left - w * size;
  const x = field.left + (w * size) / 2;
  const shown = companion && free > room * 0.24;
  const own = (shown ? x : middle) - ((left + right) / 2) * size;
  const little = rise / 720;
  return (
    back +
    besideSubject(
      shown
        ? behind(
            b,
            companion,
            { left: x + (w * size) / 2 - free * 0.1, right: around.right, base: base - rise * 0.07 },
            rise,
          )
        : '',
    ) +
    at(own, base - bottom * size, art, 0, size) +
    besideSubject(
      at(around.left + 60 * little, field.bottom - 78 * little, prop(b, first), -10, little) +
        at(around.right - 110 * little, field.bottom - 78 * little, prop(b, second), 8, little),
    )
  );
}

/** Where there is room beside the motif; `base` is the y of the ground. */
interface Gap {
  left: number;
  right: number;
  base: number;
}

/** A motif further back, as large as the gap allows, and lower than the first one, which is `rise` high. */
function behind(b: Brush, { box, draw }: Motif, gap: Gap, rise: number): string {
  const [left, top, right, bottom] = box;
  const scale = Math.min((rise * 0.62) / (bottom - top), (gap.right - gap.left) / (right - left));
  const x = gap.right - right * scale;
  return at(x, gap.base - bottom * scale, draw(b), 0, scale);
}
