import type { ArtShape, ArtView, FurtherView } from '../types.ts';
import { type Frame, kitchenTable, planks, studioWall, surface, sweep, tableCloth, vignette } from './backdrops.ts';
import { type Brush, at, rect } from './brush.ts';
import { mix } from './color.ts';
import { compact } from './compact.ts';
import { heroPicture } from './heroPicture.ts';
import { furtherView, inUse, near } from './itemView.ts';
import type { Motif } from './motif.ts';
import { fitToFrame, type Spot } from './fitToFrame.ts';
import { subject } from '../subject.ts';
import { isWide } from '../wide.ts';
import { napkin, prop, type PropName } from './props.ts';

/** Heights of pictures of 1200 px width; a banner is 70 / 137, see the brand's `promoBannerRatio`. */
export const heights: Record<ArtShape, number> = {
  square: 1200,
  landscape: 900,
  portrait: 1600,
  hero: 480,
  banner: 613,
};

/** A little company at the frame's corners, clear of the object in the middle. */
function corners(frame: Frame): Spot[] {
  const { width: w, height: h } = frame;
  return [
    { x: w * 0.88, y: h * 0.87, turn: -24 },
    { x: w * 0.1, y: h * 0.14, turn: 18 },
    { x: w * 0.11, y: h * 0.88, turn: 38 },
    { x: w * 0.91, y: h * 0.12, turn: -40 },
  ];
}

function beside(b: Brush, names: readonly PropName[], spots: readonly Spot[], scale: number): string {
  return names
    .map((name, index) => {
      const spot = spots[index % spots.length];
      return spot ? at(spot.x, spot.y, prop(b, name), spot.turn, scale) : '';
    })
    .join('');
}

const isCutlery = (name: PropName) => name === 'fork' || name === 'spoon';

function lying(b: Brush, motif: Motif, art: string, view: ArtView, frame: Frame): string {
  const { wall, table, cloth, scene } = b.palette;
  const all = motif.props ?? ['thyme', 'peppercorns', 'garlic'];
  const props = all.filter((name) => !isCutlery(name));
  const wide = frame.width > frame.height;
  const [w, h] = [frame.width, frame.height];
  const spot = fitToFrame(motif, frame, { fill: wide ? 0.8 : view === 'scene' ? 0.7 : 0.74 });
  const turn = view === 'scene' ? b.between(-9, 9) : 0;
  const right = spot.x + motif.box[2] * spot.scale;
  const cutlery =
    right < w * 0.86 ? beside(b, all.filter(isCutlery), [{ x: right + w * 0.055, y: h * 0.5, turn: 5 }], 1.1) : '';
  if (view === 'main')
    return (
      surface(b, frame, wall) +
      (wide ? beside(b, props.slice(0, 2), corners(frame), 0.92) : '') +
      cutlery +
      at(spot.x, spot.y, art, 0, spot.scale)
    );
  const size = Math.min(w, h);
  const side = b.pick([-1, 1]);
  const fold = at(
    w * 0.5 + side * size * 0.13,
    h * b.between(0.5, 0.58),
    napkin(b, size * b.between(0.7, 0.86), size * b.between(0.8, 0.95), cloth),
    side * b.between(9, 24),
  );
  return (
    planks(b, frame, b.pick([table, table, mix(table, scene, 0.55)])) +
    fold +
    beside(b, props, corners(frame), wide ? 1 : 1.05) +
    inUse(b, motif, art, { ...spot, turn })
  );
}

function standing(b: Brush, motif: Motif, art: string, view: ArtView, frame: Frame): string {
  const { wall, scene, table } = b.palette;
  const props = motif.props ?? ['thyme', 'garlic', 'peppercorns'];
  const size = motif.box[3] - motif.box[1];
  if (view === 'scene') {
    const spot = fitToFrame(motif, frame, { fill: 0.7, sink: 0.05 });
    const horizon = spot.y - Math.min(frame.height * 0.2, size * spot.scale * 0.34);
    const front = Math.min(frame.height * 0.93, spot.y + frame.height * 0.075);
    const spots = [
      { x: frame.width * 0.9, y: front + frame.height * 0.005, turn: -16 },
      { x: frame.width * 0.12, y: front, turn: 12 },
      { x: frame.width * 0.1, y: (horizon + spot.y) / 2 + 6, turn: -8 },
    ];
    const cloth =
      b.random() < 0.75
        ? tableCloth(b, frame, frame.width * b.between(0.44, 0.56), horizon + 14, frame.width * b.between(0.5, 0.66))
        : '';
    return (
      kitchenTable(b, frame, horizon, scene, table) +
      cloth +
      beside(b, props.slice(2, 3), spots.slice(2), 0.78) +
      beside(b, props.slice(1, 2), spots.slice(1), 0.95) +
      inUse(b, motif, art, { ...spot, turn: 0 })
    );
  }
  const spot = fitToFrame(motif, frame, { fill: 0.73, sink: 0.03 });
  const horizon = spot.y - Math.min(frame.height * 0.2, size * spot.scale * 0.3);
  const company =
    frame.width > frame.height
      ? beside(
          b,
          props.slice(0, 2),
          [
            { x: frame.width * 0.87, y: spot.y + 22, turn: -16 },
            { x: frame.width * 0.13, y: spot.y + 10, turn: 12 },
          ],
          0.85,
        )
      : '';
  return sweep(b, frame, horizon, wall) + at(spot.x, spot.y, art, 0, spot.scale) + company;
}

function hanging(b: Brush, motif: Motif, art: string, view: ArtView, frame: Frame): string {
  const { wall, scene } = b.palette;
  const spot = fitToFrame(motif, frame, { fill: view === 'scene' ? 0.72 : 0.74 });
  const object = at(spot.x, spot.y, art, 0, spot.scale);
  if (view !== 'scene') return surface(b, frame, wall) + object;
  const horizon = frame.height * 0.78;
  return (
    kitchenTable(b, frame, horizon, scene, b.palette.table) +
    inUse(b, motif, art, { ...spot, turn: 0 }) +
    beside(
      b,
      motif.props ?? ['lemon', 'garlic'],
      [
        { x: frame.width * 0.88, y: frame.height * 0.86, turn: -12 },
        { x: frame.width * 0.12, y: frame.height * 0.87, turn: 14 },
      ],
      0.95,
    )
  );
}

function sitting(b: Brush, motif: Motif, art: string, view: ArtView, frame: Frame): string {
  const { wall, scene, table } = b.palette;
  const [left, top, right, bottom] = motif.box;
  const share = { main: 0.9, scene: 0.8, detail: 1.28 }[view];
  const scale = Math.min((frame.height * share) / (bottom - top), (frame.width * share * 1.05) / (right - left));
  const x = frame.width * (view === 'scene' ? 0.46 : 0.5) - ((left + right) / 2) * scale;
  const y = frame.height - bottom * scale + (view === 'detail' ? frame.height * 0.2 : 4);
  const room =
    view === 'scene'
      ? kitchenTable(b, frame, frame.height * 0.8, scene, table)
      : studioWall(b, frame, view === 'main' ? wall : mix(wall, scene, 0.5));
  const shelf =
    view === 'scene'
      ? beside(
          b,
          ['thyme', 'garlic', 'lemon'],
          [
            { x: frame.width * 0.87, y: frame.height * 0.9, turn: 10 },
            { x: frame.width * 0.1, y: frame.height * 0.88, turn: 0 },
          ],
          0.9,
        )
      : '';
  return room + at(x, y, art, 0, scale) + shelf;
}

const scene = (_b: Brush, motif: Motif, art: string, _view: ArtView, frame: Frame) => motif.fill?.(art, frame) ?? art;

const poses = { lie: lying, stand: standing, hang: hanging, bust: sitting, scene };

/** As many decimals as the eye can tell apart. */
function rounded(number: string): string {
  const value = Number(number);
  return value
    .toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)
    .replace(/^(-?)0\./, '$1.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** The drawing with numbers as short as can be. */
export function shorter(svg: string): string {
  return svg.replace(/-?\d+(\.\d+)?e-\d+/g, '0').replace(/-?\d+\.\d+/g, rounded);
}

const isArranged = (view: ArtView | FurtherView): view is ArtView =>
  view === 'main' || view === 'scene' || view === 'detail';

/** Puts a motif into its setting. The object is drawn first, so that every view shows the very same one. */
export function picture(
  b: Brush,
  motif: Motif,
  companion: Motif | undefined,
  view: ArtView | FurtherView,
  form: ArtShape,
): string {
  const frame = { width: 1200, height: heights[form] };
  const art = subject(motif.draw(b));
  const arranged = isArranged(view) ? view : 'main';
  const content =
    isWide(form) && motif.pose !== 'scene'
      ? heroPicture(b, motif, art, companion, arranged, frame, form)
      : isArranged(view) && (view !== 'detail' || motif.pose === 'bust' || motif.pose === 'scene')
        ? poses[motif.pose](b, motif, art, view, frame)
        : isArranged(view)
          ? near(b, motif, art, frame)
          : furtherView(b, motif, art, view, frame);
  const glaze = `<g opacity=".5">${vignette(b, frame)}</g>`;
  const cut = b.clipped(rect(0, 0, frame.width, frame.height, '#000'), content + glaze);
  const { definitions, content: body } = compact(`<defs>${b.definitions()}</defs>${cut}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}" stroke-linecap="round" stroke-linejoin="round"><defs>${definitions}</defs>${body}</svg>`;
  return shorter(svg);
}
