import { type Brush, at, oval, shape, stroke } from '../kitchen/brush.ts';
import { light } from '../kitchen/color.ts';
import { finger, forearm, type Sleeve, warm } from './hands.ts';

/** A hand from the lower right that holds a sheet by its edge: the thumb lies on it at the origin, the rest behind. */
export function thumbGrip(b: Brush, sleeve: Sleeve): { behind: string; front: string } {
  const { skin } = sleeve;
  const hand = 'M-40 -70C30 -120 150 -110 210 -40C262 24 280 110 236 176C190 236 90 230 40 170C0 120 -70 20 -40 -70Z';
  const fingers = [-84, -30, 26].map((y, n) => at(70, y, finger(b, sleeve, 210 - n * 18, 54), 192 - n * 4)).join('');
  return {
    behind:
      at(176, 130, forearm(b, sleeve), -36) +
      fingers +
      shape(hand, b.linear(60, light(skin, 0.2), `${skin} 50`, warm(skin))),
    front:
      at(196, 96, finger(b, sleeve, 214, 74), 204) +
      shape(
        'M120 30C150 20 230 60 236 110C240 150 190 160 160 136C130 112 100 50 120 30Z',
        b.linear(70, light(skin, 0.16), `${skin} 60`),
      ) +
      oval(150, 70, 40, 26, light(skin, 0.4), 0.25) +
      stroke('M172 100Q196 112 206 140', warm(skin), 4, 0.35),
  };
}
