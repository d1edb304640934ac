/** Outlines of capitals and digits in one stroke, 14 high, each with its width: pictures know no fonts. */
const glyphs: Record<string, readonly [width: number, d: string]> = {
  A: [10, 'M0 14L5 0L10 14M2 9H8'],
  B: [8, 'M0 0V14H4.5A3.7 3.7 0 0 0 4.5 6.6H0M4.5 6.6A3.3 3.3 0 0 0 4.5 0H0'],
  C: [10, 'M10 2.5A6.5 7 0 1 0 10 11.5'],
  D: [9, 'M0 0V14H3A6 7 0 0 0 3 0Z'],
  E: [7, 'M7 0H0V14H7M0 7H6'],
  F: [7, 'M7 0H0V14M0 7H6'],
  G: [11, 'M10 2.5A6.5 7 0 1 0 11 8H6.5'],
  H: [9, 'M0 0V14M9 0V14M0 7H9'],
  I: [0, 'M0 0V14'],
  J: [5, 'M5 0V10A3 4 0 0 1 0 11.5'],
  K: [8, 'M0 0V14M8 0L0 8M3 5.5L8 14'],
  L: [7, 'M0 0V14H7'],
  M: [11, 'M0 14V0L5.5 9L11 0V14'],
  N: [9, 'M0 14V0L9 14V0'],
  O: [12, 'M6 0A6 7 0 0 0 6 14A6 7 0 0 0 6 0Z'],
  P: [8, 'M0 14V0H4.5A3.8 3.8 0 0 1 4.5 7.6H0'],
  R: [8, 'M0 14V0H4.5A3.8 3.8 0 0 1 4.5 7.6H0M4 7.6L8 14'],
  S: [8, 'M7.6 2.2C5 -1.2 .4 .2 .6 3.6C.8 7.4 7.6 6.4 7.8 10.4C8 14 2.6 15.2 0 11.8'],
  T: [9, 'M0 0H9M4.5 0V14'],
  U: [9, 'M0 0V9.5A4.5 4.5 0 0 0 9 9.5V0'],
  V: [10, 'M0 0L5 14L10 0'],
  Z: [8, 'M0 0H8L0 14H8'],
  '0': [8, 'M4 0A4 7 0 0 0 4 14A4 7 0 0 0 4 0Z'],
  '1': [4, 'M0 3L4 0V14'],
  '2': [8, 'M.4 3.4A3.8 3.6 0 0 1 7.4 5C7 8 2 11 0 14H8'],
  '5': [8, 'M7 0H1L.4 6.2C5 4.2 8 6.6 8 9.6C8 13.6 3 15.2 0 12.4'],
  '6': [8, 'M6.4 0C2 3 0 6.4 0 9.6A4 4.4 0 1 0 0 9'],
  '8': [8, 'M4 6.4A3.2 3.2 0 1 1 4.1 6.4A3.9 3.8 0 1 1 4 6.4Z'],
  '9': [8, 'M1.6 14C6 11 8 7.6 8 4.4A4 4.4 0 1 0 8 5'],
  '&': [10, 'M10 14L2.6 4.4A2.6 2.6 0 1 1 6.6 4C5.6 6.6 .4 7 .4 10.6C.4 15 7.6 15 9.4 8'],
  '.': [0, 'M0 13.6V14'],
  ' ': [4, ''],
};
const SPACING = 4.4;

/** Words in strokes, centred on `x`, their middle at `y`; `height` of the capitals. Unknown letters leave a gap. */
export function lettered(text: string, x: number, y: number, height: number, color: string, weight = 0.13): string {
  const letters = [...text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')];
  const widthOf = (letter: string) => glyphs[letter]?.[0] ?? 6;
  const total = letters.reduce((sum, letter) => sum + widthOf(letter) + SPACING, -SPACING);
  let left = -total / 2;
  const strokes = letters.map((letter) => {
    const drawn = `<path d="${glyphs[letter]?.[1] ?? ''}" transform="translate(${left.toFixed(1)} -7)"/>`;
    left += widthOf(letter) + SPACING;
    return glyphs[letter]?.[1] ? drawn : '';
  });
  const scale = height / 14;
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${weight * 14}">${strokes.join('')}</g>`;
}
