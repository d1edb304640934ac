import { besideSubject } from '../wide.ts';
import { subject } from '../subject.ts';
import { confetti, groundOf, mainBackdrop, type Stage } from './backdrop.ts';
import type { Kit } from './kit.ts';
import type { PlainView } from './motif.ts';
import * as s from './shapes.ts';
import { envelope, voucherCard } from './vouchers.ts';

/** The card on the right, in its envelope when it is a scene. */
export function wideVoucher(k: Kit, motif: string, view: PlainView, stage: Stage): string {
  const { x, scale } = stage;
  const ground = groundOf(stage);
  const card = voucherCard(k, motif);
  const back = mainBackdrop(k, stage) + confetti(k, stage, 18);
  if (view === 'main')
    return (
      back +
      s.transform(
        x,
        ground - 300 * scale,
        scale * 0.92,
        s.shadow(k, 0, 316, 230) + subject(s.group('rotate(-3)', card)),
      )
    );
  const { back: behind, front } = envelope(k);
  const small = scale * 0.84;
  const presents =
    s.transform(x - 340 * scale, ground, scale, s.present(k, 0, 0, 150, 130, k.p.second, k.p.main)) +
    s.transform(x + 350 * scale, ground, scale, s.present(k, 0, 0, 180, 164, k.p.accent, k.p.second));
  const inside = behind + s.transform(0, -70, 0.95, card, -3) + front;
  return (
    back +
    besideSubject(presents) +
    s.transform(x, ground - 336 * small, small, s.shadow(k, 0, 336, 270) + subject(inside))
  );
}
