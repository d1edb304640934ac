import type { ArtOrder, Illustrator, ShownView } from '../types.ts';
import { Brush } from './brush.ts';
import { cooks } from './cooks/cooks.ts';
import { bakeware } from './cookware/bakeware.ts';
import { griddles } from './cookware/griddles.ts';
import { pans } from './cookware/pans.ts';
import { pots } from './cookware/pots.ts';
import { boards } from './kitchen/boards.ts';
import { countertop } from './kitchen/countertop.ts';
import { knives } from './kitchen/knives.ts';
import { materialSamples } from './kitchen/materialSamples.ts';
import { tableware } from './kitchen/tableware.ts';
import { textiles } from './kitchen/textiles.ts';
import { tools } from './kitchen/tools.ts';
import { viewsOf } from './itemView.ts';
import type { Motif, Motifs } from './motif.ts';
import { type Palette, paletteOf, palettes } from './palettes.ts';
import { heights, picture } from './picture.ts';
import { seedOf } from './random.ts';
import { bakes } from './recipes/bakes.ts';
import { bowls } from './recipes/bowls.ts';
import { desserts } from './recipes/desserts.ts';
import { plates } from './recipes/plates.ts';
import { potDishes } from './recipes/pots.ts';
import { preparations } from './recipes/preparation.ts';
import { drawSpot } from './spots.ts';
import { heroes, series } from './series.ts';
import { steps } from './steps/step.ts';
import { workshops } from './workshops/workshops.ts';

const families: readonly Motifs[] = [
  pans,
  pots,
  griddles,
  bakeware,
  knives,
  boards,
  tools,
  countertop,
  tableware,
  textiles,
  materialSamples,
  bowls,
  plates,
  potDishes,
  bakes,
  desserts,
  preparations,
  steps,
  series,
  cooks,
  heroes,
  workshops,
];
const motifs: Motifs = Object.assign({}, ...families);
const fallback = 'iron-casserole-24';

/** Another motif of the family for a wide picture; groups need none. */
function companionOf(id: string): Motif | undefined {
  if (Object.hasOwn(series, id) || Object.hasOwn(heroes, id) || Object.hasOwn(workshops, id)) return;
  const family = families.find((members) => Object.hasOwn(members, id)) ?? {};
  const relatives = Object.entries(family).filter(([other, { pose }]) => other !== id && pose === 'stand');
  return relatives[seedOf(id) % Math.max(1, relatives.length)]?.[1];
}

/** The palette with what the object takes on in the item's own colour. */
function inColor(palette: Palette, color: string | undefined): Palette {
  return color ? { ...palette, accent: color, glaze: color } : palette;
}

/** The motif after days of cooking, where that shows. */
function agedMotif(motif: Motif, days: number | undefined): Motif {
  const { aged } = motif;
  return days === undefined || !aged ? motif : { ...motif, draw: (b) => aged(b, days), props: [] };
}

function draw({ motif: id, palette, seed, view, shape, subject }: ArtOrder): string {
  const known = Object.hasOwn(motifs, id) ? id : fallback;
  const motif = motifs[known];
  if (!motif) throw new Error(`No motif "${known}"`);
  const brush = new Brush(inColor(paletteOf(palette), subject?.color), seedOf(known, seed), subject);
  return picture(brush, { ...agedMotif(motif, subject?.age), id: known }, companionOf(known), view, shape);
}

function views({ motif: id, subject }: Pick<ArtOrder, 'motif' | 'subject'>): readonly ShownView[] {
  const known = Object.hasOwn(motifs, id) ? id : fallback;
  return viewsOf({ ...motifs[known]!, id: known }, subject);
}

/** Kitchen still lifes: cookware, dishes, cooks. */
export const kitchenIllustrator: Illustrator = {
  motifs: Object.keys(motifs),
  palettes: Object.keys(palettes),
  heights,
  draw,
  views,
  angle: (motif) => motifs[motif]?.turn ?? 0,
  drawSpot,
};
