import { type Brush, at, disc, oval, ring, shape, stroke } from '../brush.ts';
import { steel } from '../materials.ts';
import { sickle } from '../shapes.ts';
import { body, ears, knob } from '../vessels.ts';

export function steamer(b: Brush): string {
  const low = { rx: 256, ry: 86, height: 160, foot: 250 };
  const high = { rx: 252, ry: 85, height: 150, foot: 246 };
  const holes = (y: number) =>
    Array.from({ length: 13 }, (_, index) => {
      const x = -216 + index * 36;
      return oval(x, y + 82 * Math.sqrt(1 - (x / 250) ** 2), 7, 8, '#4e5456', 0.75);
    }).join('');
  const glass = 'M-246 -322C-236 -400 -120 -440 0 -440C120 -440 236 -400 246 -322A246 84 0 0 1 -246 -322Z';
  const bud = b.stamp(
    [
      [0, 30],
      [-34, 16],
      [34, 16],
      [-22, -18],
      [22, -18],
      [0, 0],
    ]
      .map(([x, y]) => disc(x ?? 0, y ?? 0, 27, b.radial(0.35, 0.3, 0.8, '#b4cb7c', '#739149 55', '#47602f')))
      .join(''),
  );
  const broccoli = [
    [-170, -336],
    [150, -340],
    [-60, -362],
    [60, -356],
    [0, -320],
    [-110, -310],
    [110, -306],
  ]
    .map(([x, y], index) => bud(x ?? 0, y ?? 0, index * 50))
    .join('');
  return (
    ears(256, -120, '#b2b5b4', 66, 18) +
    body(b, low, steel(b)) +
    ring(0, -160, 256, 86, '#777c7e', 5) +
    at(
      0,
      -164,
      ears(252, -110, '#b2b5b4', 62, 18) +
        shape(`M-250 -150L-246 0A246 83 0 0 0 246 0L250 -150Z`, steel(b)) +
        holes(-110) +
        holes(-78) +
        oval(0, -high.height, high.rx, high.ry, '#8b9091'),
    ) +
    b.clipped(shape(glass, '#000'), oval(0, -322, 240, 78, '#6f7474') + broccoli) +
    shape(glass, b.linear(20, '#ffffff 0 .75', '#e8f0ee 30 .25', '#ffffff 60 .12', '#b9c6c6 100 .55')) +
    stroke('M-246 -322A246 84 0 0 0 246 -322', '#e2e3de', 14) +
    stroke('M-246 -327A246 84 0 0 0 246 -327', '#fff', 3, 0.8) +
    sickle(0, -322, 226, 108, 195, 262, 18, 0.85) +
    knob(-440, 34, steel(b))
  );
}
