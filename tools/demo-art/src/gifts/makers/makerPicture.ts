import { daylight, type Stage } from '../backdrop.ts';
import { drawPerson } from '../hosts/person.ts';
import type { Kit } from '../kit.ts';
import { mix } from '../kit.ts';
import { paper } from '../palettes.ts';
import * as s from '../shapes.ts';
import { arms } from './arms.ts';
import { BENCH, type Maker } from './maker.ts';

const WIDTH = 1200;
const HEIGHT = 1600;
/** Share of what is too much that falls off above the picture in a flatter shape. */
const ABOVE = 0.4;

function bench(k: Kit, color: string): string {
  const { back, front } = BENCH;
  return (
    s.rect(-600, back - 12, 1200, 30, 0, k.p.ink, s.faint(0.12)) +
    s.rect(-600, back, 1200, front - back, 0, k.linear(k.light(color, 0.22), color)) +
    s.rect(-600, back, 1200, 6, 0, paper.white, s.faint(0.4)) +
    s.line(`M-600 ${back + 90}H600M-600 ${back + 210}H600M-600 ${back + 344}H600`, k.p.ink, 4, s.faint(0.1)) +
    s.rect(-600, front, 1200, 100, 0, k.linear(k.dark(color, 0.12), k.dark(color, 0.3))) +
    s.rect(-600, front, 1200, 8, 0, paper.white, s.faint(0.28))
  );
}

/** A maker at the bench in the workshop; fills stages of all shapes. */
export function makerPicture(k: Kit, maker: Maker, { width, height }: Stage): string {
  const scale = Math.max(width / WIDTH, height / HEIGHT);
  const person =
    drawPerson(k, maker) + bench(k, maker.bench) + maker.work(k) + arms(k, maker, maker.hands) + maker.front(k);
  const art =
    s.rect(0, 0, WIDTH, HEIGHT, 0, k.linear(k.p.tint, mix(k.p.tintLow, k.p.arch, 0.3), 70)) +
    daylight(k, { width: WIDTH, height: HEIGHT }) +
    maker.wall(k) +
    s.transform(WIDTH / 2, 560, 1.05, person);
  return s.transform((width - WIDTH * scale) / 2, (height - HEIGHT * scale) * ABOVE, scale, art);
}
