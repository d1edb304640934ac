import type { Experiences } from './experience.ts';
import { helmetHead } from './experience.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

/** Torso, arms holding a paddle and head; sits at y 0. */
function paddler(k: Kit, x: number, y: number, scale: number, vest: string, helmet: string, paddle: string): string {
  return s.transform(
    x,
    y,
    scale,
    s.cut(k, 'M-40 10Q-50 -76 -20 -96H20Q50 -76 40 10Z', k.soft(vest), 0.7) +
      s.line('M-36 -40H36', k.p.ink, 8, s.faint(0.3)) +
      s.line('M-30 -78L-48 -36L-16 -22M30 -78L48 -44L20 -30', paper.skin, 19) +
      helmetHead(k, 0, -128, 30, helmet) +
      paddle,
  );
}

function rafting(k: Kit): string {
  const { p } = k;
  const paddle = (side: number): string =>
    s.line(`M${side * 10} -70L${side * 76} 96`, paper.wood, 9) +
    s.path(`M${side * 66} 84L${side * 96} 80L${side * 110} 146L${side * 84} 150Z`, p.sun);
  return s.group(
    'rotate(-7)',
    paddler(k, -120, 70, 1, p.accent, p.ink, ''),
    paddler(k, 120, 70, 1, paper.cream, p.accent, ''),
    s.cut(
      k,
      'M-280 70Q-300 20 -262 0Q-236 -4 -220 56H220Q236 -4 262 0Q300 20 280 70Q250 190 150 196H-150Q-250 190 -280 70Z',
      k.soft(p.main),
      1.3,
    ),
    s.path('M-276 92Q-150 130 0 130T276 92Q270 120 256 142Q130 170 0 170T-256 142Q-270 120 -276 92Z', p.second),
    s.path('M-262 20Q-240 10 -232 66Q-120 90 40 84L40 98Q-160 104 -252 74Q-272 40 -262 20Z', paper.white, s.faint(0.4)),
    paddler(k, -186, 116, 1.12, paper.gold, p.accent, paddle(-1)),
    paddler(k, 20, 126, 1.12, p.accent, k.dark(p.main, 0.3), paddle(1)),
    paddler(k, 192, 112, 1.1, paper.gold, p.ink, paddle(1)),
    s.path('M-262 108Q-120 140 0 140T262 108L256 136Q130 168 0 168T-256 136Z', k.soft(p.main)),
    s.each(5, (at) => s.disc(-200 + at * 100, 150, 9, paper.cream)),
  );
}

function kayak(k: Kit): string {
  const { p } = k;
  return (
    s.line('M-226 -116L232 46', paper.wood, 13) +
    s.cut(k, 'M-290 -152Q-300 -120 -264 -112L-206 -96L-196 -124L-240 -152Q-276 -166 -290 -152Z', k.soft(p.sun), 0.6) +
    s.cut(k, 'M290 84Q300 50 266 42L206 24L196 54L240 82Q276 98 290 84Z', k.soft(p.sun), 0.6) +
    s.cut(k, 'M-60 130Q-76 0 -40 -40H40Q76 0 60 130Z', k.soft(p.main)) +
    s.line('M-44 30H44M-48 70H48', p.ink, 8, s.faint(0.25)) +
    s.line('M-48 -14L-96 20L-92 -60M48 -14L100 40L104 6', k.light(p.main, 0.2), 32) +
    s.disc(-94, -66, 19, paper.skin) +
    s.disc(106, 4, 19, paper.skin) +
    s.line('M-120 -78L-66 -59M80 -8L132 11', paper.wood, 13) +
    s.disc(0, -86, 48, paper.skin) +
    s.path('M-56 -90A56 56 0 0 1 56 -90L86 -78Q40 -72 -56 -82Z', k.soft(p.accent)) +
    s.disc(16, -80, 5, p.ink) +
    s.line('M6 -62Q16 -54 28 -62', p.ink, 5) +
    s.cut(
      k,
      'M-300 128Q-120 100 -70 110H70Q120 100 300 128Q220 230 60 236H-60Q-220 230 -300 128Z',
      k.soft(p.accent),
      1.2,
    ) +
    s.path('M-300 128Q-120 104 0 112T300 128Q150 150 0 150T-300 128Z', k.light(p.accent, 0.3)) +
    s.oval(0, 126, 84, 17, k.dark(p.accent, 0.45)) +
    s.path('M-64 126Q-66 90 -50 80H50Q66 90 64 126Q0 144 -64 126Z', k.soft(p.main)) +
    s.path('M-240 160Q-120 182 -40 182L-40 192Q-170 196 -226 172Z', paper.white, s.faint(0.45))
  );
}

function sailing(k: Kit): string {
  const { p } = k;
  return s.group(
    'rotate(5 0 200)',
    s.rect(-8, -290, 15, 450, 7, k.soft(paper.woodDark)),
    s.path('M8 -290H70L52 -272L70 -254H8Z', p.accent),
    s.cut(k, 'M16 -262Q190 -60 216 124Q110 100 16 124Z', k.soft(p.main), 1.2),
    s.path('M98 -150Q190 -10 208 80L16 60V20Z', p.second, s.faint(0.92)),
    s.star(84, -30, 32, p.accent),
    s.cut(k, 'M-20 -240Q-150 -60 -230 120Q-120 96 -20 122Z', k.soft(paper.cream), 1.2),
    s.path('M-20 -120V-70L-152 -20L-124 -62ZM-20 0V48L-206 70L-184 34Z', p.accent, s.faint(0.9)),
    s.path('M30 -220Q120 -110 160 0Q90 -120 30 -180Z', paper.white, s.faint(0.35)),
    s.transform(
      -96,
      150,
      0.66,
      s.cut(k, 'M-40 10Q-50 -76 -20 -96H20Q50 -76 40 10Z', k.soft(p.accent), 0.7) +
        s.disc(0, -124, 30, paper.skin) +
        s.path('M-32 -126A32 32 0 0 1 32 -130L54 -122Z', p.main),
    ),
    s.transform(
      120,
      152,
      0.62,
      s.cut(k, 'M-40 10Q-50 -76 -20 -96H20Q50 -76 40 10Z', k.soft(paper.gold), 0.7) +
        s.disc(0, -124, 30, paper.skin) +
        s.path('M-32 -118A32 34 0 0 1 32 -124Q30 -100 26 -96Q10 -130 -32 -118Z', paper.cocoa),
    ),
    s.cut(k, 'M-262 142H270Q250 236 160 246H-140Q-230 240 -262 142Z', k.soft(paper.wood), 1.2),
    s.path('M-262 142H270L262 168H-252Z', paper.cream),
    s.path('M-236 200Q0 214 240 200Q220 236 160 246H-140Q-210 240 -236 200Z', p.main),
    s.shine(-220, 176, 160, 9, 0.4),
  );
}

function paddleBoard(k: Kit): string {
  const { p } = k;
  return (
    s.line('M136 -190L92 214', paper.woodDark, 12) +
    s.cut(k, 'M98 160L70 260Q92 280 112 262L118 164Z', k.soft(p.sun), 0.6) +
    s.rect(114, -206, 46, 17, 8, paper.woodDark) +
    s.line('M-30 60L-44 170M34 60L44 170', paper.skin, 32) +
    s.line('M-30 40L-38 100M34 40L38 100', p.main, 44) +
    s.cut(k, 'M-56 60Q-66 -70 -46 -106Q0 -124 46 -106Q66 -70 56 60Z', k.soft(p.accent)) +
    s.path('M-58 -20Q0 0 58 -20V14Q0 34 -58 14Z', p.second) +
    s.line('M-40 -90Q-60 -10 96 20M44 -90Q110 -90 124 -140', paper.skin, 25) +
    s.disc(100, 20, 16, paper.skin) +
    s.disc(126, -150, 16, paper.skin) +
    s.path('M-50 -176Q-80 -130 -54 -104Q-30 -120 -20 -150Z', '#8A4B2B') +
    s.rect(-15, -130, 30, 32, 10, paper.skin) +
    s.disc(0, -166, 48, paper.skin) +
    s.path('M-50 -160Q-54 -222 4 -218Q58 -214 48 -164Q30 -190 -4 -192Q-40 -192 -50 -160Z', '#8A4B2B') +
    s.disc(20, -162, 5, p.ink) +
    s.line('M8 -144Q20 -136 32 -146', p.ink, 5) +
    s.cut(
      k,
      'M-296 168Q-280 148 -200 152H200Q290 150 298 176Q280 214 180 218H-180Q-280 214 -296 168Z',
      k.soft(p.main),
      1.2,
    ) +
    s.path('M-292 172Q-270 156 -190 160H200Q270 160 290 176Q200 188 0 188T-292 172Z', p.second) +
    s.rect(-130, 164, 240, 13, 6, p.accent) +
    s.path('M-50 170H-4L-4 152Q-50 148 -60 170ZM20 170H64V154Q24 148 16 170Z', paper.skin)
  );
}

function jetBoat(k: Kit): string {
  const { p } = k;
  const spray = (x: number, y: number, size: number): string =>
    s.path(
      `M${x} ${y}Q${x + 70 * size} ${y - 150 * size} ${x + 150 * size} ${y - 190 * size}Q${x + 110 * size} ${y - 110 * size} ${x + 176 * size} ${y - 120 * size}Q${x + 130 * size} ${y - 50 * size} ${x + 170 * size} ${y}Z`,
      paper.white,
      s.faint(0.9),
    );
  const head = (x: number, y: number, vest: string): string =>
    s.transform(
      x,
      y,
      0.8,
      s.cut(k, 'M-44 60Q-50 -20 -20 -34H20Q50 -20 44 60Z', k.soft(vest), 0.6) +
        s.disc(0, -66, 32, paper.skin) +
        s.path('M-34 -64A34 36 0 0 1 34 -72Q0 -84 -34 -64Z', paper.cocoa) +
        s.rect(-34, -76, 66, 20, 10, p.ink),
    );
  return s.group(
    'rotate(7)',
    spray(130, 200, 1),
    s.transform(-120, 216, 1, s.mirror(spray(0, 0, 0.6))),
    s.cut(k, 'M-120 -30L-60 -110H60L70 -96H-40L-84 -30Z', mix(p.tint, paper.white, 0.6), 0.6),
    head(-70, 4, p.accent),
    head(10, 4, p.sun),
    head(96, 8, p.second),
    head(176, 14, p.accent),
    s.cut(
      k,
      'M-300 10Q-180 -10 -110 -16L-60 40H240Q262 44 258 70L236 190Q100 220 -70 200Q-230 150 -300 10Z',
      k.soft(p.main),
      1.3,
    ),
    s.path('M-274 54Q-120 110 254 96L244 148Q-40 170 -200 124Q-246 92 -274 54Z', p.second),
    s.path('M-250 76Q-120 130 244 124L240 138Q-60 150 -206 112Z', p.accent),
    s.path('M-286 18Q-190 6 -116 2L-76 40Q-190 50 -256 50Z', paper.white, s.faint(0.35)),
    s.cutRect(k, 226, 110, 54, 80, 14, k.soft(p.ink), 0.5),
    s.star(-20, 128, 28, p.accent),
  );
}

export const waterTrips: Experiences = {
  rafting: { draw: rafting, land: 'river', focus: [-60, 20] },
  'kayak-tour': { draw: kayak, land: 'lake', focus: [10, 20] },
  'sailing-trip': { draw: sailing, land: 'lake', focus: [20, 40] },
  'stand-up-paddle': { draw: paddleBoard, land: 'lake', focus: [20, -30] },
  'jet-boat': { draw: jetBoat, land: 'lake', focus: [-20, 40] },
};
