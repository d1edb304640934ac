import { readImageRequest } from '../../src/images/readImageRequest.ts';
import { planDerivative } from '../../src/images/planDerivative.ts';
import { renderDerivative } from '../../src/images/renderDerivative.ts';
import { demoBrands } from '../demoBrands.ts';
import { itemPictures } from './itemPictures.ts';
import { PictureCache } from './PictureCache.ts';
import { readProducts } from './readBrand.ts';

/** Articles of each brand whose tiles are encoded. */
const SAMPLED = 12;
/**
 * Bytes of tiles of 480 px as AVIF by illustrator: 15 percent above what sharp 0.35.5 gave on 26 November 2026, on average
 * of the sample (7632 and 5111) and for the largest of all articles (11554 and 9162).
 */
const TILE_BYTES: Readonly<Record<string, { mean: number; most: number }>> = {
  gifts: { mean: 8780, most: 13_290 },
  kitchen: { mean: 5880, most: 10_540 },
};
const request = readImageRequest({ w: '480' })!;

it.each(demoBrands.map((brand) => [brand.site, brand] as const))('tiles of %s are small', async (site, brand) => {
  const products = readProducts(site, () => undefined);
  const pictures = new PictureCache(brand);
  const sizes: number[] = [];
  for (let at = 0; at < SAMPLED; at++) {
    const product = products[Math.floor((at * products.length) / SAMPLED)]!;
    const [tile] = itemPictures(brand.illustrator, 'product', product.type, product);
    const original = pictures.draw(product.id, tile!.order);
    const plan = planDerivative(original, request, 'avif');
    if (plan.kind !== 'render') throw new Error(`The picture of ${product.id} is not encoded.`);
    sizes.push((await renderDerivative(original.bytes, original, plan)).length);
  }
  const bounds = TILE_BYTES[brand.illustrator]!;
  expect(sizes.reduce((sum, size) => sum + size, 0) / SAMPLED).toBeLessThan(bounds.mean);
  expect(Math.max(...sizes)).toBeLessThan(bounds.most);
});
