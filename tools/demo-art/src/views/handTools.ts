import { type Brush, at, disc, oval, rect, shape, stroke } from '../kitchen/brush.ts';
import { prop } from '../kitchen/props.ts';
import { dots, scatter, shadowOf } from '../kitchen/shapes.ts';

/** What finger tips hold or let fall, drawn from the finger tips downwards. */
interface HandTool {
  /** Units from the finger tips to the point where it touches the thing. */
  length: number;
  /** Whether it falls, and so hangs almost straight whatever the turn of the hand. */
  falls?: boolean;
  draw(b: Brush): string;
}

/** Small pieces that spread as they fall. */
const falling = (b: Brush, color: string, size: number, count: number) =>
  dots(
    scatter(b, count, 60, 110).map(([x, y]) => [x * (0.6 + (y + 110) / 260), y + 110] as const),
    color,
    size,
    0.95,
  );

const cutlery = (name: 'fork' | 'spoon'): HandTool => ({
  length: 330,
  draw: (b) => at(6, 124, prop(b, name), 180, 1.04),
});

function pen(b: Brush): string {
  const body = 'M-12 -330H14L12 40L0 96L-10 40Z';
  return (
    shadowOf(body, 10) +
    shape(body, b.linear(0, '#5a6a86', '#23304e')) +
    shape('M-10 40H12L0 96Z', '#e0b458') +
    stroke('M-12 -20H14', '#e0b458', 10)
  );
}

/** What a hand can have between its finger tips. */
const handTools = {
  fork: cutlery('fork'),
  spoon: cutlery('spoon'),
  match: {
    length: 120,
    draw: (b) =>
      rect(-5, -30, 11, 130, '#d9b483', 3) +
      oval(0, 104, 9, 13, '#5a2a1c') +
      disc(0, 108, 60, b.radial(0.5, 0.5, 0.5, '#ffdf8a 0 .9', '#ffdf8a 100 0')) +
      shape('M0 80C22 100 20 130 0 140C-20 130 -22 100 0 80Z', '#ffb23e'),
  },
  pen: { length: 96, draw: pen },
  salt: { length: 190, falls: true, draw: (b) => falling(b, '#ffffff', 12, 44) },
  sugar: { length: 190, falls: true, draw: (b) => falling(b, '#fffdf4', 10, 70) },
  polenta: { length: 200, falls: true, draw: (b) => falling(b, '#f2c94c', 11, 90) },
  spices: {
    length: 190,
    falls: true,
    draw: (b) => falling(b, '#b5341c', 12, 50) + falling(b, '#7d3a16', 9, 30),
  },
  flour: {
    length: 200,
    falls: true,
    draw: (b) =>
      falling(b, '#fffaf0', 13, 70) + oval(0, 120, 74, 130, b.radial(0.5, 0.5, 0.5, '#fffaf0 0 .7', '#fffaf0 100 0')),
  },
  herbs: {
    length: 190,
    falls: true,
    draw: (b) => falling(b, '#5f8a3c', 19, 26) + falling(b, '#86ac58', 12, 16),
  },
} satisfies Record<string, HandTool>;

export type ToolName = keyof typeof handTools;

/** A tool by its name. */
export const handTool = (name: ToolName): HandTool => handTools[name];
