import { type Brush, at, disc, oval, rect, ring, shape, shifted, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { beech, grain, oak, steel } from '../materials.ts';
import { contact } from '../shapes.ts';
import { fist, palm, type Sleeve } from '../../hands/hands.ts';
import { emmental, ticino, window } from './landscapes.ts';
import { firelight, flames, room, toolRail } from './room.ts';

/** A spoon comes out of a board under the gouge; shavings curl, the stove burns what falls. */
export function turner(b: Brush): string {
  const skin: Sleeve = { skin: '#e6b58f', cloth: '#5f7a58' };
  const grip = fist(b, skin, -20);
  const spoon =
    'M-420 -34C-300 -22 -120 -30 40 -34C80 -110 210 -130 290 -70C350 -20 350 40 290 84C210 136 80 116 40 44C-120 36 -300 30 -420 40Q-440 4 -420 -34Z';
  const curl = (x: number, y: number, r: number, turn: number) => {
    const ribbon = `M${-r * 2} ${r * 0.5}C${-r} ${-r * 0.6} ${r * 0.9} ${-r} ${r} ${r * 0.1}C${r} ${r * 0.9} ${-r * 0.2} ${r * 0.8} ${-r * 0.1} ${r * 0.1}`;
    return at(
      x,
      y,
      stroke(ribbon, '#1d1006', 20, 0.2) + stroke(ribbon, '#c08a4e', 18) + at(-3, -5, stroke(ribbon, '#f4dcae', 11)),
      turn,
    );
  };
  const stove =
    rect(-110, -150, 220, 320, b.linear(0, '#3c3e40', '#5a5c5d 20', '#2a2b2c 70', '#3a3836'), 16) +
    rect(-34, -560, 68, 420, b.linear(0, '#2f3133', '#5a5c5d 30', '#242526'), 6) +
    rect(-78, -96, 156, 130, '#140a04', 14) +
    b.clipped(
      rect(-72, -90, 144, 118, '#000', 10),
      rect(-72, -90, 144, 118, b.linear(90, '#5a1508', '#e2571d')) + flames(b, 0, 30, 0.62),
    ) +
    rect(-124, -164, 248, 26, '#2a2b2c', 8);
  return (
    room(b, '#84715a', '#8a6a48', 640) +
    window(b, emmental, 120, 84, 0.98) +
    toolRail(b, 560, 110, 4) +
    at(1030, 500, stove) +
    contact(b, 420, 60, 560, 800) +
    at(
      520,
      700,
      shifted(spoon, 14, 30, '#1d1006', 0.35) +
        shape(spoon, b.linear(70, light(beech, 0.4), `${beech} 50`, dark(beech, 0.35))) +
        b.clipped(shape(spoon, '#000'), grain(b, -420, -110, 340, 110, beech, 9)) +
        oval(190, 0, 112, 74, b.linear(60, dark(beech, 0.4), `${beech} 60`, light(beech, 0.4))) +
        ring(190, 0, 112, 74, light(beech, 0.6), 4, 0.6),
      -6,
    ) +
    at(250, 690, palm(b, skin, 60), 6) +
    at(990, 560, grip.behind, -34) +
    at(
      990,
      560,
      rect(-330, -16, 240, 34, steel(b), 4) +
        shape('M-330 -18Q-376 0 -330 20Z', '#e9e9e4') +
        shape('M-96 -34H40Q120 -40 150 0Q120 44 40 38H-96Z', b.linear(90, '#c99a5e', '#8a6240 55', '#54371f')) +
        rect(-104, -30, 24, 62, '#c9a04c', 6),
      -34,
    ) +
    at(990, 560, grip.front, -34) +
    curl(640, 812, 44, 40) +
    curl(360, 836, 38, 100) +
    curl(850, 834, 44, 200) +
    firelight(b, 1010, 470, 640, '#ffab5c', 0.42)
  );
}

/** Two wet hands raise a bowl on the wheel; behind them the kiln glows through its peephole. */
export function potter(b: Brush): string {
  const skin: Sleeve = { skin: '#c98f66', cloth: '#8a5a4a' };
  const clay = '#b9a690';
  const bowl = 'M-236 -170C-230 -20 -150 96 -104 130A104 26 0 0 0 104 130C150 96 230 -20 236 -170Z';
  const kiln =
    shape('M-190 210V-60C-190 -200 190 -200 190 -60V210Z', b.linear(20, '#b0795c', '#7d4d3a 60', '#4a2b20')) +
    b.clipped(
      shape('M-190 210V-60C-190 -200 190 -200 190 -60V210Z', '#000'),
      [-120, -70, -20, 30, 80, 130, 180]
        .map((y, n) =>
          stroke(
            `M-188 ${y}H188` + [-100, 0, 100].map((x) => `M${x + (n % 2) * 50} ${y}v50`).join(''),
            '#3c2118',
            4,
            0.4,
          ),
        )
        .join(''),
    ) +
    rect(-96, -30, 192, 240, '#5a3628', 12) +
    rect(-84, -18, 168, 228, b.linear(90, '#8a5a44', '#4a2b20'), 8) +
    disc(0, 60, 40, '#2a140c') +
    disc(0, 60, 30, b.radial(0.5, 0.5, 0.5, '#fffbe0', '#ffd57a 40', '#ff8a2c')) +
    disc(0, 60, 150, b.radial(0.5, 0.5, 0.5, '#ffb347 0 .6', '#ffb347 100 0'));
  const pots = (x: number, y: number) =>
    rect(x - 20, y, 330, 18, oak, 4) +
    [0, 96, 190]
      .map((dx, n) =>
        at(
          x + 50 + dx,
          y,
          shape(
            [
              'M-40 -70C-46 -20 -30 0 -24 0H24C30 0 46 -20 40 -70Z',
              'M-34 -100C-60 -40 -40 0 -26 0H26C40 0 60 -40 34 -100Z',
              'M-46 -44C-46 -14 -26 0 -18 0H18C26 0 46 -14 46 -44Z',
            ][n] ?? '',
            b.linear(0, '#8f8a7c', '#e9dfcb 24', '#b8ad98 60', '#6d6658'),
          ) + oval(0, [-70, -100, -44][n] ?? 0, [40, 34, 46][n] ?? 0, 9, '#5a5348'),
        ),
      )
      .join('');
  return (
    room(b, '#8a7a68', '#5d4a3c', 760) +
    window(b, ticino, 84, 90, 0.86) +
    pots(470, 250) +
    at(1000, 430, kiln) +
    contact(b, 330, 70, 560, 830) +
    oval(560, 800, 330, 84, b.linear(90, '#5f5a55', '#2f2c2a')) +
    oval(560, 786, 330, 84, b.radial(0.4, 0.3, 0.8, '#a8a29a', '#6d6862 60', '#3f3b38')) +
    ring(560, 786, 250, 62, '#e9dfcb', 5, 0.35) +
    ring(560, 786, 180, 44, '#e9dfcb', 4, 0.3) +
    at(
      560,
      650,
      shape(
        bowl,
        b.linear(
          0,
          dark(clay, 0.35),
          light(clay, 0.45) + ' 20',
          `${clay} 50`,
          dark(clay, 0.4) + ' 88',
          light(clay, 0.1),
        ),
      ) +
        [-110, -60, -10, 40, 84]
          .map((y) =>
            stroke(
              `M${-222 + (y + 110) * 0.5} ${y}Q0 ${y + 74} ${222 - (y + 110) * 0.5} ${y}`,
              light(clay, 0.5),
              6,
              0.3,
            ),
          )
          .join('') +
        oval(0, -170, 236, 62, dark(clay, 0.12)) +
        oval(0, -168, 218, 52, b.linear(30, dark(clay, 0.55), `${dark(clay, 0.2)} 60`, light(clay, 0.35))) +
        stroke('M-234 -170A236 62 0 0 1 234 -170', '#fff6e3', 5, 0.7),
    ) +
    at(250, 620, palm(b, skin, 74), 14) +
    `<g transform="translate(870 620) scale(-1 1)">${at(0, 0, palm(b, skin, 74), 14)}</g>` +
    firelight(b, 1000, 490, 640, '#ffa64a', 0.4)
  );
}
