import { lettered } from '../lettering.ts';
import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../kitchen/brush.ts';
import { dark, light } from '../kitchen/color.ts';
import { contact, dots, leaf, scatter, shadowOf, under } from '../kitchen/shapes.ts';

/** Things whose size everybody knows. */
const companionNames = ['coin', 'apple', 'cup', 'banana', 'book', 'bottle', 'chair'] as const;
export type Companion = (typeof companionNames)[number];

/** Units of the drawings that are a centimetre; all of them stand on y 0. */
export const UNITS_OF_CM = 20;

interface Sized {
  /** In cm. */
  width: number;
  height: number;
  draw(b: Brush): string;
}

/** As it stands, with its foot at y 0, and, of what can lie on a table, from above and around the origin. */
interface Drawing extends Sized {
  lying?: Sized;
}

function coinTop(b: Brush): string {
  return (
    under(b, 31, 31) +
    disc(0, 0, 31, b.linear(50, '#f6f5f0', '#a9adad 60', '#7d8285')) +
    ring(0, 0, 27, 27, '#6f7578', 1.6, 0.8) +
    lettered('5', 0, 1, 28, '#5c6265', 0.15)
  );
}

const coinBeside = (b: Brush) =>
  contact(b, 26, 8, 0, -3) +
  at(
    0,
    -30,
    rect(-27, -30, 9, 60, '#7d8285', 5) + coinTop(b).replace(/^.*?(<ellipse cx="0" cy="0" rx="31")/, '$1'),
    -6,
  );

function apple(b: Brush): string {
  const d =
    'M0 -136C-34 -156 -84 -140 -82 -82C-80 -30 -46 0 -18 -2Q0 -8 18 -2C46 0 80 -30 82 -82C84 -140 34 -156 0 -136Z';
  return (
    contact(b, 58, 18, 0, -6) +
    shape(d, b.radial(0.34, 0.3, 0.8, '#f3b07a', '#cf3f2e 40', '#7c1d1b')) +
    b.clipped(
      shape(d, '#000'),
      stroke(
        'M-40 -140C-70 -100 -60 -40 -30 -6M-10 -140C-30 -90 -26 -40 -8 -4M30 -140C54 -90 50 -40 22 -4',
        '#f6c98a',
        5,
        0.25,
      ) +
        dots(
          scatter(b, 30, 70, 60).map(([x, y]) => [x, y - 72] as const),
          '#f6dca8',
          3.4,
          0.6,
        ),
    ) +
    oval(0, -132, 22, 8, '#5a1a14', 0.5) +
    stroke('M0 -130Q4 -152 14 -166', '#5a3a20', 7) +
    at(6, -146, leaf(52, 18, '#6c8a45'), -16) +
    oval(-38, -104, 14, 22, '#fff', 0.45)
  );
}

const appleTop = (b: Brush) =>
  under(b, 76, 74) +
  disc(0, 0, 76, b.radial(0.34, 0.3, 0.8, '#f3b07a', '#cf3f2e 42', '#7c1d1b')) +
  disc(6, 4, 20, b.radial(0.5, 0.5, 0.5, '#6a1d14', '#a8352466 100')) +
  stroke('M6 4Q22 -14 36 -18', '#5a3a20', 8) +
  at(14, 0, leaf(60, 20, '#6c8a45'), 40) +
  oval(-32, -34, 16, 11, '#fff', 0.5);

function cup(b: Brush): string {
  const body = 'M-84 -176L-70 -22Q-66 0 -42 0H42Q66 0 70 -22L84 -176Z';
  return (
    contact(b, 66, 18, 0, -4) +
    stroke('M74 -140C150 -150 140 -40 68 -54', '#b9b1a3', 24) +
    stroke('M74 -142C142 -148 134 -46 68 -58', '#f1ebdf', 17) +
    shape(body, b.linear(0, '#b6ad9d', '#fffdf6 22', '#efe8da 56', '#a89f90')) +
    oval(0, -176, 84, 20, '#fffdf6') +
    oval(0, -174, 74, 15, '#4a2a18') +
    oval(-8, -172, 54, 9, '#a8743f', 0.8) +
    stroke('M-66 -120L-58 -50', '#fff', 10, 0.7)
  );
}

const cupTop = (b: Brush) =>
  under(b, 150, 150) +
  disc(0, 0, 150, b.linear(50, '#fffdf6', '#cfc6b6')) +
  ring(0, 0, 104, 104, '#b6ad9d', 3, 0.6) +
  rect(70, -16, 76, 32, '#e6dfd0', 16) +
  disc(0, 0, 88, b.linear(50, '#fffdf6', '#d6cdbd')) +
  disc(0, 0, 78, '#4a2a18') +
  disc(-3, 2, 66, b.radial(0.4, 0.4, 0.7, '#c98f58', '#8a5a34 60', '#5a3520')) +
  shape('M0 46C-52 6 -36 -34 -18 -32C-6 -30 -2 -20 0 -14C2 -20 6 -30 18 -32C36 -34 52 6 0 46Z', '#f3e2c4', 0.9);

function bananaShape(b: Brush): string {
  const d = 'M-176 -60C-186 -66 -190 -56 -182 -44C-120 36 60 64 168 -30C180 -42 178 -54 166 -54C80 -6 -80 0 -160 -66Z';
  return (
    shadowOf(d, 14) +
    shape(d, b.linear(90, '#f6dc6a', '#e8bf35 55', '#a87d18')) +
    stroke('M-168 -54C-90 22 60 34 164 -42', '#c79a25', 4, 0.6) +
    stroke('M-140 -20C-60 40 60 42 130 0', '#fff3b0', 7, 0.6) +
    stroke('M-184 -58L-198 -84', '#8a7a2c', 17) +
    dots(
      scatter(b, 22, 120, 18).map(([x, y]) => [x, y + 12 - (x * x) / 900] as const),
      '#6a4a18',
      5,
      0.6,
    ) +
    disc(172, -46, 9, '#4a3418')
  );
}

const banana = (b: Brush) => contact(b, 90, 16, 0, -6) + at(0, -40, bananaShape(b));

function book(b: Brush): string {
  const color = dark(b.palette.scene, 0.35);
  return (
    contact(b, 120, 20, 0, -4) +
    shape('M130 -420L168 -408V-10L130 0Z', '#efe6d2') +
    stroke('M138 -412V-6M148 -410V-8M158 -408V-10', '#b9ab8c', 2, 0.7) +
    rect(-150, -424, 284, 424, b.linear(0, dark(color, 0.35), `${color} 12`, light(color, 0.18)), 6) +
    rect(-150, -424, 30, 424, dark(color, 0.4), 6) +
    rect(-84, -360, 180, 110, '#f3e9d2', 4) +
    stroke('M-56 -324H68M-40 -294H52', color, 9, 0.7) +
    ring(6, -130, 54, 54, '#d9b76a', 5, 0.8) +
    at(6, -96, leaf(80, 26, '#d9b76a'), -90)
  );
}

const bookTop = (b: Brush) =>
  at(-8, 212, shadowOf('M-142 -424H142V0H-142Z', 16) + book(b).slice(contact(b, 120, 20, 0, -4).length), 0);

function bottle(b: Brush): string {
  const d =
    'M-26 -600V-470C-26 -420 -76 -400 -76 -340V-20Q-76 0 -56 0H56Q76 0 76 -20V-340C76 -400 26 -420 26 -470V-600Z';
  return (
    contact(b, 70, 18, 0, -4) +
    shape(d, b.linear(0, '#16261a', '#4f7a52 20', '#24422c 50', '#122016')) +
    rect(-30, -604, 60, 104, b.linear(0, '#4a1420', '#a8364a 30', '#5a1826'), 6) +
    rect(-76, -290, 152, 190, b.linear(0, '#d9cdb4', '#fffaf0 30', '#cfc2a6'), 2) +
    stroke('M-46 -240H46M-30 -214H30', '#8a314c', 8, 0.8) +
    at(0, -150, leaf(44, 18, '#6b7039'), -90) +
    stroke('M-54 -330V-310M-52 -84V-30', '#dff0e0', 11, 0.55)
  );
}

function chair(b: Brush): string {
  const wood = '#b98552';
  const leg = (x: number, top: number, foot: number, lean: number) =>
    shape(
      `M${x} ${top}H${x + 46}L${x + 42 + lean} ${foot}H${x + 10 + lean}Z`,
      b.linear(0, light(wood, 0.25), dark(wood, 0.35)),
    );
  return (
    contact(b, 380, 60, 0, -20) +
    leg(-250, -860, -90, -10) +
    leg(210, -860, -90, 14) +
    leg(-250, -1760, -860, 0) +
    leg(210, -1760, -860, 0) +
    [-1700, -1480, -1260]
      .map((y) => rect(-230, y, 470, 92, b.linear(90, light(wood, 0.3), dark(wood, 0.2)), 20))
      .join('') +
    shape('M-300 -900H300L370 -760H-370Z', b.linear(60, light(wood, 0.4), wood)) +
    rect(-372, -764, 744, 50, dark(wood, 0.3), 10) +
    leg(-360, -720, 0, -14) +
    leg(310, -720, 0, 20) +
    stroke('M-330 -340H340', dark(wood, 0.25), 30)
  );
}

const drawings: Record<Companion, Drawing> = {
  coin: { width: 3.1, height: 3.1, draw: coinBeside, lying: { width: 3.1, height: 3.1, draw: coinTop } },
  apple: { width: 8.2, height: 7.6, draw: apple, lying: { width: 7.6, height: 7.6, draw: appleTop } },
  cup: { width: 10.5, height: 9.8, draw: cup, lying: { width: 15, height: 15, draw: cupTop } },
  banana: { width: 18.5, height: 6, draw: banana, lying: { width: 18.5, height: 6, draw: bananaShape } },
  book: { width: 16, height: 21, draw: book, lying: { width: 15, height: 21, draw: bookTop } },
  bottle: { width: 7.6, height: 30, draw: bottle },
  chair: { width: 38, height: 88, draw: chair },
};

/** Standing things longer than this, in cm, have a chair beside them: everything else is too small. */
const LARGE = 75;
/** Things shorter than this, in cm, have a coin beside them where nothing else fits. */
const SMALL = 12;
/** How long a known thing is at least and at most, as a share of the thing that it stands beside. */
const LEAST_SHARE = 0.24;
const MOST_SHARE = 0.82;

/** The known thing that stands beside a motif of this longer side in cm: of those that fit, always the same one for a motif. */
export function companionFor(motif: string, cm: number, lies: boolean, slim = false): Companion {
  if (cm > LARGE && !lies) return 'chair';
  const fitting = companionNames.filter((name) => {
    const drawing = lies ? drawings[name].lying : drawings[name];
    if (!drawing || (slim && (name === 'book' || name === 'cup'))) return false;
    const share = Math.max(drawing.width, drawing.height) / cm;
    return (
      share >= LEAST_SHARE &&
      share <= MOST_SHARE &&
      !motif.includes(name) &&
      !(name === 'cup' && /mug|tea|barista/.test(motif)) &&
      !(name === 'bottle' && /wine|beer/.test(motif))
    );
  });
  const number = [...motif].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return fitting[number % fitting.length] ?? (cm < SMALL ? 'coin' : 'apple');
}

/** The drawing of a known thing as it stands or, where `companionFor` chose it for that, as it lies; its size in cm. */
export function companion(name: Companion, lies: boolean): Sized {
  const { lying, ...standing } = drawings[name];
  return lies && lying ? lying : standing;
}
