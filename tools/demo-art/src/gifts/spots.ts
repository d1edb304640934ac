import type { SpotName } from '../types.ts';
import { createKit, type Kit } from './kit.ts';
import { paletteNamed, paper } from './palettes.ts';
import { balloon, cloud } from './scenery.ts';
import * as s from './shapes.ts';

/** The paper shape that the thing stands before. */
const patch = (k: Kit) =>
  s.path('M56 250C20 170 70 60 170 46C260 30 420 50 442 150C460 230 400 276 300 276C200 280 90 300 56 250Z', k.p.tint) +
  s.disc(356, 116, 66, k.p.tintLow);

/** The soft shadow below a thing. */
const ground = (k: Kit, x: number, y: number, half: number): string =>
  s.oval(x + 10, y + 4, half * 1.25, 16, k.glow(k.p.ink, 0.5));

/** The box is open, and nothing is in it. */
const openBox = (k: Kit): string =>
  ground(k, 210, 262, 110) +
  s.path('M120 150L150 118H300L270 150Z', k.dark(k.p.main, 0.45)) +
  s.cut(k, 'M110 150H284V256Q284 264 276 264H118Q110 264 110 256Z', k.soft(k.p.main)) +
  s.rect(182, 150, 30, 114, 0, k.p.second) +
  s.cut(k, 'M284 150L314 118V226L284 262Z', k.dark(k.p.main, 0.2)) +
  s.transform(
    372,
    222,
    1,
    ground(k, 0, 42, 66) +
      s.group(
        'rotate(-16)',
        s.cutRect(k, -72, -16, 144, 34, 6, k.soft(k.p.main)) +
          s.rect(-14, -16, 28, 34, 0, k.p.second) +
          s.bow(k, 0, -18, 0.52, k.p.accent),
      ),
  );

/** Under the glass: a piece of confetti. */
const search = (k: Kit): string =>
  s.transform(
    222,
    150,
    1,
    s.line('M62 62L132 132', k.p.ink, 30) +
      s.line('M66 66L128 128', k.p.accent, 20) +
      s.disc(0, 0, 86, paper.white, s.faint(0.72)) +
      s.line('M-22 6C-12 -12 -4 -12 0 2S14 16 24 -4', k.p.main, 9) +
      s.path('M-58 -26A64 64 0 0 1 -6 -64L-2 -50A50 50 0 0 0 -44 -20Z', paper.white) +
      s.disc(0, 0, 86, 'none', `stroke="${k.p.ink}" stroke-width="15"`) +
      s.disc(0, 0, 86, 'none', `stroke="${k.p.accent}" stroke-width="7"`),
  ) +
  s.star(96, 92, 16, k.p.sun) +
  s.star(392, 218, 12, k.p.main);

/** The balloon has left the signpost behind. */
const lost = (k: Kit): string =>
  cloud(116, 96, 0.5) +
  s.path('M56 262Q150 214 250 244T440 240V276Q240 292 70 276Z', k.soft(paper.leaf)) +
  ground(k, 206, 256, 40) +
  s.rect(198, 96, 16, 164, 5, k.soft(paper.wood)) +
  s.cut(k, 'M132 112H268L292 134L268 156H132Z', k.soft(k.p.second)) +
  s.cut(k, 'M282 170H160L138 190L160 210H282Z', k.soft(k.p.main)) +
  s.line('M156 134H236M178 190H258', k.p.ink, 7, s.faint(0.3)) +
  balloon(k, 372, 100, 0.66, k.p.accent, 130) +
  s.sprig(84, 268, 54, 12, paper.leafDark, 3);

/** A balloon that has burst. */
const burst = (k: Kit): string =>
  ground(k, 240, 258, 100) +
  s.line('M250 250C300 246 330 214 306 190C284 168 250 190 246 150', k.p.ink, 4, s.faint(0.6)) +
  s.cut(
    k,
    'M190 250C176 214 206 196 222 214C234 190 270 200 268 226C300 226 300 256 270 254C250 268 206 266 190 250Z',
    k.soft(k.p.accent),
  ) +
  s.path('M236 146L248 124L258 148Z', k.p.accent) +
  s.each(9, (n) => {
    const angle = (n / 9) * Math.PI * 2 + 0.3;
    const [x, y] = [240 + Math.cos(angle) * (92 + (n % 3) * 20), 128 + Math.sin(angle) * (62 + (n % 2) * 14)];
    return s.transform(
      x,
      y,
      1,
      s.cut(k, 'M-14 -8C-4 -18 14 -12 16 2C6 12 -12 12 -14 -8Z', k.soft(n % 2 ? k.p.accent : k.p.second), 0.5),
      n * 40,
    );
  });

/** A list that nobody has written on. */
const blankList = (k: Kit): string =>
  ground(k, 226, 270, 96) +
  s.group(
    'rotate(-5 226 170)',
    s.cut(k, 'M140 66H316V264H140Z', k.soft(paper.cream)),
    s.rect(140, 66, 176, 30, 0, k.p.main),
    s.each(
      4,
      (n) =>
        s.rect(162, 118 + n * 34, 16, 16, 4, 'none', `stroke="${k.p.accent}" stroke-width="4"`) +
        s.line(`M192 ${126 + n * 34}h${[96, 74, 88, 52][n]}`, k.p.ink, 5, s.faint(0.22)),
    ),
    s.bow(k, 228, 68, 0.5, k.p.accent),
  ) +
  s.transform(
    352,
    196,
    1,
    s.group(
      'rotate(28)',
      s.rect(-9, -84, 18, 116, 3, k.p.sun),
      s.rect(-9, -96, 18, 16, 4, k.p.accent),
      s.path('M-9 32L0 60L9 32Z', paper.oak),
      s.path('M-3 50L0 60L3 50Z', k.p.ink),
    ),
  );

const drawings: Record<SpotName, (k: Kit) => string> = {
  basket: openBox,
  lens: search,
  signpost: lost,
  plug: burst,
  list: blankList,
};

export function drawSpot(name: SpotName): string {
  const k = createKit(paletteNamed('coral'), 7);
  const body = patch(k) + drawings[name](k);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" stroke-linecap="round" stroke-linejoin="round"><defs>${k.defs()}</defs>${body}</svg>`;
}
