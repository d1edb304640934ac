/** @jest-environment node */
import { aBadge, aListingItem, aPrice, aRating } from '@shop/builders';
import { writeKept } from '@shop/testing';
import { ProductTile, type ProductTileProps } from './ProductTile';

const colours = ['#f00', '#00f'].map((swatchColor, index) => ({
  ...{ label: `Farbe ${index}`, swatchColor, swatchImage: null, targetSKU: `pan-${index}`, url: '/pfanne' },
}));
const items = {
  plain: aListingItem(),
  offer: aListingItem({ price: aPrice({ crossAmount: { cents: 9900 } }), badges: [aBadge()] }),
  coloured: aListingItem({ configurationOptions: [{ id: 'colour', label: 'Farbe', values: colours }] }),
  voucher: aListingItem({ productType: 'valueVoucher', rating: aRating({ count: 4 }) }),
  ending: aListingItem({ countDown: { shouldBeDisplayed: true, startDate: 0, endDate: Date.now() + 86_400_000 } }),
  recipe: aListingItem({ productType: 'recipe', price: null, membersOnly: true, numberOfPersons: 4 }),
};

const variants: Partial<ProductTileProps>[] = [
  {},
  { headingLevel: 2 },
  { sizes: '50vw' },
  { pictureRatio: 'portrait' },
  { priority: 'high' },
];

it.each(Object.entries(items))('kept HTML of a tile is what another page would render: %s', (_name, item) => {
  for (const locale of ['de', 'fr'] as const) {
    for (const variant of variants) {
      const { kept, rendered } = writeKept(<ProductTile item={item} {...variant} />, locale);
      expect(kept).toBe(rendered);
      expect(kept).toContain('<article');
    }
  }
});
