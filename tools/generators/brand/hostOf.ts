const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A host that no one has, made of a brand's name: `www.kuechenladen.example`. */
export function hostOf(name: string, site: string): string {
  const label = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `www.${label || site}.example`;
}
