/**
 * End of the path of an element's module in the build's manifest. Folders are the kinds in kebab case:
 * `promoBanner` is `libs/cms-elements/src/promo-banner/index.ts`.
 */
export function elementModule(kind: string): string {
  const folder = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `libs/cms-elements/src/${folder}/index.ts`;
}
