/** Colours whose digits come in pairs. */
const PAIRS = /#([\da-f])\1([\da-f])\2([\da-f])\3(?![\da-f])/gi;
/** The value of an attribute that is a name, which needs no quotes. */
const QUOTED = /=(['"])(-?[a-z_][\w-]*)\1\]/gi;

/**
 * CSS without the blanks, zeros, digits, quotes and semicolons that say nothing: pages carry much of it. Not for texts in quotes
 * with a comma, a number sign or a bracket.
 */
export function compactCss(css: string): string {
  return css
    .replace(/,\s+/g, ',')
    .replace(/(?<![\d.])0\.(?=\d)/g, '.')
    .replace(PAIRS, '#$1$2$3')
    .replace(QUOTED, '=$2]')
    .replace(/;\}/g, '}');
}
