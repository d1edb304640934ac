/** CSS without the blanks and zeros that say nothing: pages carry much of it. Not for texts in quotes with a comma. */
export function compactCss(css: string): string {
  return css.replace(/,\s+/g, ',').replace(/(?<![\d.])0\.(?=\d)/g, '.');
}
