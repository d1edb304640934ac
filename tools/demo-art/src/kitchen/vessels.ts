import { type Brush, disc, oval, ring, shape, stroke } from './brush.ts';
import { dark, light } from './color.ts';
import { hollow } from './materials.ts';
import { circlePath, contact, rimLight, rivet, shadowOf, sickle, taper, tube, under } from './shapes.ts';

/** A round pot at three-quarter angle; its bottom is centred on the origin, its rim `height` above. */
export interface Vessel {
  rx: number;
  ry: number;
  height: number;
  foot: number;
  bulge?: number;
}

export interface Skin {
  outside: string;
  inside: string;
  rim: string;
  wall?: number;
}

function bodyPath({ rx, ry, height, foot, bulge = 0 }: Vessel): string {
  const footRy = (ry * foot) / rx;
  return `M${-rx} ${-height}C${-rx - bulge * 1.5} ${-height * 0.55} ${-foot - bulge * 0.3} ${-height * 0.12} ${-foot} 0A${foot} ${footRy} 0 0 0 ${foot} 0C${foot + bulge * 0.3} ${-height * 0.12} ${rx + bulge * 1.5} ${-height * 0.55} ${rx} ${-height}Z`;
}

/** The outside of a vessel with its contact shadow and the warm bounce of the table. */
export function body(b: Brush, vessel: Vessel, fill: string): string {
  const { foot, rx, ry } = vessel;
  const d = bodyPath(vessel);
  const depth = b.linear(90, '#fff6e3 0 .12', '#fff6e3 30 0', '#140a04 60 0', '#140a04 96 .42', '#d8a878 100 .3');
  return contact(b, foot, (ry * foot) / rx) + shape(d, fill) + shape(d, depth);
}

export function mouth(
  b: Brush,
  { rx, ry, height, foot }: Vessel,
  { inside, rim, wall = 12 }: Skin,
  content = '',
): string {
  const [ix, iy] = [rx - wall, ry - wall * 0.62];
  const floorY = wall * 0.2;
  const shallow = height < ry * 1.9;
  const floor = shallow
    ? oval(
        0,
        floorY - wall * 0.4,
        Math.min(ix, foot) * 0.97,
        Math.min(iy, (ry * foot) / rx) * 0.97,
        b.linear(30, dark(inside, 0.32), `${inside} 55`, light(inside, 0.28)),
      ) +
      ring(
        0,
        floorY - wall * 0.4,
        Math.min(ix, foot) * 0.97,
        Math.min(iy, (ry * foot) / rx) * 0.97,
        light(inside, 0.4),
        2,
        0.35,
      )
    : '';
  return (
    oval(0, -height, rx, ry, rim) +
    oval(0, -height, ix, iy, hollow(b, inside)) +
    b.clipped(
      oval(0, -height, ix, iy, '#000'),
      floor +
        content +
        oval(-rx * 0.1, -height - iy * 0.75, ix, iy * 0.5, b.radial(0.5, 0.5, 0.5, '#140a04 0 .5', '#140a04 100 0')),
    ) +
    rimLight(0, -height, rx - wall * 0.3, ry - wall * 0.2, Math.max(2.5, wall * 0.28))
  );
}

export function vessel(b: Brush, form: Vessel, skin: Skin, content = ''): string {
  return body(b, form, skin.outside) + mouth(b, form, skin, content);
}

/** A lid resting on a rim at height y; `dome` is how far it rises. */
export function lid(b: Brush, y: number, rx: number, ry: number, dome: number, fill: string, band: string): string {
  const d = `M${-rx} ${y}C${-rx * 0.96} ${y - dome * 0.8} ${-rx * 0.5} ${y - dome - ry * 0.55} 0 ${y - dome - ry * 0.55}C${rx * 0.5} ${y - dome - ry * 0.55} ${rx * 0.96} ${y - dome * 0.8} ${rx} ${y}A${rx} ${ry} 0 0 1 ${-rx} ${y}Z`;
  const front = `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}`;
  const glow = b.radial(0.3, 0.16, 0.75, '#fff8e8 0 .55', '#fff8e8 30 .12', '#fff8e8 55 0', '#140a04 100 .38');
  return (
    `<path d="${front}" fill="none" stroke="#140a04" stroke-width="16" stroke-opacity=".35" transform="translate(4 14)"/>` +
    shape(d, fill) +
    shape(d, glow) +
    stroke(front, band, 13) +
    `<path d="${front}" fill="none" stroke="#fff8e8" stroke-width="3" stroke-opacity=".45" transform="translate(0 -6)"/>`
  );
}

export function knob(y: number, r: number, fill: string): string {
  const neck = `M${-r * 0.45} ${y + r * 0.2}L${-r * 0.35} ${y - r * 0.6}L${r * 0.35} ${y - r * 0.6}L${r * 0.45} ${y + r * 0.2}A${r * 0.45} ${r * 0.2} 0 0 1 ${-r * 0.45} ${y + r * 0.2}Z`;
  return (
    oval(r * 0.2, y + r * 0.32, r * 1.1, r * 0.4, '#140a04', 0.28) +
    shape(neck, fill) +
    oval(0, y - r * 0.72, r, r * 0.52, dark('#5a4a3a', 0.5)) +
    oval(0, y - r * 0.9, r, r * 0.55, fill) +
    oval(-r * 0.28, y - r * 1.08, r * 0.5, r * 0.2, '#fff', 0.55)
  );
}

/** Two ears at the sides of a pot, `y` the height of their middle. */
export function ears(rx: number, y: number, color: string, reach = 74, width = 24): string {
  const ear = (side: number) =>
    tube(
      `M${side * (rx - 14)} ${y - 24}C${side * (rx + reach)} ${y - 40} ${side * (rx + reach)} ${y + 34} ${side * (rx - 8)} ${y + 26}`,
      color,
      width,
    );
  return ear(-1) + ear(1);
}

/** A long pan handle from (x, y) to (tx, ty), with its rivets and hanging hole. */
export function handle(
  b: Brush,
  x: number,
  y: number,
  tx: number,
  ty: number,
  color: string,
  width = 40,
  rivets = 0,
): string {
  const along = (share: number): [number, number] => [x + (tx - x) * share, y + (ty - y) * share];
  const d = taper(x, y, width * 0.78, tx, ty, width);
  const [hx, hy] = along(0.93);
  const hole =
    oval(hx, hy, width * 0.27, width * 0.22, dark(color, 0.75)) +
    ring(hx, hy, width * 0.27, width * 0.22, light(color, 0.4), 2, 0.7);
  const bolts = Array.from({ length: rivets }, (_, index) => rivet(...along(0.05 + index * 0.075), width * 0.15)).join(
    '',
  );
  const [sx, sy] = along(0.04);
  const [ex, ey] = along(0.86);
  return (
    shape(d, b.linear(90, light(color, 0.45), `${color} 45`, dark(color, 0.5))) +
    `<path d="M${sx} ${sy - width * 0.24}L${ex} ${ey - width * 0.3}" stroke="${light(color, 0.75)}" stroke-width="${width * 0.08}" stroke-opacity=".7" fill="none"/>` +
    hole +
    bolts
  );
}

/** A pan seen from above; its handle runs to the right. */
export function panTop(b: Brush, r: number, skin: Skin, content: string): string {
  const wall = skin.wall ?? 14;
  const floor = r * 0.84;
  return (
    oval(0, 0, r, r, skin.outside) +
    oval(
      0,
      0,
      r - wall,
      r - wall,
      b.linear(50, dark(skin.inside, 0.5), `${skin.inside} 55`, light(skin.inside, 0.32)),
    ) +
    oval(
      0,
      0,
      floor,
      floor,
      b.radial(0.42, 0.36, 0.75, light(skin.inside, 0.22), `${skin.inside} 55`, dark(skin.inside, 0.35)),
    ) +
    ring(0, 0, floor, floor, light(skin.inside, 0.3), 2, 0.4) +
    content +
    rimLight(0, 0, r - wall * 0.4, r - wall * 0.4, wall * 0.3)
  );
}

/** A round plate from above: foot shadow, lip, well and a thin bright edge. */
export function plateTop(b: Brush, r: number, glaze: string, well = 0.72, squash = 1): string {
  const [ry, wr, wry] = [r * squash, r * well, r * well * squash];
  return (
    oval(0, 0, r, ry, b.linear(50, light(glaze, 0.55), `${glaze} 50`, dark(glaze, 0.16))) +
    ring(0, 0, r - 5, ry - 5, dark(glaze, 0.22), 5, 0.5) +
    oval(0, 0, wr + 8, wry + 8, b.linear(50, dark(glaze, 0.24), `${glaze} 50`, light(glaze, 0.55))) +
    oval(0, 0, wr, wry, b.radial(0.44, 0.4, 0.7, light(glaze, 0.4), `${glaze} 65`, dark(glaze, 0.1))) +
    rimLight(0, 0, r - 4, ry - 4, 3.5, 0.8)
  );
}

/** A deep bowl from above; the content is drawn inside radius `r * 0.84`. */
export function bowlTop(b: Brush, r: number, glaze: string, content: string): string {
  const level = r * 0.84;
  return (
    oval(0, 0, r, r, b.linear(50, light(glaze, 0.5), `${glaze} 45`, dark(glaze, 0.3))) +
    oval(0, 0, r * 0.93, r * 0.93, b.linear(50, dark(glaze, 0.5), dark(glaze, 0.15) + ' 50', light(glaze, 0.4))) +
    b.clipped(oval(0, 0, level, level, '#000'), content) +
    ring(0, 0, level, level, dark(glaze, 0.6), 5, 0.35) +
    b.clipped(
      oval(0, 0, level, level, '#000'),
      shape(`${circlePath(0, 0, r * 1.2)}${circlePath(r * 0.07, r * 0.09, r * 0.86)}`, '#1d1006', 0.28).replace(
        '<path',
        '<path fill-rule="evenodd"',
      ),
    ) +
    rimLight(0, 0, r - 6, r - 6, 5)
  );
}

/** A casserole with two ears seen from above; the content is drawn inside radius 346, what lies on top of it is not cut off. */
export function casseroleTop(b: Brush, color: string, content: string, top = ''): string {
  const ear = (side: number) =>
    shadowOf(`M${side * 350} -80Q${side * 470} -70 ${side * 470} 0Q${side * 470} 70 ${side * 350} 80Z`, 18) +
    shape(
      `M${side * 350} -80Q${side * 470} -70 ${side * 470} 0Q${side * 470} 70 ${side * 350} 80Z`,
      b.linear(50, light(color, 0.3), dark(color, 0.3)),
    ) +
    oval(side * 418, 0, 22, 44, dark(color, 0.7));
  return (
    under(b, 390) +
    ear(-1) +
    ear(1) +
    disc(0, 0, 390, b.linear(50, light(color, 0.45), `${color} 50`, dark(color, 0.35))) +
    disc(0, 0, 362, b.linear(50, dark('#3a3a3a', 0.4), '#8a857c')) +
    b.clipped(disc(0, 0, 346, '#000'), content) +
    top +
    sickle(0, 0, 386, 386, 170, 285, 9)
  );
}
