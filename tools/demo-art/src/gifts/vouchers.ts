import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { classic, night, ornaments } from './voucherOrnaments.ts';

export const voucherMotifs = Object.keys(ornaments);

/** Background of the ornament's arched window, chosen so the ornament stands out. */
function windowColor(k: Kit, motif: string): string {
  if (motif === 'voucher-christmas' || motif === 'voucher-wedding')
    return k.linear(night(k), mix(night(k), k.p.arch, 0.5));
  if (motif === 'voucher-adventure') return k.linear(mix(k.p.arch, paper.white, 0.5), k.p.second);
  return k.linear(mix(k.p.arch, k.p.main, 0.1), mix(k.p.arch, paper.white, 0.4));
}

/** The ornament's window in the upper half of the card: smaller than it is drawn, so that the lower half stays empty. */
const WINDOW = { y: -94, scale: 0.68 };

/** Where amount, recipient and greeting are printed, in units of the card: inside its frame, below the bow. */
export const printedField = { x: -180, y: 90, width: 360, height: 178 };

/** The card itself: paper, arched window with the ornament, a ribbon below it, and an empty field to be printed on. */
export function voucherCard(k: Kit, motif: string): string {
  const { p } = k;
  const ornament = ornaments[motif] ?? classic;
  const arch = 'M-172 116V-86A172 172 0 0 1 172 -86V116Z';
  const window =
    s.cut(k, arch, windowColor(k, motif), 0.5) +
    k.clip(s.path(arch, 'none'), s.transform(0, -66, 1, ornament(k))) +
    s.path(arch, 'none', `stroke="${paper.gold}" stroke-width="7"`);
  return (
    s.cutRect(k, -215, -300, 430, 600, 30, k.linear(paper.white, k.light(p.second, 0.25), 70), 1.6) +
    s.rect(-198, -283, 396, 566, 20, 'none', `stroke="${p.main}" stroke-width="3" opacity=".45"`) +
    s.path(
      'M-198 -216Q-150 -216 -132 -283M198 -216Q150 -216 132 -283',
      'none',
      `stroke="${p.accent}" stroke-width="4"`,
    ) +
    s.star(-172, -256, 11, p.accent, 4, 0.4) +
    s.star(172, -256, 11, p.accent, 4, 0.4) +
    s.transform(0, WINDOW.y, WINDOW.scale, window) +
    s.cutRect(k, -219, 3, 438, 36, 4, k.soft(p.accent), 0.8) +
    s.rect(-219, 9, 438, 3, 0, paper.white, s.faint(0.4)) +
    s.rect(-219, 30, 438, 3, 0, paper.white, s.faint(0.4)) +
    s.bow(k, 0, 21, 0.5, p.accent) +
    s.path('M-215 -270Q-215 -300 -185 -300H-20L-170 -20H-215Z', paper.white, s.faint(0.16))
  );
}

/** An open envelope, 520 wide, that a card can stand in; back and front are drawn apart. */
export function envelope(k: Kit): { back: string; front: string } {
  const color = k.p.main;
  return {
    back: s.cut(k, 'M-270 0L-40 -190Q0 -220 40 -190L270 0V330H-270Z', k.soft(k.dark(color, 0.3)), 1.4),
    front:
      s.cut(k, 'M-270 0L-20 176Q0 190 20 176L270 0V314Q270 340 244 340H-244Q-270 340 -270 314Z', k.soft(color), 1.2) +
      s.cut(
        k,
        'M-262 332L-30 146Q0 124 30 146L262 332Q256 340 244 340H-244Q-256 340 -262 332Z',
        k.soft(k.light(color, 0.12)),
        0.7,
      ) +
      s.cutDisc(k, 0, 176, 46, k.soft(k.p.accent), 0.7) +
      s.heart(0, 178, 24, paper.cream),
  };
}
