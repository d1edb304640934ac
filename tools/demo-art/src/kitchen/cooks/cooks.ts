import { type Brush, disc, oval, rect, ring, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import type { Motif, Motifs } from '../motif.ts';
import { type Cook, portrait } from './portrait.ts';

function strands(lines: string, hair: string): string {
  return stroke(lines, light(hair, 0.45), 5, 0.35);
}

const hairFill = (b: Brush, hair: string) => b.linear(40, light(hair, 0.34), `${hair} 45`, dark(hair, 0.42));

/** Chestnut hair, parted, a bun on top; a sage shirt under a linen apron. */
const lena: Cook = {
  skin: '#f0c3a0',
  hair: '#7a4526',
  shirt: '#8ba082',
  apron: '#e4d6ba',
  behind: (b) =>
    disc(10, -288, 82, hairFill(b, lena.hair)) +
    strands('M-44 -300Q0 -350 58 -312M-50 -276Q10 -316 70 -276', lena.hair),
  clothes: (b) =>
    shape('M-104 176L-40 236L0 214L-66 160ZM104 176L40 236L0 214L66 160Z', b.linear(60, '#b4c4aa', '#6d8266')),
  crown: (b) =>
    shape(
      'M-134 -40C-170 -170 -110 -262 0 -262C110 -262 170 -170 134 -40C128 -90 112 -130 84 -158C40 -150 -30 -172 -52 -206C-62 -160 -104 -130 -122 -96C-130 -80 -132 -60 -134 -40Z',
      hairFill(b, lena.hair),
    ) +
    strands(
      'M-110 -130C-100 -190 -60 -230 -20 -240M20 -240C70 -226 104 -180 116 -130M-40 -216C0 -176 40 -168 84 -172',
      lena.hair,
    ) +
    disc(-126, -10, 8, '#e3bf6a') +
    disc(126, -10, 8, '#e3bf6a'),
};

/** Dark curls and a short beard; a white T-shirt under a black apron. */
const marco: Cook = {
  skin: '#d9a273',
  hair: '#2c1d16',
  shirt: '#efe8db',
  apron: '#3c4043',
  brow: 13,
  lips: '#a4574a',
  face: (b) =>
    shape(
      'M-124 -60C-120 -20 -116 0 -96 -2C-70 0 -60 18 -40 22C-20 14 20 14 40 22C60 18 70 0 96 -2C116 0 120 -20 124 -60C128 40 84 126 0 130C-84 126 -128 40 -124 -60Z',
      b.linear(40, '#4a3326', '#2c1d16 55', '#1a100c'),
      0.9,
    ) + oval(0, 56, 52, 26, '#c98f66', 0.85),
  crown: (b) => {
    const curls = [
      [-118, -120, 44],
      [-126, -176, 46],
      [-92, -226, 52],
      [-40, -252, 54],
      [18, -258, 54],
      [70, -236, 54],
      [112, -190, 48],
      [124, -134, 42],
      [-60, -196, 46],
      [0, -206, 46],
      [56, -192, 44],
    ] as const;
    return curls
      .map(
        ([x, y, r]) =>
          disc(x, y, r, b.radial(0.34, 0.28, 0.8, '#6d4c3a', '#34221a 48', '#160d09')) +
          stroke(`M${x - r * 0.5} ${y}Q${x - r * 0.3} ${y - r * 0.6} ${x + r * 0.2} ${y - r * 0.5}`, '#8a6650', 4, 0.4),
      )
      .join('');
  },
  clothes: () => stroke('M-98 180C-50 246 50 246 98 180', '#cfc4b0', 9),
};

/** A copper-red bob and round glasses; a striped shirt under a navy apron. */
const aline: Cook = {
  skin: '#f6d3b8',
  hair: '#b3552a',
  shirt: '#f4eee1',
  apron: '#41586b',
  lips: '#b8433f',
  behind: (b) =>
    shape(
      'M-160 60C-190 -120 -150 -270 0 -272C150 -270 190 -120 160 60C120 90 -120 90 -160 60Z',
      hairFill(b, dark(aline.hair, 0.18)),
    ),
  clothes: (b) =>
    b.clipped(
      shape('M-384 450C-380 290 -280 214 -104 176C-60 206 60 206 104 176C280 214 380 290 384 450Z', '#000'),
      [230, 268, 306, 344, 382, 420]
        .map((y) => stroke(`M-390 ${y + 44}C-200 ${y - 10} 200 ${y - 10} 390 ${y + 44}`, '#3c4f63', 11, 0.85))
        .join(''),
    ),
  face: () =>
    Array.from({ length: 9 }, (_, index) =>
      disc(-62 + (index % 3) * 16 + (index > 4 ? 96 : 0), -14 + Math.floor((index % 5) / 2) * 11, 2.6, '#c07a4c', 0.6),
    ).join(''),
  crown: (b) =>
    shape(
      'M-156 66C-176 -90 -160 -270 0 -274C160 -270 176 -90 156 66C136 76 118 66 112 46C126 -30 122 -96 104 -136C30 -124 -60 -128 -110 -150C-124 -90 -126 -20 -112 46C-118 66 -136 76 -156 66Z',
      hairFill(b, aline.hair),
    ) +
    strands(
      'M-134 40C-146 -60 -136 -180 -60 -236M136 40C146 -60 136 -180 70 -236M-96 -160C-40 -142 40 -140 96 -148M-40 -252C-90 -220 -104 -190 -108 -160',
      aline.hair,
    ) +
    ring(-50, -56, 38, 36, '#3a2a22', 6) +
    ring(50, -56, 38, 36, '#3a2a22', 6) +
    stroke('M-13 -60Q0 -68 13 -60', '#3a2a22', 6) +
    stroke('M-72 -78L-54 -88M30 -78L48 -88', '#fff', 4, 0.7),
};

/** Short fair hair and a full beard; a denim shirt under a leather apron. */
const jonas: Cook = {
  skin: '#eebd97',
  hair: '#c08a4a',
  shirt: '#5f7d92',
  apron: '#8a5a37',
  brow: 11,
  clothes: (b) =>
    shape('M-104 176L-62 256L0 214L-70 156ZM104 176L62 256L0 214L70 156Z', b.linear(60, '#89a5b6', '#466478')) +
    stroke('M-60 248L-100 184M60 248L100 184', '#dfe8ec', 3, 0.5),
  face: (b) =>
    oval(-114, -14, 17, 40, '#cd9a55') +
    oval(114, -14, 17, 40, '#9c6d38') +
    shape(
      'M-128 -70C-124 -20 -118 0 -94 4C-70 6 -58 26 -38 26C-16 16 16 16 38 26C58 26 70 6 94 4C118 0 124 -20 128 -70C140 60 96 168 0 172C-96 168 -140 60 -128 -70Z',
      b.linear(40, '#dba763', '#b27c3e 55', '#7d5226'),
    ) +
    stroke(
      'M-92 50C-84 100 -50 140 -20 150M92 50C84 100 50 140 20 150M-40 96L-26 132M40 96L26 132M0 100V150',
      '#f0cf94',
      4,
      0.4,
    ) +
    oval(0, 58, 46, 22, '#c98a5c', 0.7),
  crown: (b) =>
    shape(
      'M-128 -100C-150 -200 -100 -268 -10 -272C100 -280 158 -210 130 -96C120 -130 112 -160 84 -184C50 -176 -10 -170 -60 -196C-100 -180 -116 -140 -128 -100Z',
      hairFill(b, jonas.hair),
    ) +
    strands(
      'M-104 -160C-100 -220 -40 -256 20 -256M-40 -206C10 -190 60 -196 90 -214M30 -258C80 -246 116 -210 122 -150',
      jonas.hair,
    ),
};

/** Long black hair in a side braid and gold earrings; a saffron blouse under a berry apron. */
const priya: Cook = {
  skin: '#b07a52',
  hair: '#1f1715',
  shirt: '#d9a23c',
  apron: '#8a3550',
  lips: '#a23b44',
  brow: 10,
  behind: (b) =>
    shape(
      'M-150 130C-190 -60 -170 -268 0 -270C170 -268 190 -60 156 110C100 150 -100 170 -150 130Z',
      hairFill(b, priya.hair),
    ),
  clothes: () =>
    stroke('M-100 178C-50 240 50 240 100 178', '#f0cd7c', 8) +
    stroke('M-86 200C-40 250 40 250 86 200', '#8a3550', 3, 0.7),
  crown: (b) => {
    const plait = [0, 1, 2, 3, 4, 5]
      .map((step) =>
        shape(
          `M${-158 - (step % 2) * 12} ${60 + step * 56}C${-206} ${60 + step * 56} ${-206} ${128 + step * 54} ${-158} ${128 + step * 54}C${-116} ${122 + step * 54} ${-112} ${70 + step * 56} ${-158 - (step % 2) * 12} ${60 + step * 56}Z`,
          b.linear(step % 2 ? 130 : 40, '#5a4842', '#241a17 55', '#0f0a09'),
        ),
      )
      .join('');
    const cap =
      'M-146 50C-176 -120 -150 -268 0 -270C150 -268 172 -120 146 50C132 20 130 -80 104 -130C60 -150 20 -190 6 -232C-10 -190 -60 -150 -104 -130C-130 -80 -132 20 -146 50Z';
    return (
      plait +
      rect(-184, 372, 52, 20, '#d9a23c', 9) +
      shape(cap, hairFill(b, priya.hair)) +
      stroke(
        'M-126 -60C-120 -140 -70 -200 -14 -236M126 -60C120 -140 70 -200 22 -236M-140 0C-146 -110 -110 -210 -40 -248',
        '#8a766c',
        5,
        0.35,
      ) +
      disc(0, -116, 6, '#b02f3f') +
      [-1, 1]
        .map(
          (side) =>
            disc(side * 128, -6, 9, '#e3bf6a') +
            shape(`M${side * 128 - 12} 6L${side * 128 + 12} 6L${side * 128} 34Z`, '#d9aa48'),
        )
        .join('')
    );
  },
};

function motif(cook: Cook): Motif {
  return { pose: 'bust', box: [-384, -370, 384, 440], draw: (b) => portrait(b, cook) };
}

export const cooks: Motifs = {
  'cook-lena-brunner': motif(lena),
  'cook-marco-bianchi': motif(marco),
  'cook-aline-favre': motif(aline),
  'cook-jonas-keller': motif(jonas),
  'cook-priya-nair': motif(priya),
};
