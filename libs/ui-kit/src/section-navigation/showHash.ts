import { SECTION_SHOWN } from '../scroll';

/**
 * Writes the section in view into the address, replacing another section's hash. Above the first section the hash is
 * removed; unknown hashes are kept. The address of the next page, which changes before that page is shown, is left
 * alone: `path` is that of the page with these sections.
 */
export function showHash(section: string, sections: readonly string[], path: string) {
  const { pathname, search, hash } = window.location;
  if (pathname !== path) return;
  if (hash === (section && `#${section}`)) return;
  if (!section && !sections.includes(hash.slice(1))) return;
  // Keeps the router's state of this history entry.
  window.history.replaceState(window.history.state, '', pathname + search + (section && `#${section}`));
  window.dispatchEvent(new Event(SECTION_SHOWN));
}
