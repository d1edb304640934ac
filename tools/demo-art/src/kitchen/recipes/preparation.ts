import { type Brush, at, oval, shape, stroke } from '../brush.ts';
import { liquid } from '../food.ts';
import { oak } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { isProp, prop } from '../props.ts';
import { blob, dots, scatter, shadowOf, under } from '../shapes.ts';
import { bowlTop } from '../vessels.ts';
import { board } from './board.ts';
import { ware } from './bowls.ts';

/** Ingredients that stand in a bowl, with their colours. */
const poured: Readonly<Record<string, string>> = {
  cream: '#f6ecd6',
  stock: '#c8974a',
  wine: '#7a2233',
  oil: '#d8a832',
  chocolate: '#4a2b1a',
  honey: '#d98f1f',
  sugar: '#fbf6ea',
  rice: '#eadcb8',
};

const lying: Readonly<Record<string, (b: Brush) => string>> = { butter, dough, cheese, potatoes };

const BOARD_WIDTH = 940;
const BOARD_HEIGHT = 600;
/** How far from the middle of the board the outer ones lie, and the rows. */
const OUTER = 290;
const OUTER_OF_TWO = 200;
const ROW = 135;
/** How much larger one or two alone are shown. */
const sizes: Readonly<Record<number, number>> = { 1: 1.7, 2: 1.4 };
const BOWL_RADIUS = 128;
const PROP_SIZE = 1.35;
/** More of them are too small to be seen. */
const MOST = 6;

/** A piece from a block, with the edge of the knife. */
function butter(b: Brush): string {
  const top = 'M-110 -36L60 -70L118 -14L-50 26Z';
  const front = 'M-110 -36L-50 26V84L-110 22Z';
  const side = 'M-50 26L118 -14V44L-50 84Z';
  return (
    shadowOf('M-110 -36L60 -70L118 -14V44L-50 84L-110 22Z', 14) +
    shape(side, b.linear(90, '#f3d469', '#d9ae3c')) +
    shape(front, b.linear(0, '#e6bf4d', '#cf9f33')) +
    shape(top, b.linear(40, '#fff3b8', '#f7df85'))
  );
}

/** A ball of dough with flour on it. */
export function dough(b: Brush): string {
  const ball = blob(b, 0, 0, 120, 92, 0.05, 12);
  return (
    shadowOf(ball, 20) +
    shape(ball, b.radial(0.4, 0.34, 0.8, '#fff6df', '#f0dcae 55', '#cfae74')) +
    stroke('M-70 10C-40 34 20 40 70 16', '#c79f62', 4, 0.5) +
    dots(scatter(b, 30, 110, 80), '#fffdf6', 6, 0.8)
  );
}

/** A wedge with holes. */
function cheese(b: Brush): string {
  const holes = [
    [-30, 30, 13],
    [24, 44, 17],
    [66, 18, 11],
  ] as const;
  return (
    shadowOf('M-120 10L90 -76L120 -6V60L-110 78Z', 14) +
    shape('M-120 10L90 -76L120 -6L-110 28Z', b.linear(30, '#ffe9a6', '#f3cf6d')) +
    shape('M-110 28L120 -6V60L-110 78Z', b.linear(90, '#f4cc62', '#d6a238')) +
    holes.map(([x, y, r]) => oval(x, y, r, r * 0.7, '#b98324', 0.75)).join('')
  );
}

function potatoes(b: Brush): string {
  const one = (color: string) => {
    const outline = blob(b, 0, 0, 74, 54, 0.06, 11);
    const eyes = scatter(b, 6, 44, 30).map(([x, y]) => oval(x, y, 5, 3, '#7a5a2a', 0.5));
    return (
      shadowOf(outline, 12) + shape(outline, b.radial(0.38, 0.3, 0.85, '#f4e0ae', color, '#8d6a35')) + eyes.join('')
    );
  };
  return at(-50, -26, one('#d3b06a'), -20) + at(52, 34, one('#c79f5c'), 24);
}

function bowl(b: Brush, color: string): string {
  return under(b, BOWL_RADIUS) + bowlTop(b, BOWL_RADIUS, ware(b), liquid(b, BOWL_RADIUS * 0.84, color));
}

/** One ingredient about the origin; nothing where it cannot be drawn. */
function ingredient(b: Brush, name: string): string {
  const color = poured[name];
  if (color) return bowl(b, color);
  const own = lying[name]?.(b) ?? (isProp(name) ? prop(b, name) : '');
  return own && at(0, 0, own, b.between(-12, 12), PROP_SIZE);
}

/** The centres of so many ingredients in one or two rows, the longer one behind. */
function centresFor(count: number): (readonly [number, number])[] {
  const behind = count > 3 ? Math.ceil(count / 2) : count;
  const outer = count === 2 ? OUTER_OF_TWO : OUTER;
  const row = (length: number, y: number) =>
    Array.from({ length }, (_, index) => [length > 1 ? outer * ((2 * index) / (length - 1) - 1) : 0, y] as const);
  return count > 3 ? [...row(behind, -ROW), ...row(count - behind, ROW)] : row(behind, 0);
}

/** What a step of a recipe takes, laid out on a board: the materials of the subject that can be drawn. */
function preparation(b: Brush): string {
  const drawn = (b.subject.materials ?? []).slice(0, MOST).map((name) => ingredient(b, name));
  const centres = centresFor(drawn.length);
  const size = sizes[drawn.length] ?? 1;
  return (
    board(b, oak, BOARD_WIDTH, BOARD_HEIGHT) +
    drawn
      .map((art, index) => {
        const [x, y] = centres[index]!;
        return at(x + b.between(-18, 18), y + b.between(-14, 14), art, 0, size);
      })
      .join('')
  );
}

export const preparations: Motifs = {
  preparation: {
    pose: 'lie',
    box: [-BOARD_WIDTH / 2, -BOARD_HEIGHT / 2, BOARD_WIDTH / 2, BOARD_HEIGHT / 2],
    draw: preparation,
  },
};
