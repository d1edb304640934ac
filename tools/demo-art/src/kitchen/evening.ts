import { bareBoards, type Frame } from './backdrops.ts';
import { type Brush, oval, rect, stroke } from './brush.ts';
import { dark, light, mix } from './color.ts';
import { sway } from './shapes.ts';

/** The colour towards which everything outside the light of the lamp is mixed. */
const NIGHT = '#1a110b';

/** The light of a lamp around where something stands. */
function lampLight(b: Brush, { width, height }: Frame, x: number, y: number, color: string): string {
  return oval(
    x,
    y,
    width * 0.34,
    height * 0.66,
    b.radial(0.5, 0.5, 0.5, `${light(color, 0.4)} 0 .95`, `${light(color, 0.16)} 45 .6`, `${color} 100 0`),
  );
}

/** A wall and a table in the evening: dark, but for the light around `x`. */
export function eveningTable(b: Brush, frame: Frame, horizon: number, x: number): string {
  const { width, height } = frame;
  const { scene, table } = b.palette;
  const [wall, wood] = [mix(scene, NIGHT, 0.66), mix(table, NIGHT, 0.6)];
  const lines = Array.from({ length: 7 }, (_, line) =>
    sway(-10, width + 10, horizon + (height - horizon) * ((line + 0.6) / 7) ** 1.25, b.between(-10, 10)),
  );
  return (
    rect(0, 0, width, horizon + 2, b.linear(90, dark(wall, 0.12), wall)) +
    lampLight(b, frame, x, horizon * 0.84, scene) +
    rect(0, horizon - 46, width, 48, b.linear(90, '#120a05 0 0', '#120a05 100 .34')) +
    rect(0, horizon, width, height - horizon, b.linear(90, light(wood, 0.06), dark(wood, 0.2))) +
    oval(
      x,
      horizon + (height - horizon) * 0.42,
      width * 0.32,
      (height - horizon) * 0.75,
      b.radial(0.5, 0.5, 0.5, `${light(table, 0.2)} 0 .9`, `${table} 55 .5`, `${table} 100 0`),
    ) +
    stroke(lines.join(''), dark(wood, 0.5), 2.4, 0.5) +
    stroke(lines.filter((_, line) => line % 3 === 1).join(''), light(table, 0.3), 2, 0.18) +
    rect(0, horizon, width, 4, light(table, 0.3), 0, 0.32)
  );
}

/** Boards seen from above in the evening, with the light of a lamp around `x`. */
export function eveningBoards(b: Brush, frame: Frame, x: number): string {
  const { table } = b.palette;
  return (
    bareBoards(b, frame, mix(table, NIGHT, 0.68)) + lampLight(b, frame, x, frame.height * 0.56, mix(table, NIGHT, 0.1))
  );
}
