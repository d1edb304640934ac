import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artHeight } from '@shop/demo-art';
import { demoBrands } from '../demoBrands.ts';

/** Width of all pictures. */
const WIDTH = 1200;
const brands = demoBrands.map((brand) => [brand.site, brand] as const);

it.each(brands)('draws banners of %s in the ratio of the frame that the brand shows them in', (_, brand) => {
  const source = readFileSync(join(brand.folder, 'brand.ts'), 'utf8');
  const [, height, width] = /promoBannerRatio: (\d+) \/ (\d+)/.exec(source) ?? [];
  expect(artHeight(brand.illustrator, 'banner')).toBe(Math.round((Number(height) / Number(width)) * WIDTH));
});
