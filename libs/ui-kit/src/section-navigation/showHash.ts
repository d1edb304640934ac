/**
 * Writes the section in view into the address, in place of another one of these. Above the first section none is
 * written; a hash that is none of them, and stays until the visitor comes to one, is not ours to take away. Nor is the
 * address of the next page, which changes before that page is shown: `path` is that of the page with these sections.
 */
export function showHash(section: string, sections: readonly string[], path: string) {
  const { pathname, search, hash } = window.location;
  if (pathname !== path) return;
  if (hash === (section && `#${section}`)) return;
  if (!section && !sections.includes(hash.slice(1))) return;
  // The router keeps what it knows of this entry in its state.
  window.history.replaceState(window.history.state, '', pathname + search + (section && `#${section}`));
}
