const NARROW = /[ijlrtf.,:;!'’| ]/;
const WIDE = /[mwMW&@]/;
const TEXT_START = 58;
const FONT_SIZE = 30;
/** The height of the viewbox is 48. */
const MIDDLE = 24;
/** px of the name where the logo is 48 px high: more leaves no room for the rest of the header on a phone. */
const MAX_TEXT_WIDTH = 200;

/** Where the name stands in a logo, as wide as a serif sets it about; long names are smaller. */
export function logoOf(name: string) {
  const ems = [...name].reduce((sum, character) => sum + widthOf(character), 0);
  const fontSize = Math.min(FONT_SIZE, Math.floor(MAX_TEXT_WIDTH / ems));
  const textWidth = Math.round(ems * fontSize);
  // Half the height of a capital letter below the middle.
  const baseline = Math.round(MIDDLE + fontSize * 0.35);
  return { width: TEXT_START + textWidth + 2, textStart: TEXT_START, textWidth, fontSize, baseline };
}

function widthOf(character: string): number {
  if (NARROW.test(character)) return 0.32;
  if (WIDE.test(character)) return 0.86;
  return character === character.toLowerCase() ? 0.55 : 0.7;
}
