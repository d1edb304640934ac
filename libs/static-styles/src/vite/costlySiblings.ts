/** What is in round brackets, innermost first: a compound selector within them counts as none. */
const BRACKETS = /\([^()]*\)/;
/** A compound selector before a `+` or `~`. */
const BEFORE_SIBLING = /([^\s>+~,]+)\s*[+~]/g;
/** A class, an id or an attribute. */
const NAMED = /[.#[]/;

/**
 * Selectors such as `li + li`, with a sibling that has no class, id or attribute. Whenever anything is inserted into the page,
 * Chromium computes the styles of all elements again that such rules of a style sheet could be about, wherever they are.
 */
export function costlySiblings(css: string): string[] {
  return Array.from(css.matchAll(/(?<=^|[{};])([^{};@]+)\{/g), ([, selector = '']) => selector.trim()).filter(isCostly);
}

function isCostly(selector: string): boolean {
  let flat = selector;
  while (BRACKETS.test(flat)) flat = flat.replace(BRACKETS, '');
  return Array.from(flat.matchAll(BEFORE_SIBLING)).some(([, compound = '']) => !NAMED.test(compound));
}
