/**
 * Draws what stands above empty lists and faults, `public/drawing-*.svg` of each brand, by the brand's illustrator: run
 * `node tools/brandDrawings.ts [site]` after changing one. The drawings are checked in.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrands } from '@shop/brands';
import { drawSpot, spotNames } from '@shop/demo-art';

const [only] = process.argv.slice(2);
for (const { site, folder, illustrator } of readBrands().filter((brand) => !only || brand.site === only)) {
  for (const name of spotNames) {
    const svg = drawSpot(illustrator, name);
    writeFileSync(join(folder, 'public', `drawing-${name}.svg`), svg);
    console.log(`${site}/drawing-${name}.svg: ${svg.length} bytes`);
  }
}
