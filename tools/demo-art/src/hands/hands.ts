import { type Brush, at, oval, shape, shifted, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';

/** Colours of a hand and of its sleeve; of a gloved hand, `skin` is that of the leather. */
export interface Sleeve {
  skin: string;
  cloth: string;
  gloved?: boolean;
}

/** The colour of creases and shadows on a skin. */
export const warm = (skin: string) => mix(dark(skin, 0.34), '#9c4a30', 0.3);

/** A finger from the origin to the right, with its joints; a bare one has a nail. */
export function finger(b: Brush, { skin, gloved }: Sleeve, length: number, width: number): string {
  const half = width / 2;
  const d = `M${-half} ${-half}C${length * 0.3} ${-half * 1.16} ${length * 0.6} ${-half} ${length - half} ${-half * 0.86}A${half * 0.86} ${half * 0.86} 0 0 1 ${length - half} ${half * 0.86}C${length * 0.6} ${half} ${length * 0.3} ${half * 1.16} ${-half} ${half}Z`;
  const crease = (x: number) =>
    stroke(
      `M${x} ${-half * 0.7}Q${x + 5} 0 ${x} ${half * 0.55}M${x + 8} ${-half * 0.5}Q${x + 12} 0 ${x + 8} ${half * 0.3}`,
      warm(skin),
      3,
      0.4,
    );
  const nail = gloved
    ? stroke(`M0 ${half * 0.3}H${length - half}`, light(skin, 0.4), 2.4, 0.45).replace(
        '<path',
        '<path stroke-dasharray="9 7"',
      )
    : oval(length - half * 0.5, -half * 0.18, half * 0.62, half * 0.46, mix(light(skin, 0.5), '#f3b7a4', 0.35)) +
      stroke(`M${length - half * 0.1} ${-half * 0.5}q${half * 0.3} ${half * 0.36} 0 ${half * 0.66}`, '#fff6ec', 3, 0.7);
  return (
    shifted(d, 3, 7, '#1d1006', 0.2) +
    shape(d, b.linear(90, light(skin, 0.3), `${skin} 45`, warm(skin))) +
    crease(length * 0.36) +
    crease(length * 0.66) +
    nail
  );
}

/** Forearm towards the viewer, downwards from the wrist at the origin, with a rolled sleeve. */
export function forearm(b: Brush, { skin, cloth, gloved }: Sleeve): string {
  const arm = 'M-74 -30C-80 60 -96 150 -112 300H112C104 150 88 60 80 -30Z';
  const cuff = gloved
    ? 'M-104 40C-60 62 60 62 104 40L140 330H-140Z'
    : 'M-116 168C-60 192 66 192 112 168L132 236C60 262 -72 262 -136 236Z';
  const rest = 'M-136 222C-70 250 62 250 134 222L240 1400H-240Z';
  return (
    shape(arm, b.linear(0, light(skin, 0.16), `${skin} 40`, warm(skin))) +
    stroke('M-30 10C-38 70 -44 120 -50 160M26 0C30 50 40 100 44 150', warm(skin), 5, 0.25) +
    shape(rest, b.linear(0, light(cloth, 0.18), `${cloth} 45`, dark(cloth, 0.42))) +
    stroke('M-96 270C-110 380 -120 480 -130 600M40 270C30 380 60 470 50 600', dark(cloth, 0.5), 9, 0.25) +
    shape(
      cuff,
      b.linear(0, light(gloved ? skin : cloth, 0.32), `${gloved ? skin : cloth} 45`, dark(gloved ? skin : cloth, 0.4)),
    ) +
    stroke(gloved ? 'M-110 70C-60 92 60 92 110 70' : 'M-122 190C-60 216 66 216 118 190', dark(cloth, 0.5), 4, 0.4)
  );
}

/** A fist around a bar that runs along x through the origin; the bar goes between the two layers. */
export function fist(b: Brush, sleeve: Sleeve, arm = 0): { behind: string; front: string } {
  const { skin } = sleeve;
  const back = 'M-112 -34C-124 30 -112 96 -78 122C-30 146 56 142 86 112C112 82 116 20 106 -34C60 -70 -70 -70 -112 -34Z';
  const lengths = [128, 140, 136, 112];
  const fingers = lengths
    .map((length, index) => at(-80 + index * 53, -62, finger(b, sleeve, length, 54), 90 - (index - 1.5) * 3))
    .join('');
  const knuckles = lengths.map((_, index) => oval(-84 + index * 53, -58, 24, 17, light(skin, 0.5), 0.32)).join('');
  const thumb = 'M-118 88C-112 40 -66 24 -14 28C20 30 48 34 50 58C50 80 22 84 -8 80C-44 78 -66 94 -78 124Z';
  return {
    behind: at(0, 90, forearm(b, sleeve), arm) + shape(back, b.linear(60, light(skin, 0.14), `${skin} 50`, warm(skin))),
    front:
      fingers +
      knuckles +
      shifted(thumb, 2, 8, '#1d1006', 0.22) +
      shape(thumb, b.linear(80, light(skin, 0.26), `${skin} 50`, warm(skin))) +
      (sleeve.gloved ? '' : oval(30, 54, 17, 11, mix(light(skin, 0.5), '#f3b7a4', 0.35))) +
      stroke('M-40 40Q-36 54 -42 66', warm(skin), 3, 0.45),
  };
}

/** An open hand that comes from the left and lies on something, fingers to the right. */
export function palm(b: Brush, sleeve: Sleeve, arm = 62): string {
  const { skin } = sleeve;
  const back = 'M-120 -56C-60 -92 40 -92 84 -70C104 -30 104 40 84 82C30 104 -60 100 -124 62C-140 20 -138 -26 -120 -56Z';
  const rows = [
    [-58, -11, 150],
    [-18, -4, 172],
    [24, 3, 164],
    [64, 11, 128],
  ] as const;
  const fingers = rows.map(([y, turn, length]) => at(64, y, finger(b, sleeve, length, 46), turn)).join('');
  const tendons = stroke('M-40 -40Q20 -60 70 -58M-50 -14Q20 -20 72 -18M-50 14Q20 22 70 24', light(skin, 0.5), 7, 0.28);
  const thumb = at(-22, -64, finger(b, sleeve, 150, 50), -46);
  return (
    at(-104, 6, forearm(b, sleeve), arm) +
    thumb +
    shape(back, b.linear(70, light(skin, 0.24), `${skin} 50`, warm(skin))) +
    tendons +
    fingers +
    rows.map(([y]) => oval(66, y, 20, 18, light(skin, 0.45), 0.3)).join('')
  );
}
