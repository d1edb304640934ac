import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import { view } from './scenery.ts';
import * as s from './shapes.ts';
import { starMap } from './starMap.ts';
import { woodTone } from '../woods.ts';

function photoFrame(k: Kit): string {
  const wood = woodTone(k.subject, 'oak');
  return (
    s.path('M60 60L170 255H120L20 80Z', paper.woodDark) +
    s.cutRect(k, -250, -214, 500, 469, 16, k.soft(wood), 1.3) +
    s.path('M-250 -200L-196 -160V200L-250 240ZM250 -200L196 -160V200L250 240Z', paper.woodDark, s.faint(0.16)) +
    s.each(4, (at) =>
      s.line(
        `M${-220 + at * 8} ${-196 + at * 8}Q${at * 40 - 60} ${-206 + at * 9} ${220 - at * 12} ${-190 + at * 6}`,
        paper.woodDark,
        3,
        s.faint(0.35),
      ),
    ) +
    s.rect(-200, -164, 400, 370, 4, paper.white) +
    k.clip(
      s.rect(-170, -134, 340, 310, 2, 'none'),
      s.group('translate(-170 -150) scale(1.7 1.27)', view(k)) +
        s.cut(k, 'M-96 190Q-100 84 -58 70Q-14 84 -20 190Z', k.soft(k.p.accent), 0.6) +
        s.disc(-58, 44, 31, paper.skin) +
        s.path('M-90 44A32 34 0 0 1 -24 34Q-44 20 -60 30T-90 62Z', paper.cocoa) +
        s.cut(k, 'M-30 190Q-30 96 12 84Q58 96 58 190Z', k.soft(paper.cream), 0.6) +
        s.disc(14, 60, 29, paper.skin) +
        s.path('M-16 64Q-20 24 14 28Q48 26 44 70Q54 92 40 104Q34 50 10 46Q-10 48 -16 64Z', '#B9672F'),
    ) +
    s.path('M-170 -134H0L-170 60Z', paper.white, s.faint(0.2)) +
    s.path('M-240 -204H230L222 -192H-232V180L-240 190Z', paper.white, s.faint(0.35))
  );
}

function gem(k: Kit, x: number, y: number, scale: number, color: string): string {
  return s.transform(
    x,
    y,
    scale,
    s.cut(k, 'M-60 -40L-30 -70H30L60 -40L0 60Z', k.soft(color), 0.5) +
      s.path('M-60 -40H60L30 -70H-30Z', paper.white, s.faint(0.35)) +
      s.path('M-24 -40H24L0 60Z', paper.white, s.faint(0.28)) +
      s.path('M24 -40H60L0 60Z', k.p.ink, s.faint(0.14)) +
      s.path('M-30 -70L-24 -40L0 -70Z', paper.white, s.faint(0.5)),
  );
}

function necklace(k: Kit): string {
  const { p } = k;
  return (
    s.cut(k, 'M-104 255Q-60 236 -52 190H52Q60 236 104 255Z', k.soft(paper.woodDark)) +
    s.cut(
      k,
      'M-52 -290H52V-204Q56 -164 120 -144Q236 -110 226 -40Q190 150 60 200H-60Q-190 150 -226 -40Q-236 -110 -120 -144Q-56 -164 -52 -204Z',
      k.soft(p.second),
    ) +
    s.path(
      'M52 -290V-204Q56 -164 120 -144Q236 -110 226 -40Q190 150 60 200H20Q150 60 120 -60Q40 -150 26 -290Z',
      p.ink,
      s.faint(0.07),
    ) +
    s.line('M-62 -196Q-130 20 0 66Q130 20 62 -196', p.ink, 5, 'opacity=".14" transform="translate(4 8)"') +
    s.line('M-62 -196Q-130 20 0 66Q130 20 62 -196', paper.gold, 7, 'stroke-dasharray="1 12"') +
    s.line('M-62 -196Q-130 20 0 66Q130 20 62 -196', paper.gold, 3) +
    s.disc(0, 70, 15, 'none', `stroke="${paper.gold}" stroke-width="7"`) +
    s.path('M-74 92L-38 58H38L74 92L0 212Z', paper.gold) +
    gem(k, 0, 134, 1.02, p.accent) +
    [-1, 1].map((side) => s.disc(side * 56, 24, 13, p.main) + s.disc(side * 56 - 4, 20, 4, paper.white)).join('') +
    s.path('M-196 -60Q-180 -106 -110 -120Q-160 -70 -150 10Q-196 0 -196 -60Z', paper.white, s.faint(0.45)) +
    s.star(96, 30, 26, paper.white, 4, 0.26) +
    s.star(-90, 150, 15, paper.white, 4, 0.26)
  );
}

function ringDish(k: Kit): string {
  const { p } = k;
  return (
    s.cut(k, 'M-286 60Q-240 255 -60 255H60Q240 255 286 60Z', k.soft(p.main)) +
    s.path('M-262 116Q0 190 262 116Q254 140 240 162Q0 226 -240 162Q-254 140 -262 116Z', p.second, s.faint(0.85)) +
    s.each(7, (at) => s.leaf(-190 + at * 63, 178 - Math.abs(at - 3) * 10, 44, (at - 3) * -8, p.accent)) +
    s.oval(0, 60, 286, 74, paper.gold) +
    s.oval(0, 60, 274, 66, paper.cream) +
    s.oval(0, 70, 236, 48, k.linear(k.dark(p.second, 0.12), p.second)) +
    s.transform(
      -92,
      -12,
      0.9,
      s.disc(-92, 30, 56, 'none', `stroke="${paper.gold}" stroke-width="18"`) +
        s.line('M-136 0A56 56 0 0 1 -92 -26', paper.white, 7, s.faint(0.7)),
    ) +
    s.transform(
      78,
      0,
      1,
      s.disc(64, -60, 106, 'none', `stroke="${k.dark(paper.gold, 0.12)}" stroke-width="25"`) +
        s.disc(64, -62, 106, 'none', `stroke="${paper.gold}" stroke-width="17"`) +
        s.line('M-28 -100A100 100 0 0 1 24 -156', paper.white, 8, s.faint(0.8)) +
        s.path('M24 -166L64 -140L104 -166L92 -190H36Z', k.dark(paper.gold, 0.1)) +
        gem(k, 64, -216, 1.12, p.accent),
    ) +
    s.oval(150, 62, 84, 14, p.ink, s.faint(0.12)) +
    s.star(250, -240, 30, paper.white, 4, 0.24) +
    s.star(36, -236, 18, paper.white, 4, 0.24) +
    s.path('M-244 110Q-210 220 -90 240Q-196 200 -226 116Z', paper.white, s.faint(0.4))
  );
}

const WALLET_TURN = -5;

function wallet(k: Kit): string {
  const { p } = k;
  const stitch = (d: string): string => s.line(d, p.second, 5, 'stroke-dasharray="15 12" opacity=".85"');
  return s.group(
    `rotate(${WALLET_TURN})`,
    s.cutRect(k, -150, -216, 330, 220, 18, k.soft(p.second), 0.8) +
      s.rect(-150, -180, 330, 40, 0, p.accent) +
      s.cutRect(k, -196, -176, 340, 220, 18, k.soft(p.accent), 0.8) +
      s.rect(-170, -146, 60, 44, 8, paper.gold) +
      s.line('M-80 -130H40', paper.cream, 8, s.faint(0.7)) +
      s.cut(
        k,
        'M-250 -120H250Q272 -120 272 -98V220Q272 244 248 244H-248Q-272 244 -272 220V-98Q-272 -120 -250 -120Z',
        k.soft(k.dark(p.main, 0.24)),
      ) +
      s.cut(k, 'M-256 -86H272V216Q272 240 248 240H-250Q-280 240 -280 212V-60Q-280 -86 -256 -86Z', k.soft(p.main)) +
      stitch('M-252 -58H246V212H-252Z') +
      s.path('M-280 -60Q-280 -86 -256 -86H-60Q-200 -40 -230 240H-250Q-280 240 -280 212Z', paper.white, s.faint(0.13)) +
      s.cutRect(k, 20, 104, 196, 98, 18, k.soft(k.light(p.main, 0.2)), 0.5) +
      s.rect(29, 113, 178, 80, 12, 'none', `stroke="${paper.gold}" stroke-width="4"`) +
      s.rect(-252, 60, 120, 60, 14, k.soft(p.accent)) +
      s.disc(-160, 90, 15, paper.gold) +
      s.disc(-164, 86, 5, paper.white),
  );
}

function guestbook(k: Kit): string {
  const { p } = k;
  const swirl = (x: number, y: number, w: number): string =>
    s.line(`M${x} ${y}${'q8 -16 16 0t16 0'.repeat(Math.round(w / 32))}`, p.main, 5, s.faint(0.6));
  return (
    s.cut(k, 'M-290 -110H290V226Q290 246 270 246H-270Q-290 246 -290 226Z', k.soft(p.main)) +
    s.path('M0 210Q-130 170 -276 206V-132Q-130 -176 0 -120Z', k.dark(p.second, 0.12)) +
    s.path('M0 210Q130 170 276 206V-132Q130 -176 0 -120Z', k.dark(p.second, 0.12)) +
    s.cut(k, 'M0 198Q-130 156 -268 190V-150Q-130 -196 0 -136Z', k.linear(paper.white, k.light(p.second, 0.3), 0)) +
    s.cut(k, 'M0 198Q130 156 268 190V-150Q130 -196 0 -136Z', k.linear(k.light(p.second, 0.15), paper.white, 20)) +
    s.cut(k, 'M-30 -148L-26 40L4 14L34 44L30 -140Z', k.soft(p.accent), 0.5) +
    s.group(
      'rotate(-5 -150 -50)',
      s.cutRect(k, -226, -130, 150, 150, 6, paper.white, 0.6) +
        k.clip(
          s.rect(-214, -118, 126, 104, 0, 'none'),
          s.group('translate(-214 -130) scale(.63 .46)', view(k)) + s.heart(-151, -52, 30, p.accent),
        ),
    ) +
    s.sprig(156, 20, 130, -42, paper.leaf, 4) +
    s.sprig(156, 20, 130, 42, paper.leafDark, 4) +
    s.disc(140, -64, 34, 'none', `stroke="${paper.gold}" stroke-width="11"`) +
    s.disc(176, -64, 34, 'none', `stroke="${k.dark(paper.gold, 0.12)}" stroke-width="11"`) +
    s.heart(158, -112, 14, p.accent) +
    swirl(70, 70, 160) +
    swirl(70, 108, 128) +
    s.heart(236, 104, 16, p.accent) +
    s.group(
      'rotate(38 180 120)',
      s.path('M168 160L180 214L192 160Z', paper.gold) +
        s.cutRect(k, 164, -60, 32, 224, 14, k.soft(p.accent), 0.8) +
        s.rect(164, 96, 32, 12, 0, paper.gold) +
        s.shine(170, -44, 8, 130),
    )
  );
}

function keepsakeBox(k: Kit): string {
  const { p } = k;
  const wood = woodTone(k.subject, 'birch');
  return (
    s.cut(
      k,
      'M-226 -216Q-226 -240 -202 -240H202Q226 -240 226 -216L240 40H-240Z',
      k.soft(mix(wood, paper.woodDark, 0.5)),
    ) +
    s.path('M-204 -196Q-204 -218 -182 -218H182Q204 -218 204 -196L214 40H-214Z', k.linear(p.main, k.dark(p.main, 0.3))) +
    s.sprig(-76, -40, 140, -36, p.second, 4) +
    s.sprig(76, -40, 140, 36, p.second, 4) +
    s.heart(0, -120, 60, p.second) +
    s.group(
      'rotate(-12 -120 0)',
      s.cutRect(k, -196, -78, 150, 190, 6, paper.white, 0.7) +
        k.clip(s.rect(-182, -64, 122, 112, 0, 'none'), s.group('translate(-182 -70) scale(.61 .48)', view(k))),
    ) +
    s.group(
      'rotate(9 90 0)',
      s.cutRect(k, 10, -46, 196, 150, 6, k.soft(paper.cream), 0.7) +
        s.path('M10 -46L108 40L206 -46', 'none', `stroke="${p.ink}" stroke-width="4" opacity=".25"`) +
        s.heart(108, 14, 24, p.accent),
    ) +
    s.sprig(-6, 60, 150, 6, paper.leaf, 4) +
    s.blossom(-4, -66, 44, p.accent, paper.gold) +
    s.cut(k, 'M-250 40H250V225Q250 255 220 255H-220Q-250 255 -250 225Z', k.soft(wood)) +
    s.line(
      'M-220 96Q-60 84 60 98T230 92M-226 172Q-100 186 20 170T226 178M-200 222Q0 210 190 226',
      k.dark(wood, 0.4),
      4,
      s.faint(0.4),
    ) +
    s.rect(-250, 40, 500, 16, 0, paper.white, s.faint(0.3)) +
    s.cutDisc(k, 0, 58, 44, k.soft(mix(wood, paper.woodDark, 0.2)), 0.5) +
    s.heart(0, 60, 24, p.main) +
    s.rect(-228, 200, 34, 40, 6, paper.gold) +
    s.rect(194, 200, 34, 40, 6, paper.gold)
  );
}

export const keepsakeGifts: Gifts = {
  'star-map-print': { draw: starMap, setting: 'cosy', size: 1.08, shadow: 226 },
  'photo-frame-oak': { draw: photoFrame, setting: 'cosy', size: 1.17, shadow: 250 },
  'birthstone-necklace': { draw: necklace, setting: 'window', size: 1.08, shadow: 110 },
  'ring-dish': { draw: ringDish, setting: 'window', shadow: 110 },
  'leather-wallet-initials': { draw: wallet, setting: 'table', turn: WALLET_TURN, shadow: 270 },
  'wedding-guestbook': { draw: guestbook, setting: 'party', shadow: 290 },
  'keepsake-box': { draw: keepsakeBox, setting: 'window', size: 1.17, shadow: 250 },
};
