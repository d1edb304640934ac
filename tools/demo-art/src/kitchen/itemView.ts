import { closeUp } from '../closeUp/closeUp.ts';
import { materialOf } from '../closeUp/materialOf.ts';
import { lens } from '../closeUp/near.ts';
import type { ArtSubject, FurtherView, ShownView } from '../types.ts';
import { companionFor } from '../views/companions.ts';
import { drawnSize } from '../views/drawnSize.ts';
import type { Hold } from '../views/holds.ts';
import { beside } from '../views/scaleView.ts';
import { snapshot } from '../views/snapshot.ts';
import { spanOf, type Thing } from '../views/thing.ts';
import { useHands } from '../views/useHands.ts';
import { type Frame, kitchenTable, linenCloth, surface, vignette } from './backdrops.ts';
import { type Brush, at, disc } from './brush.ts';
import { mix } from './color.ts';
import type { Motif } from './motif.ts';
import { fitToFrame, type Spot } from './fitToFrame.ts';
import { scatter } from './shapes.ts';

/** The longer side of a thing of which no size is known, in cm: that of a plate or a pot. */
const USUAL_CM = 27;

function thingOf({ id = '', pose, box, slim }: Motif, art: string): Thing {
  return { motif: id, art, box, lies: pose === 'lie', slim };
}

/** The longer side of what is drawn, in cm. The stated size of a pan is the diameter of its body, without its handle. */
function cmOf(motif: Motif, subject: ArtSubject): number | undefined {
  const { id = '', box, slim } = motif;
  const size = drawnSize(id, subject);
  const [left, , right] = box;
  const body = -left * 2;
  return size && !slim && right > -left * 1.2 && subject.size ? size * (spanOf({ box, slim }) / body) : size;
}

const isScene = ({ pose, id = '' }: Motif) =>
  pose === 'bust' || pose === 'scene' || id === 'preparation' || id.endsWith('-hero');
const isGroup = ({ id = '' }: Motif) => id.startsWith('series-');

/** The hold of somebody who eats from a dish with the cutlery that lies beside it. */
function usualHold({ props = [], box: [left, top, right, bottom], pose }: Motif): Hold | undefined {
  const tool = props.find((name) => name === 'fork' || name === 'spoon');
  const [x, y] = [left + (right - left) * 0.56, top + (bottom - top) * (pose === 'lie' ? 0.52 : 0.3)];
  return tool && { how: 'pick', x, y, tool };
}

/** The thing with the hands that use it, where it is one that hands use. */
export function inUse(b: Brush, motif: Motif, art: string, spot: Spot & { scale: number }): string {
  const { x, y, turn, scale } = spot;
  const object = at(x, y, art, turn, scale);
  if (isScene(motif) || isGroup(motif)) return object;
  const thing = thingOf(motif, art);
  const { behind, front } = useHands(
    b,
    thing,
    spot,
    spanOf(thing) / (cmOf(motif, b.subject) ?? USUAL_CM),
    usualHold(motif),
  );
  const turned = (hands: string) => (turn && hands ? at(x, y, at(-x, -y, hands), turn) : hands);
  return turned(behind) + object + turned(front);
}

/** A dish enlarged until it fills the picture, with drops on what is moist. */
function nearDish(b: Brush, motif: Motif, art: string, frame: Frame): string {
  const spot = fitToFrame(motif, frame, { zoom: 3.3 });
  const drop = b.stamp(
    disc(2, 5, 12, '#1d1006', 0.3) +
      disc(0, 0, 12, b.radial(0.62, 0.68, 0.7, '#fff6e3 0 .8', '#ffffff 60 .18', '#ffffff 100 .3')) +
      disc(-4, -4, 3.4, '#fff', 0.95),
  );
  const drops = scatter(b, 34, frame.width * 0.44, frame.height * 0.42, 40)
    .map(([x, y]) => drop(frame.width / 2 + x, frame.height / 2 + y, 0, b.between(0.35, 1.25)))
    .join('');
  return linenCloth(b, frame, b.palette.cloth) + at(spot.x, spot.y, art, 0, spot.scale) + drops + lens(b, frame);
}

/** A close-up: of its material, or of what is on the plate. */
export function near(b: Brush, motif: Motif, art: string, frame: Frame): string {
  const material = materialOf(motif.id ?? '', b.subject.materials);
  return material ? closeUp(b, material, frame) : nearDish(b, motif, art, frame);
}

/** A picture beside something known, or as customers photograph it. */
export function furtherView(b: Brush, motif: Motif, art: string, view: FurtherView, frame: Frame): string {
  const thing = thingOf(motif, art);
  if (view !== 'scale') return snapshot(b, thing, frame);
  const cm = cmOf(motif, b.subject) ?? USUAL_CM;
  const { content, ground } = beside(b, thing, cm, companionFor(thing.motif, cm, thing.lies, thing.slim), frame);
  const { scene, wall, table, cloth } = b.palette;
  if (thing.lies) return surface(b, frame, mix(cloth, scene, 0.3)) + content + vignette(b, frame);
  const horizon = Math.min(ground - frame.height * 0.1, frame.height * 0.74);
  return kitchenTable(b, frame, horizon, mix(scene, wall, 0.4), mix(table, cloth, 0.4)) + content;
}

/** The pictures of an item with this motif. */
export function viewsOf(motif: Motif, subject: ArtSubject = {}): readonly ShownView[] {
  const { id = '' } = motif;
  if (isScene(motif)) return [{ view: 'main' }];
  const material = materialOf(id, subject.materials);
  const cm = cmOf(motif, subject);
  return [
    { view: 'main' },
    { view: 'scene' },
    { view: 'detail', ...(material && { material }) },
    ...(cm ? [{ view: 'scale', beside: companionFor(id, cm, motif.pose === 'lie', motif.slim) } as const] : []),
  ];
}
