import type { Experiences } from './experience.ts';
import { helmetHead } from './experience.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

const wheel = (k: Kit, x: number, y: number, r: number, rim: string): string =>
  s.disc(x, y, r, mix(k.p.ink, '#2B2B33', 0.5)) +
  s.disc(x, y, r * 0.62, k.soft(rim)) +
  s.disc(x, y, r * 0.24, k.p.ink) +
  s.path(
    `M${x - r * 0.8} ${y - r * 0.2}A${r * 0.84} ${r * 0.84} 0 0 1 ${x - r * 0.2} ${y - r * 0.8}`,
    'none',
    `stroke="#fff" stroke-width="${r * 0.09}" opacity=".35"`,
  );

function raceCar(k: Kit): string {
  const { p } = k;
  return (
    s.line('M300 10H352M310 60H372M304 110H340', paper.white, 9, s.faint(0.8)) +
    s.cut(k, 'M206 -40H276V100H216Z', k.soft(p.ink), 0.5) +
    s.cutRect(k, 176, -76, 124, 42, 10, k.soft(p.accent), 0.6) +
    s.cut(k, 'M24 90L30 -60Q36 -92 70 -84Q160 -40 262 90Z', k.soft(k.dark(p.main, 0.14))) +
    s.path('M44 -54Q50 -74 70 -68L96 -52Q60 -56 50 20Z', paper.white, s.faint(0.25)) +
    s.disc(-26, 76, 42, p.accent) +
    helmetHead(k, -30, 4, 46, p.sun) +
    s.cutRect(k, -84, -12, 66, 32, 14, p.ink, 0.3) +
    s.path('M-76 -6H-40L-52 12H-80Z', paper.white, s.faint(0.45)) +
    s.line('M-112 70Q-70 -64 30 -44', p.ink, 14) +
    s.cut(
      k,
      'M-294 176L-286 154Q-200 112 -124 88L-96 62H24L70 44H236Q272 62 274 110L268 192H-270Q-296 192 -294 176Z',
      k.soft(p.main),
      1.3,
    ) +
    s.path('M-282 162Q-160 114 -70 108H116L146 152H-250Z', p.second) +
    s.cutRect(k, -310, 176, 112, 22, 9, k.soft(p.accent), 0.5) +
    s.path('M-244 138Q-170 104 -112 92L-100 102Q-170 122 -232 146Z', paper.white, s.faint(0.5)) +
    s.disc(96, 112, 42, paper.cream) +
    s.star(96, 112, 27, p.accent) +
    wheel(k, -164, 190, 66, p.sun) +
    wheel(k, 196, 180, 78, p.sun)
  );
}

function kart(k: Kit): string {
  const { p } = k;
  return (
    s.line('M296 20H350M306 76H372M300 130H336', paper.white, 9, s.faint(0.8)) +
    s.cut(k, 'M60 130Q130 120 130 -20H170Q190 100 180 170H60Z', k.soft(p.ink), 0.6) +
    s.cut(k, 'M-20 150Q10 10 70 -30Q130 -20 134 60L120 160Z', k.soft(p.accent)) +
    s.line('M20 156L-60 120L-130 166', k.dark(p.accent, 0.24), 46) +
    s.line('M70 10L30 70L-50 60', p.accent, 36) +
    s.disc(-54, 58, 21, p.ink) +
    s.line('M-84 130L-54 50', p.ink, 12) +
    s.line('M-74 26L-34 86', p.ink, 15) +
    s.cutDisc(k, 64, -100, 86, k.soft(p.main), 1) +
    s.cut(
      k,
      'M-22 -108Q-24 -140 10 -140H84Q104 -110 84 -76H-6Q-20 -84 -22 -108Z',
      k.soft(mix(p.ink, p.arch, 0.25)),
      0.4,
    ) +
    s.path('M-10 -120Q-6 -130 10 -130H50L30 -90H-4Z', paper.white, s.faint(0.45)) +
    s.path('M26 -178Q90 -190 130 -140L120 -126Q80 -164 20 -162Z', p.second) +
    s.star(116, -78, 19, p.sun) +
    s.cut(k, 'M-280 190Q-286 130 -230 122H-140L-110 160H110L150 120H256Q284 124 280 190Z', k.soft(p.main), 1.2) +
    s.path('M-274 160Q-270 134 -230 132H-146L-120 160Z', p.second) +
    s.rect(-110, 176, 240, 24, 10, p.ink) +
    s.cutRect(k, 180, 84, 92, 60, 12, k.soft(p.sun), 0.5) +
    s.star(226, 114, 19, p.main) +
    wheel(k, -186, 200, 56, p.second) +
    wheel(k, 190, 192, 64, p.second)
  );
}

function eBike(k: Kit): string {
  const { p } = k;
  const hoop = (x: number): string =>
    s.disc(x, 130, 122, 'none', `stroke="${p.ink}" stroke-width="19"`) +
    s.disc(x, 130, 106, 'none', `stroke="${paper.steel}" stroke-width="6"`) +
    s.each(10, (at) => s.line(`M0 0V-104`, paper.steel, 3, `transform="translate(${x} 130) rotate(${at * 36})"`)) +
    s.disc(x, 130, 17, p.ink);
  return s.group(
    'translate(0 6)',
    hoop(-172),
    hoop(172),
    s.line('M-172 130L-60 -60H96L-10 130H-172M-10 130L-82 -100', k.dark(p.main, 0.1), 21),
    s.line('M96 -60L-10 130', p.main, 46),
    s.line('M80 -36L6 98', k.dark(p.main, 0.5), 25),
    s.line('M76 -30L40 34', p.accent, 7),
    s.line('M-60 -60H96', p.main, 21),
    s.line('M172 130L100 -90L92 -130', p.main, 19),
    s.line('M92 -130Q130 -160 176 -140M92 -134Q60 -156 40 -146', p.ink, 15),
    s.cutDisc(k, -10, 130, 38, k.soft(p.ink), 0.5),
    s.disc(-10, 130, 24, 'none', `stroke="${paper.steel}" stroke-width="6"`),
    s.line('M-10 130L26 180M8 186H46', p.ink, 11),
    s.cut(
      k,
      'M-142 -122Q-140 -136 -120 -134H-44Q-30 -130 -46 -116Q-80 -108 -90 -98Q-136 -96 -142 -122Z',
      k.soft(paper.woodDark),
      0.6,
    ),
    s.cutRect(k, -268, -22, 140, 96, 20, k.soft(p.accent), 0.8),
    s.path('M-268 8H-128V22H-268Z', p.second),
    s.rect(-210, 0, 24, 32, 6, paper.gold),
    s.line('M-180 -24H-70', p.ink, 9),
    s.cut(k, 'M130 -116H246L232 -26H146Z', k.soft(paper.oak), 0.8),
    s.line('M138 -86H240M142 -58H236', paper.woodDark, 6, s.faint(0.5)),
    s.blossom(162, -134, 34, p.accent, paper.gold),
    s.blossom(214, -132, 30, paper.cream, paper.gold),
    s.leaf(186, -118, 60, 8, paper.leafDark),
    s.disc(126, -100, 15, p.sun),
  );
}

function vespa(k: Kit): string {
  const { p } = k;
  return (
    s.line('M150 200L96 -130', paper.steel, 21) +
    s.cut(k, 'M100 -170Q70 -180 64 -150L50 -126H120Q132 -150 100 -170Z', k.soft(p.main), 0.6) +
    s.cutDisc(k, 118, -138, 26, k.soft(paper.cream), 0.4) +
    s.disc(122, -138, 15, '#FFF0B4') +
    s.line('M76 -160Q36 -170 18 -150', p.ink, 13) +
    s.line('M84 -170L62 -232', p.ink, 6) +
    s.oval(58, -240, 26, 18, k.soft(paper.steel)) +
    s.cut(k, 'M60 -120H112Q130 -20 160 60Q130 120 96 160H-60V130H20Q70 60 60 -120Z', k.soft(p.main), 1.2) +
    s.path('M66 -110H84Q90 30 50 120L34 128Q80 50 66 -110Z', paper.white, s.faint(0.3)) +
    s.cut(
      k,
      'M-280 120Q-270 -10 -140 -10H-20Q10 -6 4 30L-6 130Q-10 160 -50 160H-250Q-284 160 -280 120Z',
      k.soft(p.main),
      1.2,
    ) +
    s.path('M-250 100Q-240 26 -150 24Q-70 30 -60 110Q-110 146 -170 146Q-250 146 -250 100Z', k.light(p.main, 0.16)) +
    s.path('M-230 84Q-216 40 -156 38Q-196 60 -204 100Z', paper.white, s.faint(0.45)) +
    s.cut(k, 'M-230 -26Q-224 -62 -170 -60H-20Q8 -56 0 -14H-216Q-232 -14 -230 -26Z', k.soft(paper.woodDark), 0.7) +
    s.line('M-206 -40H-14', p.second, 5, 'stroke-dasharray="12 9"') +
    s.transform(
      -226,
      -30,
      0.9,
      s.cutRect(k, -56, -96, 120, 100, 16, k.soft(p.accent), 0.6) +
        s.rect(-34, -96, 14, 100, 0, paper.woodDark) +
        s.rect(28, -96, 14, 100, 0, paper.woodDark) +
        s.heart(4, -44, 20, paper.cream),
    ) +
    s.cut(k, 'M90 176Q100 100 160 104Q226 112 226 180Q160 130 90 176Z', k.soft(p.main), 0.7) +
    wheel(k, 158, 196, 58, paper.cream) +
    wheel(k, -172, 196, 58, paper.cream) +
    s.path('M-262 150Q-250 120 -172 122T-84 156Z', p.main) +
    s.rect(-110, 158, 200, 16, 7, k.dark(p.main, 0.35)) +
    s.disc(-266, 84, 14, '#E0402F')
  );
}

export const moveTrips: Experiences = {
  'race-car': { draw: raceCar, land: 'track', shadow: 270, focus: [-20, 60] },
  'kart-race': { draw: kart, land: 'track', shadow: 250, focus: [30, 0] },
  'e-bike-tour': { draw: eBike, land: 'road', shadow: 260, focus: [60, 20] },
  'vespa-tour': { draw: vespa, land: 'road', shadow: 230, focus: [-20, 20] },
};
