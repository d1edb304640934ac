/** Colours whose digits come in pairs. */
const PAIRS = /#([\da-f])\1([\da-f])\2([\da-f])\3(?![\da-f])/gi;

/**
 * CSS without the blanks, zeros, digits and semicolons that say nothing: pages carry much of it. Not for texts in quotes with a comma or
 * a number sign.
 */
export function compactCss(css: string): string {
  return css
    .replace(/,\s+/g, ',')
    .replace(/(?<![\d.])0\.(?=\d)/g, '.')
    .replace(PAIRS, '#$1$2$3')
    .replace(/;\}/g, '}');
}
