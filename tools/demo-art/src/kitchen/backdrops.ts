import { type Brush, oval, rect, shape, stroke } from './brush.ts';
import { dark, light, mix } from './color.ts';
import { sway, threads } from './shapes.ts';

export interface Frame {
  width: number;
  height: number;
}

const sun = '#fff1cf';

/** Light through a four-pane window, falling in from the upper left; soft edges are a few widening layers. */
function windowLight(x: number, y: number, size: number, strength: number): string {
  const lean = size * 0.42;
  const pane = (column: number, row: number, grow: number) => {
    const [left, top] = [x + column * size * 0.54 - row * lean * 0.5, y + row * size * 0.62];
    const [w, h] = [size * 0.46 + grow * 2, size * 0.54 + grow * 2];
    const [l, t] = [left - grow, top - grow];
    return `M${l} ${t}L${l + w} ${t + size * 0.1}L${l + w - lean * 0.43} ${t + h + size * 0.1}L${l - lean * 0.43} ${t + h}Z`;
  };
  const layers = [24, 16, 8, 0].map((grow) => {
    const d = [pane(0, 0, grow), pane(1, 0, grow), pane(0, 1, grow), pane(1, 1, grow)].join('');
    return shape(d, sun, strength / 4);
  });
  return layers.join('');
}

/** Long diagonal bands of light across a surface seen from above. */
function slantedLight(b: Brush, { width, height }: Frame, strength: number): string {
  const band = (start: number, span: number) => {
    const fill = b.linear(0, `${sun} 0 0`, `${sun} 22 1`, `${sun} 78 1`, `${sun} 100 0`);
    return `<g transform="translate(${start} 0) skewX(-38)">${rect(0, 0, span, height, fill, 0, strength)}</g>`;
  };
  const reach = width + height * 0.8;
  return band(reach * 0.06, reach * 0.2) + band(reach * 0.285, reach * 0.2) + band(reach * 0.6, reach * 0.07);
}

/** Darkens the far corner so that the middle of the picture keeps the eye. */
export function vignette(b: Brush, { width, height }: Frame): string {
  return rect(0, 0, width, height, b.linear(48, '#fff6e3 0 .24', '#fff6e3 32 0', '#2a1508 58 0', '#2a1508 100 .26'));
}

/** A seamless studio sweep: wall and floor of one colour. */
export function sweep(b: Brush, frame: Frame, horizon: number, color: string): string {
  const { width, height } = frame;
  return (
    rect(0, 0, width, height, b.linear(80, light(color, 0.3), `${color} 60`, dark(color, 0.06))) +
    windowLight(width * 0.1, -height * 0.1, Math.max(width, height) * 0.5, 0.3) +
    rect(
      0,
      horizon - 40,
      width,
      height - horizon + 40,
      b.linear(
        90,
        `${dark(color, 0.16)} 0 0`,
        `${dark(color, 0.16)} 14 .55`,
        `${light(color, 0.2)} 45 .6`,
        `${dark(color, 0.1)} 100 .8`,
      ),
    ) +
    vignette(b, frame)
  );
}

/** A painted wall with window light and a wooden table whose front edge shows at the bottom. */
export function kitchenTable(b: Brush, frame: Frame, horizon: number, wall: string, table: string): string {
  const { width, height } = frame;
  const edge = height - Math.max(46, height * 0.055);
  const lines = Array.from({ length: 9 }, (_, line) =>
    sway(-10, width + 10, horizon + (edge - horizon) * ((line + 0.6) / 9) ** 1.25, b.between(-12, 12)),
  );
  const grains =
    stroke(lines.slice(0, 5).join(''), dark(table, 0.35), 1.8, 0.3) +
    stroke(lines.slice(5).join(''), dark(table, 0.35), 3.4, 0.28) +
    stroke(lines.filter((_, line) => line % 3 === 1).join(''), light(table, 0.4), 2.4, 0.3);
  const boards = [0.34, 0.68]
    .map((share) =>
      stroke(
        `M0 ${horizon + (edge - horizon) * share ** 1.3}L${width} ${horizon + (edge - horizon) * share ** 1.3}`,
        dark(table, 0.55),
        3,
        0.45,
      ),
    )
    .join('');
  return (
    rect(0, 0, width, horizon + 2, b.linear(70, light(wall, 0.2), `${wall} 50`, dark(wall, 0.2))) +
    windowLight(width * 0.14, -height * 0.08, Math.max(width, height) * 0.46, 0.34) +
    rect(0, horizon - 60, width, 62, b.linear(90, '#1d1006 0 0', '#1d1006 100 .3')) +
    rect(
      0,
      horizon,
      width,
      height - horizon,
      b.linear(90, light(table, 0.1), light(table, 0.24) + ' 40', `${table} 90`),
    ) +
    grains +
    boards +
    rect(0, horizon, width, 5, light(table, 0.5), 0, 0.6) +
    rect(0, edge, width, height - edge, b.linear(90, dark(table, 0.25), dark(table, 0.55))) +
    rect(0, edge - 3, width, 6, light(table, 0.55), 0, 0.7) +
    vignette(b, frame)
  );
}

/** A linen cloth on the table, hanging over its front edge. */
export function tableCloth(b: Brush, frame: Frame, x: number, top: number, width: number): string {
  const { cloth, accent } = b.palette;
  const edge = frame.height - Math.max(46, frame.height * 0.055);
  const [back, front] = [width * 0.42, width * 0.54];
  const flat = `M${x - back} ${top}Q${x} ${top - 8} ${x + back} ${top + 2}L${x + front} ${edge}L${x - front} ${edge}Z`;
  const drop = `M${x - front} ${edge}L${x + front} ${edge}L${x + front - 6} ${frame.height + 10}L${x - front + 10} ${frame.height + 10}Z`;
  const stripe = (share: number) =>
    stroke(
      `M${x - back + back * 2 * share} ${top}L${x - front + front * 2 * share} ${edge}V${frame.height}`,
      accent,
      width * 0.011,
      0.6,
    );
  const weave = b.clipped(shape(flat, '#000'), threads(x - front, top - 10, front * 2, edge - top + 10, cloth));
  return (
    `<path d="${flat}" fill="#1d1006" fill-opacity=".25" transform="translate(12 8)"/>` +
    shape(flat, b.linear(60, light(cloth, 0.4), `${cloth} 60`, dark(cloth, 0.12))) +
    shape(
      drop,
      b.linear(
        0,
        dark(cloth, 0.22),
        dark(cloth, 0.08) + ' 30',
        dark(cloth, 0.26) + ' 55',
        dark(cloth, 0.12) + ' 80',
        dark(cloth, 0.32),
      ),
    ) +
    stripe(0.08) +
    stripe(0.11) +
    stripe(0.9) +
    weave +
    stroke(
      `M${x - back * 0.3} ${top}C${x - back * 0.2} ${(top + edge) / 2} ${x - front * 0.5} ${edge - 30} ${x - front * 0.36} ${edge}`,
      dark(cloth, 0.5),
      6,
      0.13,
    )
  );
}

/** A plain surface seen from above. */
export function surface(b: Brush, frame: Frame, color: string): string {
  const { width, height } = frame;
  return (
    rect(0, 0, width, height, b.linear(50, light(color, 0.28), `${color} 55`, dark(color, 0.12))) +
    slantedLight(b, frame, 0.4) +
    vignette(b, frame)
  );
}

/** Wooden boards seen from above, without any light. */
export function bareBoards(b: Brush, frame: Frame, color: string): string {
  const { width, height } = frame;
  const count = Math.max(2, Math.round(height / 250));
  let boards = '';
  for (let board = 0; board < count; board++) {
    const [y, h] = [(board * height) / count, height / count];
    const tone = mix(color, board % 2 ? '#3a2618' : '#e0bf92', b.between(0.02, 0.14));
    boards += rect(0, y, width, h + 1, b.linear(90, light(tone, 0.12), `${tone} 50`, dark(tone, 0.14)));
    const lines = Array.from({ length: 6 }, (_, line) =>
      sway(-10, width + 10, y + h * ((line + b.random()) / 6.3 + 0.03), b.between(-22, 22)),
    );
    boards +=
      stroke(lines.slice(0, 2).join(''), light(tone, 0.4), 2.4, 0.24) +
      stroke(lines.slice(2, 4).join(''), dark(tone, 0.45), 2, 0.26) +
      stroke(lines.slice(4).join(''), dark(tone, 0.45), 3.8, 0.22);
    boards +=
      rect(0, y - 2, width, 5, dark(color, 0.65), 0, 0.55) + rect(0, y + 3, width, 2.5, light(color, 0.4), 0, 0.35);
  }
  return boards;
}

/** Wooden boards seen from above. */
export const planks = (b: Brush, frame: Frame, color: string): string =>
  bareBoards(b, frame, color) + slantedLight(b, frame, 0.26) + vignette(b, frame);

/** Woven linen filling the picture, with a few long folds. */
export function linenCloth(b: Brush, frame: Frame, color: string): string {
  const { width, height } = frame;
  const weave = `<g transform="rotate(4 600 600)">${threads(-80, -80, width + 160, height + 160, color, 9)}</g>`;
  const fold = (x: number, tone: string, size: number, opacity: number) =>
    stroke(
      `M${x} -20C${x + 90} ${height * 0.3} ${x - 60} ${height * 0.65} ${x + 50} ${height + 20}`,
      tone,
      size,
      opacity,
    );
  return (
    rect(0, 0, width, height, b.linear(50, light(color, 0.35), `${color} 55`, dark(color, 0.18))) +
    fold(width * 0.2, dark(color, 0.4), 26, 0.13) +
    fold(width * 0.225, '#ffffff', 16, 0.25) +
    fold(width * 0.82, dark(color, 0.4), 34, 0.14) +
    fold(width * 0.85, '#ffffff', 20, 0.25) +
    weave +
    slantedLight(b, frame, 0.25) +
    vignette(b, frame)
  );
}

/** A plain painted wall with a soft round glow, for portraits. */
export function studioWall(b: Brush, frame: Frame, color: string): string {
  const { width, height } = frame;
  return (
    rect(0, 0, width, height, b.linear(60, light(color, 0.2), `${color} 55`, dark(color, 0.16))) +
    oval(
      width * 0.44,
      height * 0.44,
      width * 0.6,
      height * 0.62,
      b.radial(0.5, 0.5, 0.5, `${light(color, 0.5)} 0 .9`, `${light(color, 0.4)} 100 0`),
    ) +
    slantedLight(b, frame, 0.22)
  );
}
