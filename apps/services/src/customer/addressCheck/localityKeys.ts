/** Keys by which names of a locality are compared: `Biel/Bienne` has three. */
export function localityKeys(locality: string): string[] {
  return [...new Set([locality, ...locality.split('/')].map(localityKey))];
}

/**
 * A locality's name without what may be written in several ways: `ü` and `ue`, `Sankt` and `St.`, accents, capitals, and
 * without cantons, districts and additions. `u` for `ü` is a mistake.
 */
function localityKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/\bsankt\b|\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/ (?:[a-z]{2}|\d+)$/, '');
}
