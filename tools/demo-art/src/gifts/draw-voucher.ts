import type { Stage } from './backdrop.ts';
import { confetti, mainBackdrop } from './backdrop.ts';
import type { Kit } from './kit.ts';
import type { PlainView } from './motif.ts';
import { paper } from './palettes.ts';
import { balloon } from './scenery.ts';
import * as s from './shapes.ts';
import { envelope, printedField, voucherCard, voucherMotifs } from './vouchers.ts';

/** Height of the card in parts of the square in the middle of its tile, which is what product pages show. */
const CARD_HEIGHT = 0.8;
const CARD = 600;

/** The card of a tile: in the middle of the picture and straight, for what is printed on it lies over it. */
function cardPosition({ width, height }: Pick<Stage, 'width' | 'height'>) {
  const square = Math.min(width, height);
  return { x: width / 2, y: height / 2, scale: (square * CARD_HEIGHT) / CARD };
}

/** Where the card of a tile takes words, as left, top, width and height in percent of its square; null on other motifs. */
export function voucherField(motif: string): [left: number, top: number, width: number, height: number] | null {
  if (!voucherMotifs.includes(motif)) return null;
  const { x, y, scale } = cardPosition({ width: 100, height: 100 });
  const { x: left, y: top, width, height } = printedField;
  return [s.round(x + left * scale), s.round(y + top * scale), s.round(width * scale), s.round(height * scale)];
}

/** The card hangs before its backdrop, or stands in an envelope. */
export function drawVoucher(k: Kit, motif: string, view: PlainView, stage: Stage): string {
  const { width, height } = stage;
  const portrait = height > width;
  const card = voucherCard(k, motif);
  if (view === 'scene') {
    const scale = Math.min((height * 0.76) / 600, (width * 0.74) / 430);
    const small = scale * (portrait ? 0.72 : 0.82);
    const { back, front } = envelope(k);
    const y = height * (portrait ? 0.54 : 0.62);
    const rays = s.each(9, (at) =>
      s.path(
        `M${width / 2} ${height * 0.6}L${s.round(width * (at * 0.25 - 0.56))} -60H${s.round(width * (at * 0.25 - 0.44))}Z`,
        paper.white,
        s.faint(0.3),
      ),
    );
    return (
      s.rect(0, 0, width, height, 0, k.linear(k.p.tint, k.p.tintLow, 70)) +
      rays +
      s.cutDisc(
        k,
        width / 2,
        s.round(height * 0.5),
        s.round(Math.min(width, height) * 0.4),
        k.linear(k.light(k.p.arch, 0.3), k.p.arch),
        1.5,
      ) +
      confetti(k, { ...stage, y: height * 0.46 }, 22) +
      balloon(k, width * 0.13, height * 0.24, small * 0.8, k.p.accent, 260) +
      balloon(k, width * 0.88, height * 0.34, small * 0.66, k.p.second, 260) +
      s.transform(width / 2, y, small, s.shadow(k, 0, 336, 270) + back + s.transform(0, -70, 0.95, card, -3) + front) +
      s.transform(width * 0.86, y + 344 * small, small * 0.72, s.present(k, 0, 0, 210, 190, k.p.accent, k.p.second)) +
      s.transform(width * 0.13, y + 352 * small, small * 0.6, s.present(k, 0, 0, 210, 170, k.p.second, k.p.main))
    );
  }
  const { x, y, scale } = cardPosition(stage);
  const behind = s.transform(
    x + 24 * scale,
    y + 6 * scale,
    scale,
    s.cutRect(k, -215, -300, 430, 600, 30, k.soft(k.p.main), 1.4),
    7,
  );
  return (
    mainBackdrop(k, stage, false) +
    confetti(k, { ...stage, y: height / 2, scale: stage.scale * 1.15 }, 22) +
    s.oval(x + 30 * scale, y + 322 * scale, 250 * scale, 40 * scale, k.glow(k.p.ink, 0.4)) +
    behind +
    s.transform(x, y, scale, card)
  );
}
