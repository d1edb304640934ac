import { type ArtOrder, drawArt } from '@shop/demo-art';
import { communityRows } from './communityRows.ts';
import { PictureCache } from './PictureCache.ts';
import { completeBrands } from './completeBrands.ts';
import { readCatalogue } from './readBrand.ts';

/** Keeps what was ordered. */
class OrderedPictures extends PictureCache {
  readonly orders: { id: string; order: ArtOrder }[] = [];

  override draw(name: string, order: ArtOrder) {
    this.orders.push({ id: name, order });
    return super.draw(name, order);
  }
}

describe.each(completeBrands.map((brand) => [brand.site, brand] as const))(
  'the pictures of customers of %s',
  (_, brand) => {
    const { site, illustrator } = brand;
    const catalogue = readCatalogue(site, () => undefined);
    const pictures = new OrderedPictures(brand);
    const { reviews } = communityRows(site, catalogue, pictures);
    const shown = reviews.flatMap(({ imageIds = [] }) => imageIds);

    it('are snapshots at home, all of them', () => {
      expect(shown.length).toBeGreaterThan(5);
      expect(pictures.orders.map(({ order }) => order.view)).toEqual(shown.map(() => 'snapshot'));
      expect(shown.filter((id) => !id.includes('.snapshot.'))).toEqual([]);
    });

    it('are not the tile of the article, even in the same colours and shape', () => {
      const same = pictures.orders.filter(
        ({ order }) => drawArt(illustrator, order) === drawArt(illustrator, { ...order, view: 'main' }),
      );
      expect(same.map(({ id }) => id)).toEqual([]);
    });
  },
);
