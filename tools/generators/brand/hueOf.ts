/** A hue for a site: two sites seldom have near ones. */
export function hueOf(site: string): number {
  return [...site].reduce((hue, character) => (hue * 7 + character.charCodeAt(0) * 23) % 360, 0);
}
