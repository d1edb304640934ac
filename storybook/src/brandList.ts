import { join } from 'node:path';
import type { Brand } from '@shop/brands';
import type { Plugin } from 'vite';

const LIST = 'virtual:shop-brands';

/** `virtual:shop-brands`: the brands with the modules of their folders, in order. */
export function brandList(brands: readonly Brand[]): Plugin {
  return {
    name: 'brand-list',
    resolveId: (id) => (id === LIST ? `\0${LIST}` : null),
    load: (id) => (id === `\0${LIST}` ? codeOf(brands) : null),
  };
}

function codeOf(brands: readonly Brand[]): string {
  const imported = brands.map(({ folder }, index) =>
    ['brand', 'tokens', 'fonts']
      .map((name) => `import * as ${name}${index} from ${JSON.stringify(join(folder, `${name}.ts`))};`)
      .join('\n'),
  );
  const listed = brands.map(
    ({ site }, index) =>
      `{ site: ${JSON.stringify(site)}, brand: brand${index}.brand, ` +
      `theme: { tokens: tokens${index}.tokens, fonts: fonts${index}.fontFaces } }`,
  );
  return `${imported.join('\n')}\nexport const brands = [${listed.join(', ')}];`;
}
