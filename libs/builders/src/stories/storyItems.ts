import type { ListingItem } from '@shop/contracts';
import { aBadge, aListingItem, aPrice, aRating } from '../entities/listing';
import { storyPicture } from './storyPicture';

/** A list of six items covering all tile variants: a sale, badges, low stock, no ratings yet. */
export function storyItems(): ListingItem[] {
  return [
    item('fondue', 'Fondue für vier', 'Caquelon, Rechaud und Gabeln', {
      image: storyPicture('fondue', { aspectRatio: 1 }),
      badges: [aBadge({ label: 'Beliebt', style: 'campaign' })],
      rating: aRating({ score: 4.8, count: 212 }),
    }),
    item('board', 'Schneidebrett', 'Aus einem Stück, 42 × 28 cm', {
      price: aPrice({ amount: { cents: 6900 }, crossAmount: { cents: 8900 } }),
      badges: [aBadge({ label: '−22 %', style: 'promotion' })],
    }),
    item('knife', 'Lieblingsmesser', 'Bleibt scharf, liegt leicht in der Hand', {
      stockLevel: { code: 'label2', label: 'Nur noch wenige da' },
    }),
    item('pepper', 'Gewürze der Welt', 'Frisch gemahlen am besten', { rating: aRating({ score: 0, count: 0 }) }),
    item('tableware', 'Geschirr für zwei', 'Von Hand glasiert'),
    item('oil', 'Öl und Kräuter', 'Für Salate und warmes Brot', { badges: [aBadge({ label: 'Neu' })] }),
  ];
}

function item(
  name: Parameters<typeof storyPicture>[0],
  title: string,
  subTitle: string,
  own: Parameters<typeof aListingItem>[0] = {},
): ListingItem {
  return aListingItem({ id: name, title, subTitle, image: storyPicture(name), ...own });
}
