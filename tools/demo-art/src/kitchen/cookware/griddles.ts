import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../brush.ts';
import { friedEgg, pepper } from '../food.ts';
import type { Motif, Motifs } from '../motif.ts';
import { thymeSprig } from '../herbs.ts';
import { lemonSlice } from '../produce.ts';
import type { PropName } from '../props.ts';
import { circlePath, scatter, shadowOf, under } from '../shapes.ts';
import { handle, panTop } from '../vessels.ts';
import { agedSkillet } from './patina.ts';

/** A pan from above whose handle points to the lower right, so that it fills a square well. */
function tilted(
  draw: (b: Brush, turn: number) => string,
  reach: number,
  r: number,
  turn: number,
  props: readonly PropName[],
): Motif {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  return {
    pose: 'lie',
    box: [-r, -r, Math.max(r, x + 20), Math.max(r, y + 20)],
    focus: [r * 0.2, 0],
    draw: (b) => at(0, 0, draw(b, turn), turn),
    props,
  };
}

function smallSkillet(b: Brush, turn: number): string {
  const content = at(-10, 0, friedEgg(b, 190), -40) + pepper(b, 22, 170) + at(60, -150, thymeSprig(b), -30, 0.8);
  return (
    shadowOf(circlePath(0, 0, 300), 26, turn) +
    shadowOf('M270 -34H560Q590 0 560 34H270Z', 20, turn) +
    handle(b, 276, 0, 570, 0, '#3a3b3c', 66) +
    panTop(
      b,
      300,
      { outside: b.linear(50, '#686865', '#2c2d2d 45', '#151515'), inside: '#2c2d2e', rim: '', wall: 15 },
      content,
    )
  );
}

function grillPan(b: Brush, turn: number): string {
  const ridges = Array.from({ length: 13 }, (_, index) => {
    const y = -222 + index * 37;
    return (
      rect(-236, y + 9, 472, 12, '#0f0f0f', 6, 0.7) +
      rect(-236, y, 472, 13, b.linear(90, '#77776f', '#3d3e3e 50', '#262727'), 6)
    );
  }).join('');
  const lemons = [
    [-110, -90],
    [70, 40],
    [-60, 140],
  ]
    .map(([x, y]) =>
      at(
        x ?? 0,
        y ?? 0,
        shadowOf(circlePath(0, 0, 66), 8) +
          lemonSlice(b, 66) +
          [-34, 2, 38].map((line) => rect(-54, line - 5, 108, 10, '#4a2c0c', 5, 0.6)).join(''),
        12,
      ),
    )
    .join('');
  return (
    shadowOf('M-300 -300H300V300H-300Z', 26, turn) +
    shadowOf('M280 -36H530V36H280Z', 20, turn) +
    handle(b, 280, 0, 540, 0, '#38393a', 70) +
    rect(-300, -300, 600, 600, b.linear(50, '#686865', '#2c2d2d 45', '#161616'), 84) +
    rect(-280, -280, 560, 560, b.linear(50, '#131313', '#343535 55', '#575754'), 70) +
    rect(-258, -258, 516, 516, '#1c1d1d', 52) +
    ridges +
    lemons +
    stroke('M-230 -292H150', '#fff8e8', 5, 0.5) +
    stroke('M-292 -230V60', '#fff8e8', 4, 0.3)
  );
}

function crepePan(b: Brush, turn: number): string {
  const spots = scatter(b, 26, 200, 200)
    .map(([x, y]) => oval(Math.round(x), Math.round(y), b.between(10, 30), b.between(8, 22), '#b06c22', 0.3))
    .join('');
  const fold = 'M0 0L-236 40A240 240 0 0 1 -60 -232Z';
  const crepe =
    disc(4, 8, 246, '#140a04', 0.35) +
    disc(0, 0, 244, b.radial(0.42, 0.38, 0.66, '#fbe7b4', '#f0ca7d 70', '#c98a3a')) +
    spots +
    ring(0, 0, 236, 236, '#a8661f', 6, 0.45) +
    shadowOf(fold, 10, turn) +
    shape(fold, b.linear(50, '#fff0c6', '#e5b765')) +
    stroke('M-8 -4L-228 34', '#fff8e0', 4, 0.7);
  return (
    shadowOf(circlePath(0, 0, 310), 20, turn) +
    shadowOf('M280 -26H640V26H280Z', 20, turn) +
    handle(b, 270, 0, 640, 0, '#5b6570', 46, 3) +
    panTop(
      b,
      310,
      { outside: b.linear(50, '#a3b1be', '#4f5a66 45', '#23282e'), inside: '#46505b', rim: '', wall: 7 },
      crepe + at(110, -120, under(b, 46) + lemonSlice(b, 46), 30 - turn),
    )
  );
}

export const griddles: Motifs = {
  'iron-skillet-20': { ...tilted(smallSkillet, 590, 300, 42, ['egg', 'thyme', 'salt']), aged: agedSkillet },
  'iron-grill-pan': tilted(grillPan, 590, 370, 24, ['rosemary', 'lemon', 'salt']),
  'carbon-steel-crepe-pan': tilted(crepePan, 650, 310, 40, ['lemon', 'egg', 'flour']),
};
