import { type Brush, at, oval, shape, shifted, stroke } from '../kitchen/brush.ts';
import { light } from '../kitchen/color.ts';
import { finger, forearm, type Sleeve, warm } from './hands.ts';

/** The x of the knuckles, from the little finger on. */
const knuckles = [76, 34, -10, -54] as const;
/** How far the knuckles are above the finger tips. */
const REACH = 172;

/** A hand from above whose finger tips meet at the origin: it strews, picks up or writes. */
export function pinch(b: Brush, sleeve: Sleeve, arm = 0): string {
  const { skin } = sleeve;
  const back =
    'M-92 -196C-104 -262 -84 -330 -60 -356H78C108 -318 118 -250 106 -184C84 -152 30 -146 -20 -152C-56 -156 -82 -166 -92 -196Z';
  const fingers = knuckles
    .map((x, index) => {
      const [tipX, tipY] = [12 + x * 0.26, -10 - index * 3];
      const angle = (Math.atan2(tipY + REACH, tipX - x) * 180) / Math.PI;
      return at(x, -REACH, finger(b, sleeve, Math.hypot(tipY + REACH, tipX - x) - 4, 50), angle);
    })
    .join('');
  const thumb =
    'M-86 -268C-128 -226 -112 -150 -76 -92C-58 -62 -36 -26 -16 -8C-2 2 14 -8 8 -28C-2 -62 -22 -104 -36 -142C-46 -180 -52 -222 -86 -268Z';
  return (
    at(10, -330, forearm(b, sleeve), 180 + arm) +
    shape(back, b.linear(60, light(skin, 0.26), `${skin} 50`, warm(skin))) +
    stroke('M60 -330Q74 -260 76 -190M22 -336Q34 -260 34 -188M-18 -336Q-12 -260 -10 -188', light(skin, 0.5), 7, 0.25) +
    fingers +
    knuckles.map((x) => oval(x, -REACH - 4, 22, 18, light(skin, 0.45), 0.32)).join('') +
    shifted(thumb, 5, 6, '#1d1006', 0.2) +
    shape(thumb, b.linear(20, light(skin, 0.3), `${skin} 50`, warm(skin))) +
    stroke('M-84 -140Q-66 -148 -54 -142', warm(skin), 3, 0.45) +
    at(-14, -24, oval(0, 0, 10, 17, '#f3c9b6', 0.8), -30)
  );
}
