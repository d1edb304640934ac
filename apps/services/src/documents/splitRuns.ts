/** A part of a text that one font file can write. */
export interface TextRun {
  isExtended: boolean;
  text: string;
}

/** Letters that fonts of the web keep in the file of their `latin-ext` subset. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20ad-\u20c0]/u;
/** What the `latin` subset has; the standard fonts of PDF have the same letters. */
const LATIN = /[\u0020-\u00ff\u0131\u0152\u0153\u2013-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\n]/u;
/** Signs without letters: they are left out. Others that no font has become a question mark. */
const SILENT = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{Cc}\u{fe00}-\u{fe0f}]/u;
const MARKS = /\p{M}/gu;

/** Splits a text into parts for the two files of a font. What neither has is replaced. */
export function splitRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of text.normalize('NFC')) {
    const [isExtended, written] = toWritable(letter);
    const last = runs.at(-1);
    if (last?.isExtended === isExtended) last.text += written;
    else if (written) runs.push({ isExtended, text: written });
  }
  return runs;
}

/** A text in western letters alone, for the standard fonts of PDF: `č` becomes `c`. */
export function toWestern(text: string): string {
  return splitRuns(text)
    .map((run) => (run.isExtended ? [...run.text].map(withoutMarks).join('') : run.text))
    .join('');
}

/** A text as it is printed: without signs that no font has, and the spaces around them. */
export const withoutSigns = (text: string): string =>
  splitRuns(text)
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

function toWritable(letter: string): [isExtended: boolean, written: string] {
  if (EXTENDED.test(letter)) return [true, letter];
  // The files have no narrow and other special spaces.
  if (/\s/u.test(letter) && letter !== '\n') return [false, letter === '\u00a0' ? letter : ' '];
  if (LATIN.test(letter)) return [false, letter];
  if (/\p{Pd}/u.test(letter)) return [false, '-'];
  return [false, SILENT.test(letter) ? '' : '?'];
}

/** Letters that are no other letter with a mark. */
const plain: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' };

function withoutMarks(letter: string): string {
  const base = plain[letter] ?? letter.normalize('NFD').replaceAll(MARKS, '');
  return LATIN.test(base) ? base : '?';
}
