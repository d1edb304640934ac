/**
 * Draws the icons of the brands (brand-icons/drawIcons.ts) from their `public/favicon.svg`: run
 * `node tools/brandIcons.ts [site]` after changing one. The pictures are checked in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrands } from '@shop/brands';
import { drawIcons } from './brand-icons/drawIcons.ts';

const [only] = process.argv.slice(2);
for (const brand of readBrands().filter(({ site }) => !only || site === only)) {
  const folder = join(brand.folder, 'public');
  const icons = await drawIcons(readFileSync(join(folder, 'favicon.svg')));
  for (const [name, bytes] of Object.entries(icons)) {
    writeFileSync(join(folder, name), bytes);
    console.log(`${brand.site}/${name}: ${bytes.length} bytes`);
  }
}
