import { type Brush, at, oval, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { enamel } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { contact, sickle, speckles } from '../shapes.ts';
import { body, mouth } from '../vessels.ts';
import { piece, pieces } from '../../pieces.ts';

/** Stoneware: the glaze of the palette, with raw clay at the foot and rim. */
function clay(b: Brush): { glaze: string; raw: string; fill: string } {
  const { glaze } = b.palette;
  return { glaze, raw: '#a9805a', fill: enamel(b, glaze) };
}

function plateAt(b: Brush, y: number, rx: number, glaze: string): string {
  const ry = rx * 0.3;
  const rim = `M${-rx} ${y}C${-rx * 0.9} ${y + 26} ${-rx * 0.62} ${y + 38} ${-rx * 0.5} ${y + 40}A${rx * 0.5} ${ry * 0.5} 0 0 0 ${rx * 0.5} ${y + 40}C${rx * 0.62} ${y + 38} ${rx * 0.9} ${y + 26} ${rx} ${y}A${rx} ${ry} 0 0 1 ${-rx} ${y}Z`;
  return (
    oval(8, y + 14, rx * 0.98, ry, '#140a04', 0.28) +
    shape(rim, enamel(b, dark(glaze, 0.12))) +
    oval(0, y + 7, rx, ry, dark(glaze, 0.32)) +
    oval(0, y, rx, ry, b.linear(30, light(glaze, 0.55), `${glaze} 55`, dark(glaze, 0.2)))
  );
}

function plateSet(b: Brush): string {
  const { glaze, raw } = clay(b);
  const tones = [glaze, light(glaze, 0.3), dark(glaze, 0.16)];
  const lying = (b.subject.pieces ?? 4) - 1;
  const top = -40 - (lying - 1) * 46;
  const stack = pieces(lying, (index) => plateAt(b, -40 - index * 46, 310 - index * 8, tones[index % 3] ?? glaze));
  const upright =
    oval(6, 8, 282, 282, '#140a04', 0.25) +
    oval(0, 0, 282, 282, b.linear(40, light(glaze, 0.55), `${glaze} 50`, dark(glaze, 0.22))) +
    oval(0, 0, 200, 200, b.linear(40, dark(glaze, 0.16), light(glaze, 0.4))) +
    speckles(b, 260, 260, 50, '#5b4634') +
    sickle(0, 0, 278, 278, 170, 290, 8);
  return (
    piece(at(190, -330, upright)) +
    contact(b, 210, 60) +
    stack +
    oval(0, top, 206, 58, b.linear(30, dark(glaze, 0.2), light(glaze, 0.4))) +
    speckles(b, 260, 76, 26, '#5b4634', 0, top) +
    sickle(0, top, 288, 86, 165, 285, 7) +
    stroke(`M-292 ${top + 3}A292 88 0 0 0 292 ${top + 3}`, raw, 4, 0.8)
  );
}

function bowlAt(b: Brush, y: number, rx: number, tall: number, glaze: string, foot: number): string {
  const form = { rx, ry: rx * 0.32, height: tall, foot, bulge: rx * 0.1 };
  return at(
    0,
    y,
    shape(
      `M${-rx} ${-tall}C${-rx * 1.04} ${-tall * 0.3} ${-foot * 1.4} 0 ${-foot} 0A${foot} ${foot * 0.3} 0 0 0 ${foot} 0C${foot * 1.4} 0 ${rx * 1.04} ${-tall * 0.3} ${rx} ${-tall}Z`,
      enamel(b, glaze),
    ) + mouth(b, form, { outside: '', inside: light(glaze, 0.2), rim: '#a9805a', wall: 9 }),
  );
}

/** What shows of a bowl with another one nested in it: its front wall under the rim. */
function nestedFront(b: Brush, y: number, rx: number, tall: number, glaze: string, foot: number): string {
  const rim = `M${-rx} ${-tall}A${rx} ${rx * 0.32} 0 0 0 ${rx} ${-tall}`;
  return at(
    0,
    y,
    shape(
      `${rim}C${rx * 1.04} ${-tall * 0.3} ${foot * 1.4} 0 ${foot} 0A${foot} ${foot * 0.3} 0 0 1 ${-foot} 0C${-foot * 1.4} 0 ${-rx * 1.04} ${-tall * 0.3} ${-rx} ${-tall}Z`,
      enamel(b, glaze),
    ) +
      stroke(rim, '#a9805a', 8) +
      `<path d="${rim}" fill="none" stroke="#fff8e8" stroke-width="3" stroke-opacity=".5" transform="translate(0 -3)"/>`,
  );
}

function pastaBowls(b: Brush): string {
  const { glaze } = clay(b);
  const turn = (index: number) => {
    const [rx, ry] = [110 - (index % 5) * 20, 40 - (index % 5) * 7];
    const [x, y] = [(index % 3) * 8 - 8 - rx, -236 - Math.floor(index / 5) * 14];
    return `M${x} ${y}a${rx} ${ry} ${(index % 4) * 6 - 9} 1 0 ${rx * 2} 0a${rx} ${ry} ${(index % 4) * 6 - 9} 1 0 ${-rx * 2} 0`;
  };
  const strands = (color: string, from: number) =>
    stroke([0, 2, 4, 6, 8, 10, 12, 14].map((index) => turn((index + from) % 15)).join(''), color, 9);
  const spaghetti = strands('#d9a842', 0) + strands('#efc869', 1) + stroke([3, 8, 13].map(turn).join(''), '#fbe6a8', 4);
  const basil = at(
    0,
    -300,
    shape('M-40 6C-24 -24 16 -24 40 0C16 20 -20 24 -40 6Z', b.linear(90, '#86ad57', '#456a2d')) +
      stroke('M-34 5L30 0', '#b9d38d', 2.5, 0.7),
    -18,
  );
  return (
    contact(b, 176, 52) +
    pieces(b.subject.pieces ?? 4, (index, count) => {
      const tone = [glaze, '#eee5d4', dark(glaze, 0.2), light(glaze, 0.2)][index % 4] ?? glaze;
      const y = -52 * (count - 1 - index);
      return index === 0 ? bowlAt(b, y, 340, 130, tone, 170) : nestedFront(b, y, 340 + index * 2, 130, tone, 170);
    }) +
    speckles(b, 240, 36, 30, '#5b4634', 0, -10) +
    at(0, -8 - 52 * ((b.subject.pieces ?? 4) - 3), spaghetti + basil)
  );
}

function soupBowls(b: Brush): string {
  const { glaze, raw } = clay(b);
  const bowl = (tone: string, soup: string, cream: string) => {
    const form = { rx: 220, ry: 78, height: 190, foot: 120, bulge: 40 };
    const lug = (side: number) =>
      shape(`M${side * 214} -176C${side * 290} -190 ${side * 296} -130 ${side * 212} -126Z`, dark(tone, 0.15)) +
      stroke(`M${side * 220} -172C${side * 268} -180 ${side * 276} -160 ${side * 262} -148`, '#fff', 5, 0.5);
    const fill =
      oval(0, -168, 204, 70, b.radial(0.4, 0.4, 0.7, light(soup, 0.3), `${soup} 60`, dark(soup, 0.3))) +
      stroke('M-80 -170C-40 -196 30 -186 40 -166C46 -150 -10 -146 -20 -164', cream, 10, 0.9) +
      [
        [-60, -148],
        [70, -182],
        [96, -152],
        [-110, -176],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 11, 6, '#5f8a3c'))
        .join('');
    return (
      lug(-1) +
      lug(1) +
      body(b, form, enamel(b, tone)) +
      speckles(b, 180, 60, 34, '#5b4634', 0, -80) +
      shape(
        'M-128 -6A122 42 0 0 0 128 -6C126 8 120 16 112 20A118 38 0 0 1 -112 20C-120 16 -126 8 -128 -6Z',
        raw,
        0.85,
      ) +
      mouth(b, form, { outside: '', inside: tone, rim: raw, wall: 11 }, fill)
    );
  };
  return pieces(b.subject.pieces ?? 4, (index, count) => {
    const isFront = index >= count / 2;
    const tone = index % 2 ? glaze : dark(glaze, 0.14);
    const filled = index % 3 ? bowl(tone, '#e0912f', '#fff6e3') : bowl(tone, '#b5502d', '#fff0d8');
    return at((index % 2 ? 214 : -196) + (isFront ? 36 : -18), isFront ? 0 : -150, filled, 0, isFront ? 0.78 : 0.7);
  });
}

export const tableware: Motifs = {
  'stoneware-plate-set': {
    pose: 'stand',
    box: [-334, -612, 472, 40],
    draw: plateSet,
    props: ['thyme', 'lemon', 'salt'],
    focus: [90, -260],
  },
  'pasta-bowl-set': {
    pose: 'stand',
    box: [-344, -400, 344, 52],
    draw: pastaBowls,
    props: ['basil', 'tomatoes', 'garlic'],
    focus: [60, -220],
  },
  'soup-bowl-set': {
    pose: 'stand',
    box: [-400, -310, 440, 40],
    draw: soupBowls,
    props: ['bread', 'thyme', 'peppercorns'],
    focus: [160, -140],
  },
};
