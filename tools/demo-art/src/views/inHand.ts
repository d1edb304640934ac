import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, rect, shape } from '../kitchen/brush.ts';
import type { Sleeve } from '../hands/hands.ts';
import { thumbGrip } from '../hands/thumbGrip.ts';

/** Something printed, with its size in its own units. */
interface Sheet {
  width: number;
  height: number;
  /** Drawn around the origin. */
  content: string;
}

const sleeves: readonly [Sleeve, ...Sleeve[]] = [
  { skin: '#e6b58f', cloth: '#5f7a78' },
  { skin: '#c98f66', cloth: '#7a5a62' },
  { skin: '#a8714a', cloth: '#b0a48e' },
  { skin: '#efc3a0', cloth: '#4f6072' },
];

/** A hand that holds a printed sheet in front of whatever is drawn behind. */
export function inHand(b: Brush, { width, height, content }: Sheet, frame: Frame): string {
  const scale = Math.min((frame.width * 0.66) / width, (frame.height * 0.66) / height);
  const size = Math.min(frame.width, frame.height) / 1000;
  const turn = b.between(-8, -3);
  const [x, y] = [frame.width * 0.46, frame.height * 0.45];
  const [cx, cy] = [(width / 2) * scale - 66 * size, (height / 2) * scale - 96 * size];
  const { behind, front } = thumbGrip(b, b.pick(sleeves));
  const d = `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}Z`;
  const shade = [26, 14, 6].map((dy) => at(dy * 0.5, dy, shape(d, '#1d1006', 0.14), 0, scale)).join('');
  return at(x, y, at(cx, cy, behind, 0, size) + shade + at(0, 0, content, 0, scale) + at(cx, cy, front, 0, size), turn);
}

/** An instant picture with a white border; `print` fills 500 by 500 around the origin. */
export function instantPicture(b: Brush, print: string): Sheet {
  const content =
    rect(-280, -290, 560, 660, b.linear(60, '#fffefa', '#efe9dc'), 8) +
    b.clipped(rect(-250, -260, 500, 500, '#000'), at(0, -10, print)) +
    shape('M-250 -260H120L-250 180Z', '#ffffff', 0.14);
  return { width: 560, height: 660, content: at(0, -40, content) };
}
