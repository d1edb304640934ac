import type { Kit } from '../kit.ts';
import * as s from '../shapes.ts';

/** Lines of hair in a lighter tone. */
export const strands = (k: Kit, d: string, hair: string): string => s.line(d, k.light(hair, 0.35), 6, s.faint(0.5));

/** Two round glasses. */
export const glasses = (frame: string): string =>
  s.each(2, (at) => s.disc(at ? 50 : -50, -8, 39, 'none', `stroke="${frame}" stroke-width="7"`)) +
  s.line('M-12 -12Q0 -20 12 -12M-88 -14L-124 -22M88 -14L124 -22', frame, 7);

/** A beard down to the collar. */
export const fullBeard = (k: Kit, hair: string): string =>
  s.cut(
    k,
    'M-130 -6C-124 150 -70 226 0 228C70 226 124 150 130 -6C108 56 64 58 0 54C-64 58 -108 56 -130 -6Z',
    k.soft(hair),
    0.6,
  ) + strands(k, 'M-70 110C-60 160 -30 196 -6 204M70 110C60 160 30 196 6 204', hair);

/** A beard that follows the chin. */
export const trimmedBeard = (k: Kit, hair: string): string =>
  s.cut(
    k,
    'M-129 -40C-130 96 -78 166 0 168C78 166 130 96 129 -40C118 40 70 56 44 56Q0 46 -44 56C-70 56 -118 40 -129 -40Z',
    k.soft(hair),
    0.5,
  ) + strands(k, 'M-84 92C-66 128 -36 148 -12 152M84 92C66 128 36 148 12 152', hair);

/** Lines beside the eyes and the mouth of somebody older. */
export const smileLines = (k: Kit, skin: string): string =>
  s.line(
    'M-84 -14L-104 -22M-84 -4L-106 -4M84 -14L104 -22M84 -4L106 -4M-66 54Q-80 76 -68 100M66 54Q80 76 68 100',
    k.dark(skin, 0.3),
    4,
    s.faint(0.55),
  );
