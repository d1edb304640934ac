/**
 * Widths of characters in parts of the font size, of which the first that matches counts: none is wider in the fonts of the
 * brands, at weights up to 700. A table instead of a measurement, because the server has no fonts, and because words must
 * not jump once the fonts are there.
 */
const widths: readonly [characters: RegExp, width: number][] = [
  // Accents, and what chooses how a drawing looks: they take no room of their own.
  [/\p{M}/u, 0],
  [/[ .,:;!|'’ijl]/, 0.35],
  [/[ftI()-]/, 0.5],
  [/[acersvzJ]/, 0.6],
  [/[mwMWæœÆŒ]/, 1.1],
  [/[a-zß\d]/, 0.7],
  [/[A-Z&?"+*=/]/, 0.85],
];
/** Of anything else: dashes, other scripts, drawings. */
const WIDEST = 1.4;

const widthOf = (character: string): number => widths.find(([characters]) => characters.test(character))?.[1] ?? WIDEST;

/** The room that a line takes at most, in parts of its font size. */
export const textWidth = (line: string): number =>
  [...line.normalize('NFD')].reduce((sum, character) => sum + widthOf(character), 0);
