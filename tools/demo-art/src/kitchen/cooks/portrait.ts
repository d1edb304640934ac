import { type Brush, disc, oval, shape, stroke } from '../brush.ts';
import { dark, light, mix } from '../color.ts';

export interface Cook {
  skin: string;
  hair: string;
  shirt: string;
  apron: string;
  brow?: number;
  lips?: string;
  /** Drawn behind the head, on the face, over the head, and over the clothes. */
  behind?(b: Brush): string;
  face?(b: Brush): string;
  crown(b: Brush): string;
  clothes?(b: Brush): string;
}

const head = 'M-122 -130C-128 -10 -84 112 0 116C84 112 128 -10 122 -130C118 -250 -118 -250 -122 -130Z';
const shoulders = 'M-384 450C-380 290 -280 214 -104 176C-60 196 60 196 104 176C280 214 380 290 384 450Z';
const bib = 'M-172 440C-176 360 -166 300 -150 262C-60 284 60 284 150 262C166 300 176 360 172 440Z';

function eye(side: number, b: Brush): string {
  const x = side * 50;
  return (
    oval(x, -58, 17, 12, '#fffaf2') +
    disc(x + 1, -57, 10, b.radial(0.4, 0.35, 0.7, '#6a4a30', '#2a1a10')) +
    disc(x - 3, -61, 3.2, '#fff') +
    stroke(`M${x - 18} -60Q${x} -78 ${x + 18} -60`, '#3a261a', 4.5)
  );
}

function features(b: Brush, { skin, hair, brow = 8, lips = '#b5574c' }: Cook): string {
  const blush = b.radial(0.5, 0.5, 0.5, '#d9604a 0 .38', '#d9604a 100 0');
  const brows = [-1, 1]
    .map((side) => stroke(`M${side * 74} -94Q${side * 50} -110 ${side * 26} -98`, dark(hair, 0.25), brow, 0.85))
    .join('');
  const nose =
    stroke('M-6 -50C-12 -20 -22 0 -14 8Q0 16 14 8', dark(skin, 0.34), 5, 0.6) +
    oval(-6, -12, 6, 20, light(skin, 0.6), 0.5);
  const smile =
    shape('M-42 42Q0 56 42 42C34 84 -34 84 -42 42Z', '#8a3a34') +
    shape('M-37 45Q0 57 37 45Q33 58 25 61Q0 66 -25 61Q-33 58 -37 45Z', '#fffaf2') +
    stroke('M-46 38Q-42 44 -36 45Q0 56 36 45Q42 44 46 38', lips, 5) +
    stroke('M-24 76Q0 86 24 76', lips, 6, 0.8);
  return oval(-70, 2, 42, 32, blush) + oval(70, 2, 42, 32, blush) + brows + eye(-1, b) + eye(1, b) + nose + smile;
}

/** A friendly bust in an apron; the figure is cut off at the bottom edge. */
export function portrait(b: Brush, cook: Cook): string {
  const { skin, shirt, apron } = cook;
  const shade = mix(dark(skin, 0.3), '#9c4a30', 0.25);
  const ear = (side: number) =>
    oval(side * 124, -50, 24, 36, b.linear(60, skin, shade)) +
    stroke(`M${side * 126} -66Q${side * 138} -50 ${side * 124} -34`, shade, 4, 0.6);
  const cloth = (color: string) => b.linear(25, light(color, 0.24), `${color} 50`, dark(color, 0.3));
  const strap = (side: number) =>
    shape(
      `M${side * 150} 266C${side * 146} 230 ${side * 134} 200 ${side * 112} 178L${side * 82} 186C${side * 104} 214 ${side * 116} 240 ${side * 116} 274Z`,
      cloth(dark(apron, 0.08)),
    );
  const neck = 'M-62 60L-66 170C-50 226 50 226 66 170L62 60Z';
  return (
    (cook.behind?.(b) ?? '') +
    shape(shoulders, cloth(shirt)) +
    stroke('M-236 440C-240 380 -232 330 -214 300M236 440C244 380 238 330 220 300', dark(shirt, 0.5), 6, 0.4) +
    stroke('M-300 300C-270 256 -230 232 -176 214', '#fff', 9, 0.25) +
    shape(neck, b.linear(90, shade, `${skin} 60`, skin)) +
    shape('M-62 70C-40 128 40 128 62 70L64 110C40 162 -40 162 -64 110Z', shade, 0.55) +
    (cook.clothes?.(b) ?? '') +
    strap(-1) +
    strap(1) +
    shape(bib, '#1d1006', 0.2) +
    shape(bib, cloth(apron)) +
    stroke('M-148 276C-60 296 60 296 148 276', light(apron, 0.55), 3, 0.6) +
    stroke('M-60 440C-64 400 -58 366 -64 330M70 440C64 410 74 380 68 350', dark(apron, 0.5), 8, 0.16) +
    disc(-132, 276, 9, '#cfa24c') +
    disc(132, 276, 9, '#cfa24c') +
    disc(-134, 273, 3, '#fff') +
    disc(130, 273, 3, '#fff') +
    ear(-1) +
    ear(1) +
    shape(head, b.radial(0.36, 0.34, 0.8, light(skin, 0.32), `${skin} 52`, shade)) +
    b.clipped(shape(head, '#000'), shape('M40 -260C130 -160 110 40 10 130H200V-260Z', shade, 0.22)) +
    (cook.face?.(b) ?? '') +
    features(b, cook) +
    cook.crown(b)
  );
}
