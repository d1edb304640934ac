import type { Experiences } from './experience.ts';
import { helmetHead } from './experience.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

function hotAirBalloon(k: Kit): string {
  const { p } = k;
  const gore = (w: number, color: string): string =>
    s.path(
      `M0 -296C${w * 0.7} -296 ${w} -200 ${w} -90C${w} 30 ${w * 0.42} 110 ${w * 0.22} 166H${-w * 0.22}C${-w * 0.42} 110 ${-w} 30 ${-w} -90C${-w} -200 ${-w * 0.7} -296 0 -296Z`,
      color,
    );
  return (
    s.line('M-46 170L-38 224M46 170L38 224M-16 170L-14 224M16 170L14 224', p.ink, 4) +
    s.cut(
      k,
      'M0 -296C154 -296 222 -200 222 -90C222 30 96 110 50 166H-50C-96 110 -222 30 -222 -90C-222 -200 -154 -296 0 -296Z',
      k.soft(p.main),
      1.4,
    ) +
    gore(168, k.linear(p.second, k.dark(p.second, 0.12), 30)) +
    gore(104, k.soft(p.accent)) +
    gore(44, k.linear(p.second, k.dark(p.second, 0.06), 30)) +
    s.path('M-216 -60Q0 0 216 -60Q212 -20 196 10Q0 66 -196 10Q-212 -20 -216 -60Z', p.main, s.faint(0.9)) +
    s.each(7, (at) => s.star(-165 + at * 55, [-6, 10, 20, 24, 20, 10, -6][at] ?? 0, 15, p.sun, 5)) +
    s.path('M-196 -110C-190 -190 -140 -250 -80 -272C-130 -220 -150 -160 -152 -96Z', paper.white, s.faint(0.34)) +
    s.path('M50 166H-50L-36 182H36Z', k.dark(p.main, 0.3)) +
    s.flame(k, 0, 196, 0.24) +
    s.disc(-20, 206, 16, paper.skin) +
    s.disc(20, 207, 15, paper.skin) +
    s.path('M-37 204A17 17 0 0 1 -3 202Z', paper.cocoa) +
    s.path('M4 204A16 16 0 0 1 36 204Z', '#B9672F') +
    s.cut(k, 'M-48 224H48L40 284Q38 292 28 292H-28Q-38 292 -40 284Z', k.soft(paper.wood)) +
    s.line('M-44 244H44M-42 264H42', paper.woodDark, 5, s.faint(0.6)) +
    s.rect(-54, 218, 108, 15, 7, k.soft(paper.woodDark))
  );
}

function paraglider(k: Kit): string {
  const { p } = k;
  const wing =
    'M-292 -96C-270 -196 -140 -270 0 -270S270 -196 292 -96Q250 -140 200 -146Q0 -216 -200 -146Q-250 -140 -292 -96Z';
  return (
    s.line(
      'M-280 -104L-20 120M-200 -146L-14 116M-110 -168L-8 114M0 -184L0 114M110 -168L8 114M200 -146L14 116M280 -104L20 120',
      p.ink,
      2.5,
      s.faint(0.6),
    ) +
    s.cut(k, wing, k.soft(p.accent), 1.4) +
    k.clip(
      s.path(wing, 'none'),
      s.each(4, (at) => s.path(`M0 300L${-240 + at * 140} -320H${-180 + at * 140}Z`, at % 2 ? p.main : p.second)) +
        s.path('M-292 -150Q0 -330 292 -150V-290H-292Z', paper.white, s.faint(0.18)),
    ) +
    s.transform(
      0,
      150,
      1.15,
      s.line('M-10 40L70 66L78 104M-6 44L56 84L58 120', k.dark(p.main, 0.3), 19) +
        s.cut(k, 'M-60 -30Q-64 -60 -30 -58L6 -40Q24 30 20 56L-34 62Q-58 30 -60 -30Z', k.soft(p.main)) +
        s.cut(k, 'M-78 -10Q-100 40 -64 76Q-30 90 -10 70L-30 40Z', k.soft(p.ink), 0.5) +
        s.line('M-30 -20L-40 -60M0 -14L26 -50', p.main, 15) +
        s.cut(k, 'M20 0Q40 -20 60 0L66 56H26Z', k.soft(p.accent), 0.6) +
        helmetHead(k, -22, -84, 30, p.accent) +
        helmetHead(k, 46, -26, 26, p.main) +
        s.disc(80, 106, 10, p.ink) +
        s.disc(60, 124, 10, p.ink),
    )
  );
}

function helicopter(k: Kit): string {
  const { p } = k;
  return (
    s.line('M-290 -150H270', p.ink, 13, s.faint(0.8)) +
    s.oval(-10, -150, 290, 16, paper.white, s.faint(0.35)) +
    s.rect(-26, -150, 26, 60, 6, p.ink) +
    s.cutRect(k, -50, -166, 74, 30, 13, k.soft(p.accent), 0.4) +
    s.cut(k, 'M60 -50L278 -34L292 -110H262L240 -58L80 -90Z', k.soft(p.main)) +
    s.disc(272, -76, 46, 'none', `stroke="${p.ink}" stroke-width="7" opacity=".55"`) +
    s.line('M272 -120V-32M230 -76H314', p.ink, 8) +
    s.path('M140 -62L230 -54L232 -38L140 -44Z', p.second) +
    s.cut(
      k,
      'M-256 30C-250 -60 -160 -100 -60 -100H60Q130 -90 130 -10Q130 100 30 110H-150C-220 110 -258 90 -256 30Z',
      k.soft(p.main),
      1.3,
    ) +
    s.path('M-256 40Q-100 70 128 10Q126 60 100 84Q-60 110 -240 80Q-256 60 -256 40Z', p.second) +
    s.cut(
      k,
      'M-240 22C-232 -46 -170 -80 -96 -82V24Z',
      k.linear(mix(p.tint, paper.white, 0.5), mix(p.arch, paper.white, 0.4), 30),
      0.4,
    ) +
    s.path('M-222 6C-210 -36 -176 -58 -140 -66L-170 12Z', paper.white, s.faint(0.75)) +
    s.cutRect(
      k,
      -72,
      -76,
      76,
      92,
      18,
      k.linear(mix(p.tint, paper.white, 0.5), mix(p.arch, paper.white, 0.4), 30),
      0.4,
    ) +
    s.cutRect(k, 28, -70, 56, 66, 16, mix(p.arch, paper.white, 0.55), 0.3) +
    helmetHead(k, -136, -10, 23, p.accent) +
    helmetHead(k, -34, -18, 22, p.sun) +
    s.cutDisc(k, 66, 52, 30, k.soft(p.accent), 0.4) +
    s.star(66, 52, 15, paper.cream) +
    s.line('M-170 108L-190 168M40 108L60 168M-260 168Q-276 168 -280 150M-260 168H120', p.ink, 12) +
    s.path('M-190 -70Q-80 -110 40 -86L60 -72Q-60 -84 -190 -70Z', paper.white, s.faint(0.3))
  );
}

/** A skydiver in the free-fall pose, seen from the front. */
function diver(k: Kit, y: number, scale: number, suit: string, helmet: string): string {
  return s.transform(
    0,
    y,
    scale,
    s.line('M-50 70L-116 120L-96 190M50 70L116 120L96 190', k.dark(suit, 0.18), 46) +
      s.line('M-96 190L-84 216M96 190L84 216', k.p.ink, 42) +
      s.line('M-60 -10L-160 -20L-186 -106M60 -10L160 -20L186 -106', suit, 40) +
      s.disc(-190, -126, 24, paper.skin) +
      s.disc(190, -126, 24, paper.skin) +
      s.cut(k, 'M-72 -20Q-70 -50 -30 -50H30Q70 -50 72 -20L60 90Q0 120 -60 90Z', k.soft(suit)) +
      s.line('M-44 -44L-34 92M44 -44L34 92M-60 30H60', k.p.ink, 10, s.faint(0.6)) +
      s.cutDisc(k, 0, -80, 54, paper.skin, 0.6) +
      s.path('M-60 -80A60 60 0 0 1 60 -80Q0 -100 -60 -80Z', k.soft(helmet)) +
      s.cutRect(k, -52, -94, 104, 38, 19, k.soft(k.p.ink), 0.3) +
      s.path('M-40 -86H10L-4 -66H-44Z', paper.white, s.faint(0.4)) +
      s.path('M-24 -44Q0 -22 24 -44Q20 -30 0 -28T-24 -44Z', paper.white),
  );
}

function skydive(k: Kit): string {
  const { p } = k;
  return (
    s.line('M0 -120Q60 -200 150 -236', p.ink, 4) +
    s.transform(
      180,
      -246,
      0.8,
      s.cut(k, 'M-70 30Q-74 -56 0 -60T70 30Q50 14 34 30Q16 14 0 30Q-16 14 -34 30Q-50 14 -70 30Z', k.soft(p.sun)) +
        s.path('M0 -60Q40 -30 34 30Q16 14 0 30Q-16 14 -34 30Q-40 -30 0 -60Z', p.main),
      40,
    ) +
    diver(k, -40, 0.92, p.accent, p.ink) +
    diver(k, 80, 0.98, p.main, p.accent) +
    s.line('M-250 -200V-90M-286 -60V60M256 -100V30M290 60V150M-240 120V220', paper.white, 8, s.faint(0.7))
  );
}

function windTunnel(k: Kit): string {
  const { p } = k;
  return (
    s.cutRect(k, -216, 188, 432, 68, 18, k.soft(p.main), 1.2) +
    s.each(7, (at) => s.rect(-180 + at * 54, 206, 34, 32, 9, k.dark(p.main, 0.45))) +
    s.rect(-190, -270, 380, 470, 0, k.fade(paper.white, 0.72, 0.3, 0)) +
    s.oval(0, 194, 190, 28, mix(p.arch, paper.white, 0.6)) +
    s.oval(0, 194, 150, 19, k.dark(p.main, 0.3)) +
    s.each(6, (at) =>
      s.path('M0 0L-20 -14L-130 0Z', p.arch, `transform="translate(0 194) scale(1 .13) rotate(${at * 60})"`),
    ) +
    s.each(9, (at) =>
      s.line(
        `M${-150 + at * 37} ${150 - ((at * 71) % 90)}q${at % 2 ? 18 : -18} -60 0 -120t0 -110`,
        paper.white,
        7,
        s.faint(0.75),
      ),
    ) +
    s.group(
      'rotate(-12 0 -40)',
      s.cut(
        k,
        'M-20 -70L-174 -124Q-182 -60 -60 20L-96 132H-70L0 70L70 132H96L60 20Q182 -60 174 -124L20 -70Z',
        k.soft(p.accent),
        1.2,
      ) +
        s.path('M-20 -70L-174 -124Q-176 -90 -140 -50L-40 -20ZM20 -70L174 -124Q176 -90 140 -50L40 -20Z', p.sun) +
        s.path('M-60 20L-96 132H-70L0 70L70 132H96L60 20L0 50Z', p.main) +
        s.cut(k, 'M-40 -80Q0 -96 40 -80L34 50Q0 70 -34 50Z', k.soft(p.main), 0.6) +
        s.disc(-176, -128, 17, paper.skin) +
        s.disc(176, -128, 17, paper.skin) +
        s.disc(-84, 142, 17, p.ink) +
        s.disc(84, 142, 17, p.ink) +
        helmetHead(k, 0, -116, 42, p.main) +
        s.rect(-38, -122, 76, 30, 15, p.ink) +
        s.path('M-28 -118H6L-4 -97H-30Z', paper.white, s.faint(0.4)),
    ) +
    s.path('M-190 -270H-150V200H-190ZM150 -270H170V200H150Z', paper.white, s.faint(0.4)) +
    s.line('M-190 -270V196M190 -270V196', mix(p.arch, p.main, 0.4), 9) +
    s.cutRect(k, -206, -292, 412, 34, 14, k.soft(p.main), 0.6)
  );
}

function falcon(k: Kit): string {
  const { p } = k;
  const back = '#7A563C';
  const wing =
    s.cut(
      k,
      'M30 -30C90 -130 190 -200 292 -196L266 -160L284 -150L250 -116L266 -100L226 -72L238 -54L194 -32L200 -14L120 30L40 50Z',
      k.soft(back),
      1.2,
    ) +
    s.path('M40 -20C100 -100 180 -156 262 -168L240 -140C180 -120 120 -60 60 10Z', k.light(back, 0.35), s.faint(0.6)) +
    s.line('M250 -116L150 -50M226 -72L130 -20M194 -32L110 12', k.dark(back, 0.4), 6, s.faint(0.5));
  return s.group(
    'translate(0 20) rotate(-8)',
    wing,
    s.mirror(wing),
    s.cut(k, 'M-44 110L-84 236L-36 214L0 246L36 214L84 236L44 110Z', k.soft(k.dark(back, 0.15)), 0.8),
    s.line('M-66 196L62 196M-58 172L56 172', '#E9D3B0', 9, s.faint(0.8)),
    s.cut(k, 'M-62 -50Q-70 90 0 150Q70 90 62 -50Q40 -100 0 -100T-62 -50Z', k.soft('#F0DEC0')),
    s.each(10, (at) =>
      s.path(`M${-34 + (at % 4) * 23} ${-6 + Math.floor(at / 4) * 36 + (at % 2) * 10}l8 18l8 -18Z`, back),
    ),
    s.cut(k, 'M-54 -96C-54 -170 54 -170 54 -96C54 -60 30 -44 0 -44S-54 -60 -54 -96Z', k.soft(k.dark(back, 0.3)), 0.6),
    s.path('M-40 -84Q-34 -52 0 -46Q34 -52 40 -84Q20 -64 0 -64T-40 -84Z', '#F0DEC0'),
    s.disc(-24, -108, 12, '#F6C445'),
    s.disc(24, -108, 12, '#F6C445'),
    s.disc(-24, -108, 7, p.ink),
    s.disc(24, -108, 7, p.ink),
    s.path('M-14 -98Q0 -108 14 -98L2 -62Q0 -58 -2 -62Z', '#F0B03A'),
    s.line('M-24 140V166M24 140V166', '#F0B03A', 13),
    s.cutRect(k, -38, 146, 28, 22, 7, p.main, 0.3),
    s.cutRect(k, 10, 146, 28, 22, 7, p.main, 0.3),
  );
}

export const airTrips: Experiences = {
  'hot-air-balloon': { draw: hotAirBalloon, land: 'sky', focus: [40, 40] },
  'paragliding-tandem': { draw: paraglider, land: 'sky', focus: [10, 60] },
  'helicopter-flight': { draw: helicopter, land: 'sky', focus: [-60, -20] },
  'skydive-tandem': { draw: skydive, land: 'sky', focus: [10, 20] },
  'wingsuit-tunnel': { draw: windTunnel, land: 'studio', shadow: 220, focus: [10, -60] },
  'falconry-day': { draw: falcon, land: 'sky', focus: [20, -40] },
};
