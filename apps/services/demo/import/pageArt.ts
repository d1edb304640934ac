import type { ArtOrder } from '@shop/demo-art';
import type { DemoPicture } from '../pageSchema.ts';
import type { DemoProduct } from '../schema.ts';
import { artSubject } from './artSubject.ts';

/** Orders pictures of pages: one with the motif of a product has its materials, colour and lettering too. */
export function pageArt(products: readonly DemoProduct[]): (art: DemoPicture['art']) => ArtOrder {
  const byMotif = new Map(products.map((product) => [product.art.motif, product]));
  return (art) => {
    const product = byMotif.get(art.motif);
    return product ? { ...art, subject: artSubject(product, art.palette) } : art;
  };
}
