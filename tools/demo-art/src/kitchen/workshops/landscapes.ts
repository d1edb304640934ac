import { type Brush, at, disc, oval, rect, shape, stroke } from '../brush.ts';
import { dark, light, mix } from '../color.ts';

/** What is seen through a workshop's window, over a box of 360 by 400. */
export type Landscape = (b: Brush) => string;

const sky = (b: Brush, top: string, low: string) => rect(0, 0, 360, 400, b.linear(90, top, low));
const firs = (y: number, color: string, count: number, size: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = 10 + index * (350 / count) + (index % 3) * 9;
    const h = size * (0.7 + (index % 4) * 0.14);
    return shape(
      `M${x} ${y}l${h * 0.26} ${-h * 0.45}h${-h * 0.12}l${h * 0.14} ${-h * 0.55}l${h * 0.14} ${h * 0.55}h${-h * 0.12}l${h * 0.26} ${h * 0.45}Z`,
      color,
    );
  }).join('');

/** Long flat ridges, one behind the other, dark with firs. */
export const jura: Landscape = (b) =>
  sky(b, '#9db6c6', '#f2e3c4') +
  shape('M0 190Q90 140 190 164T360 150V400H0Z', '#8ea5ad') +
  shape('M0 240Q110 186 220 214T360 196V400H0Z', '#6c8784') +
  shape('M0 300Q120 250 230 276T360 260V400H0Z', '#4c6a58') +
  firs(318, '#2f4a3c', 12, 62) +
  shape('M0 330Q180 290 360 322V400H0Z', '#3e5a3f');

/** Round bare summits over beech woods. */
export const vosges: Landscape = (b) =>
  sky(b, '#a9bccd', '#f6dfc2') +
  oval(110, 262, 190, 110, b.linear(90, '#8fa38c', '#6b8571')) +
  oval(290, 290, 190, 120, b.linear(90, '#7e9668', '#5b7a50')) +
  oval(60, 372, 240, 100, b.linear(90, '#5d7d4c', '#3f5f3b')) +
  [40, 92, 140, 196, 250, 300]
    .map((x, index) => disc(x, 350 + (index % 2) * 14, 26, index % 2 ? '#3f6238' : '#55773f'))
    .join('');

/** Pale towers of rock that glow in the evening. */
export const trentino: Landscape = (b) =>
  sky(b, '#8fa8c6', '#f7d2b4') +
  shape(
    'M0 300L30 180L52 210L78 96L104 150L126 70L158 176L188 120L214 196L250 84L276 160L306 128L360 260V400H0Z',
    b.linear(90, '#f0c3a4', '#b98d86'),
  ) +
  shape(
    'M126 70L158 176L150 300L118 220ZM250 84L276 160L270 300L240 230ZM78 96L104 150L96 300L70 230Z',
    '#8f6f76',
    0.55,
  ) +
  shape('M0 300Q120 260 220 292T360 280V400H0Z', '#5d7058') +
  firs(340, '#34503c', 10, 70) +
  shape('M0 340Q180 310 360 336V400H0Z', '#466046');

/** The Rhine, a ferry on its rope, and two red towers. */
export const rhine: Landscape = (b) =>
  sky(b, '#b4c6d2', '#f5e6cc') +
  shape('M0 236H360V400H0Z', '#a9907a') +
  [0, 1, 2, 3, 4, 5, 6]
    .map(
      (n) =>
        rect(8 + n * 50, 196 + (n % 3) * 12, 42, 60, ['#d9b48a', '#c98d6b', '#e3c79c'][n % 3] ?? '') +
        shape(`M${2 + n * 50} ${198 + (n % 3) * 12}l27 -26l27 26Z`, '#8a4c3a'),
    )
    .join('') +
  [196, 246]
    .map(
      (x) =>
        rect(x, 110, 28, 110, b.linear(0, '#b5654f', '#8a4435')) +
        shape(`M${x - 3} 112L${x + 14} 40L${x + 31} 112Z`, '#a35a48'),
    )
    .join('') +
  rect(0, 258, 360, 142, b.linear(90, '#8fb0b5', '#4f7a83')) +
  stroke('M0 286H130M180 300H360M40 330H200M230 352H350M20 378H150', '#e8f0ec', 4, 0.4) +
  stroke('M0 250L230 318', '#4a3a2c', 2, 0.7) +
  shape('M186 318H290L276 340H200Z', '#6a4327') +
  rect(212, 298, 56, 20, '#c9a06a', 4);

/** Green knolls, a farmhouse under a wide roof, and the linden tree beside it. */
export const emmental: Landscape = (b) =>
  sky(b, '#a7c4d6', '#f4ead0') +
  shape('M0 210L50 170L96 196L150 150L210 190L280 158L360 200V400H0Z', '#b5c2c9') +
  shape('M0 260Q100 200 190 240T360 226V400H0Z', '#87a868') +
  shape('M0 320Q140 250 250 300T360 290V400H0Z', '#6b9150') +
  rect(86, 268, 130, 56, '#8a5c36') +
  [98, 128, 158, 188].map((x) => rect(x, 284, 16, 18, '#f6e2a8')).join('') +
  shape('M62 278L116 214H186L240 278Q150 262 62 278Z', b.linear(90, '#9a5a40', '#6b3c2c')) +
  rect(288, 276, 12, 60, '#5c4028') +
  [
    [294, 236, 46],
    [266, 258, 34],
    [322, 258, 34],
    [294, 206, 32],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, b.radial(0.35, 0.3, 0.8, '#93b45c', '#4e7a38')))
    .join('') +
  shape('M0 346Q180 312 360 344V400H0Z', '#55803f');

/** A lake between steep slopes, and a bell tower on the shore. */
export const ticino: Landscape = (b) =>
  sky(b, '#8fb6d6', '#fbe6c6') +
  shape('M0 250L70 120L140 200L210 96L290 190L360 130V300H0Z', '#7f98a5') +
  shape('M0 280L60 190L150 280ZM230 280L310 170L360 220V280Z', '#4f7461') +
  rect(0, 276, 360, 124, b.linear(90, '#9cc6cf', '#3f7f93')) +
  stroke('M20 304H140M200 320H340M60 346H220M250 368H350', '#f3f7f2', 4, 0.45) +
  rect(266, 186, 30, 96, b.linear(0, '#f1ddb8', '#c39a72')) +
  shape('M262 188L281 158L300 188Z', '#b4593f') +
  rect(276, 200, 10, 18, '#5c4030') +
  rect(206, 246, 62, 36, '#e8cfa4') +
  shape('M200 248L237 226L274 248Z', '#b4593f');

/** A window in a thick wall: panes, a sill, and the day that falls in. */
export function window(b: Brush, landscape: Landscape, x: number, y: number, scale: number): string {
  const frame = '#4a3424';
  return at(
    x,
    y,
    rect(-26, -26, 412, 462, '#2a1c14', 10) +
      b.clipped(rect(0, 0, 360, 400, '#000', 4), landscape(b)) +
      rect(0, 0, 360, 400, b.linear(60, '#fff6dc 0 .35', '#fff6dc 60 0')) +
      stroke('M180 0V400M0 140H360M0 270H360', frame, 12) +
      stroke('M183 0V400M0 143H360M0 273H360', light(frame, 0.35), 3, 0.6) +
      stroke('M0 0H360V400H0Z', frame, 18) +
      rect(-40, 404, 440, 34, b.linear(90, mix('#8a6a4a', '#fff6e3', 0.25), dark('#8a6a4a', 0.3)), 6),
    0,
    scale,
  );
}
