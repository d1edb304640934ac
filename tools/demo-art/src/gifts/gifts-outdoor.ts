import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';

function planetarium(k: Kit): string {
  const { p } = k;
  const dots = [
    [-60, -60],
    [20, -90],
    [70, -30],
    [-90, 10],
    [-10, 0],
    [50, 50],
    [-50, 70],
    [100, 20],
    [-20, -40],
    [10, 90],
    [-100, -30],
  ];
  const beam = (turn: number, color: string): string =>
    s.group(
      `translate(0 -20) rotate(${turn})`,
      s.path('M-26 -100L-104 -340H104L26 -100Z', k.fade(color, 0.75, 0, -90)),
    );
  return (
    s.disc(0, -20, 300, k.glow(p.sun, 0.8)) +
    beam(-58, p.sun) +
    beam(0, p.sun) +
    beam(58, p.sun) +
    [
      [-236, -190, 26],
      [-160, -256, 16],
      [-20, -282, 24],
      [90, -250, 14],
      [190, -236, 26],
      [256, -130, 18],
      [-270, -90, 14],
      [226, -60, 12],
    ]
      .map(([x = 0, y = 0, r = 0]) => s.star(x, y, r, r > 20 ? p.accent : paper.cream, 4, 0.34))
      .join('') +
    s.line('M-50 130L-130 248M50 130L130 248M0 130V248', paper.woodDark, 26) +
    s.line('M-54 130L-134 244M46 130L126 244', paper.oak, 9) +
    s.cut(k, 'M-110 110H110Q104 168 60 172H-60Q-104 168 -110 110Z', k.soft(paper.wood)) +
    s.cutDisc(k, 0, -10, 158, k.soft(mix(p.main, p.ink, 0.3))) +
    s.path('M-158 -10A158 158 0 0 0 158 -10Q0 40 -158 -10Z', p.ink, s.faint(0.16)) +
    s.line('M-158 -10Q0 44 158 -10M0 -168Q-60 -10 0 148', p.arch, 4, s.faint(0.5)) +
    s.line('M-60 -80L20 -110L70 -50L-10 -20L-90 -10M-10 -20L50 30', p.sun, 3, s.faint(0.8)) +
    dots.map(([x = 0, y = 0], at) => s.disc(x, y - 20, at % 3 ? 8 : 13, '#FFF3C2')).join('') +
    s.path('M-128 -40C-120 -90 -80 -130 -36 -142C-80 -104 -98 -70 -100 -30Z', paper.white, s.faint(0.36)) +
    s.cutRect(k, -170, 92, 340, 34, 17, k.soft(p.accent), 0.6) +
    s.disc(0, 110, 10, paper.cream)
  );
}

const KNIFE_TURN = -12;

function knife(k: Kit): string {
  const { p } = k;
  const steel = k.linear('#F2F5F7', paper.steelDark, 70);
  const scale = woodTone(k.subject, 'walnut');
  const grain = [-44, -26, 4, 22].map((y) => `M-236 ${y}Q-60 ${y - 12} 60 ${y}T236 ${y - 4}`).join('');
  return s.group(
    `translate(-6 118) rotate(${KNIFE_TURN})`,
    s.group(
      'translate(-206 0) rotate(-38)',
      s.cut(k, 'M0 -30H300Q370 -30 416 22Q400 30 380 30H0Z', steel) +
        s.line('M60 -12H250', paper.steelDark, 6) +
        s.path('M60 30H380Q400 30 416 22Q380 10 340 6Q200 22 60 22Z', paper.white, s.faint(0.8)),
    ),
    s.group('translate(-196 0) rotate(-82)', s.cut(k, 'M0 -22H170V-34H214V-10L190 0L214 12V30H0Z', steel)),
    s.group(
      'translate(70 -20) rotate(-62)',
      s.line('M0 0H90', paper.steelDark, 20),
      s.line('M90 0q18 -34 36 0t36 0t36 0t34 -8', paper.steelDark, 13),
      s.line('M10 -4H84', paper.white, 5, s.faint(0.6)),
    ),
    s.group(
      'translate(206 0) rotate(-142)',
      s.cut(k, 'M0 -18H190Q214 0 190 22H0Z', steel),
      s.line('M30 -4H170', paper.white, 5, s.faint(0.7)),
    ),
    s.cutRect(k, -256, -62, 512, 154, 64, k.soft(k.dark(scale, 0.25)), 1.2),
    s.cutRect(k, -256, -72, 512, 116, 58, k.soft(scale), 0.4),
    s.line(grain, k.dark(scale, 0.55), 4, s.faint(0.4)),
    s.disc(-204, -14, 14, paper.steel),
    s.disc(204, -14, 14, paper.steel),
    s.line('M-200 -48H170', paper.white, 13, s.faint(0.2)),
    s.disc(258, -8, 22, 'none', `stroke="${paper.steelDark}" stroke-width="8"`),
    s.line('M278 -8Q320 6 290 50Q274 76 300 90', p.accent, 13),
  );
}

function headphones(k: Kit): string {
  const { p } = k;
  const wood = woodTone(k.subject, 'cherry');
  const cup =
    s.cut(k, 'M120 0Q120 -34 152 -34H176V176H152Q120 176 120 142Z', k.soft(k.dark(p.main, 0.35)), 0.6) +
    s.cut(k, 'M172 -40H200Q266 -30 266 70T200 182H172Z', k.soft(wood)) +
    s.line('M214 -20Q244 10 246 70T216 164M190 -30V172', k.dark(wood, 0.4), 5, s.faint(0.45)) +
    s.path('M180 -30H200Q240 -20 250 40Q216 0 180 0Z', paper.white, s.faint(0.3));
  const leftCup = s.mirror(cup);
  return s.group(
    'translate(0 60)',
    s.line('M-196 -20C-216 -330 216 -330 196 -20', p.ink, 24),
    s.line('M-196 -20C-216 -330 216 -330 196 -20', paper.steel, 8, s.faint(0.5)),
    s.cut(k, 'M-176 -120C-150 -300 150 -300 176 -120L140 -126C110 -246 -110 -246 -140 -126Z', k.soft(p.main)),
    s.line('M-140 -170C-90 -256 60 -266 120 -196', paper.white, 9, s.faint(0.4)),
    s.line('M-156 -132C-124 -270 124 -270 156 -132', p.second, 4, 'stroke-dasharray="12 10" opacity=".8"'),
    s.cutRect(k, -216, -60, 40, 60, 12, k.soft(paper.gold), 0.4),
    s.cutRect(k, 176, -60, 40, 60, 12, k.soft(paper.gold), 0.4),
    cup,
    leftCup,
    s.line('M-190 182Q-190 230 -120 214T0 196T110 214', p.accent, 9),
    s.transform(
      0,
      30,
      1,
      s.disc(-24, 40, 22, p.accent) +
        s.disc(42, 26, 22, p.accent) +
        s.line('M-4 38V-50L62 -64V24', p.accent, 11) +
        s.line('M-4 -30L62 -44', p.accent, 11),
    ),
  );
}

function speaker(k: Kit): string {
  const { p } = k;
  const dots = s.each(7, (row) =>
    s.line(
      `M${-166 + (row % 2) * 13} ${-50 + row * 34}h${332 - (row % 2) * 26}`,
      k.dark(p.main, 0.35),
      11,
      'stroke-dasharray="0 26"',
    ),
  );
  return (
    s.line('M-120 -150C-120 -270 120 -270 120 -150', paper.woodDark, 26) +
    s.line('M-120 -154C-120 -262 120 -262 120 -154', paper.wood, 12) +
    s.cutRect(k, -250, -160, 500, 400, 70, k.soft(paper.wood), 1.2) +
    s.line('M-236 -60Q-226 60 -238 160M236 -60Q228 60 238 160', paper.woodDark, 4, s.faint(0.4)) +
    s.rect(-212, -100, 424, 304, 46, k.dark(p.main, 0.3)) +
    s.rect(-206, -94, 412, 292, 42, k.soft(p.main)) +
    k.clip(s.rect(-206, -94, 412, 292, 42, 'none'), dots) +
    s.disc(0, 52, 104, k.dark(p.main, 0.28), s.faint(0.55)) +
    s.disc(0, 52, 78, k.soft(k.light(p.main, 0.12)), s.faint(0.7)) +
    s.disc(0, 52, 34, k.dark(p.main, 0.35)) +
    [-150, -90, 90, 150]
      .map((x, at) => s.cutDisc(k, x, -130, 20, k.soft(at === 3 ? p.accent : paper.gold), 0.4))
      .join('') +
    s.rect(-44, -142, 88, 22, 11, p.ink, s.faint(0.55)) +
    s.disc(-22, -131, 6, p.accent) +
    s.cutRect(k, 120, 154, 64, 26, 8, paper.gold, 0.3) +
    s.rect(-180, 236, 80, 20, 8, p.ink) +
    s.rect(100, 236, 80, 20, 8, p.ink) +
    s.path('M-206 -40Q-206 -94 -160 -94H40L-150 198H-164Q-206 198 -206 156Z', paper.white, s.faint(0.12)) +
    s.line('M268 -190Q300 -150 296 -100M282 -236Q300 -226 300 -214M-268 -190Q-300 -150 -296 -100', p.accent, 11) +
    s.transform(206, -238, 0.8, s.disc(-14, 30, 17, p.accent) + s.line('M2 28V-40Q20 -20 40 -22', p.accent, 10)) +
    s.transform(
      -216,
      -250,
      0.7,
      s.disc(-20, 30, 16, p.main) + s.disc(34, 20, 16, p.main) + s.line('M-5 28V-38L49 -48V18', p.main, 9),
    )
  );
}

function umbrella(k: Kit): string {
  const { p } = k;
  const wood = woodTone(k.subject, 'ash');
  const drop = (x: number, y: number): string =>
    s.path(
      `M${x} ${y}C${x - 18} ${y + 26} ${x - 14} ${y + 44} ${x} ${y + 44}S${x + 18} ${y + 26} ${x} ${y}Z`,
      k.light(p.accent, 0.25),
    );
  return (
    s.line('M0 -220V196Q0 250 46 250T92 200', k.dark(wood, 0.25), 26) +
    s.line('M-1 -220V196Q-1 250 46 250T92 200', wood, 20) +
    s.line('M-5 -60V196Q-5 246 40 251', k.light(wood, 0.5), 6, s.faint(0.8)) +
    s.line('M92 200V184', p.accent, 26) +
    s.line('M0 -262V-230', p.ink, 13) +
    s.cut(
      k,
      'M-286 20C-280 -150 -150 -240 0 -240S280 -150 286 20Q240 -30 190 20Q146 -30 96 20Q50 -34 0 -34T-96 20Q-146 -30 -190 20Q-240 -30 -286 20Z',
      k.soft(p.main),
      1.4,
    ) +
    s.path(
      'M0 -240C-80 -190 -100 -80 -96 20Q-146 -30 -190 20C-190 -100 -110 -210 0 -240ZM0 -240C80 -190 100 -80 96 20Q146 -30 190 20C190 -100 110 -210 0 -240Z',
      k.soft(p.second),
    ) +
    s.line(
      'M0 -240C-80 -190 -100 -80 -96 20M0 -240C80 -190 100 -80 96 20M0 -240C-110 -210 -190 -100 -190 20M0 -240C110 -210 190 -100 190 20',
      p.ink,
      4,
      s.faint(0.16),
    ) +
    s.path(
      'M-262 -20C-246 -110 -180 -180 -110 -206C-176 -160 -220 -80 -224 -24Q-244 -32 -262 -20Z',
      paper.white,
      s.faint(0.38),
    ) +
    s.disc(0, -242, 15, p.accent) +
    [
      [-290, -190],
      [-200, -266],
      [190, -270],
      [280, -180],
      [-236, 120],
      [-150, 190],
      [190, 110],
      [256, 196],
      [-70, 100],
    ]
      .map(([x = 0, y = 0]) => drop(x, y))
      .join('')
  );
}

export const outdoorGifts: Gifts = {
  'mini-planetarium': { draw: planetarium, setting: 'cosy', shadow: 130 },
  'pocket-knife': { draw: knife, setting: 'meadow', turn: KNIFE_TURN, shadow: 250 },
  'headphones-wood': { draw: headphones, setting: 'wall', size: 1.1, shadow: 220 },
  'bluetooth-speaker': { draw: speaker, setting: 'meadow', shadow: 240 },
  'umbrella-storm': { draw: umbrella, setting: 'meadow', shadow: [60, 20] },
};
