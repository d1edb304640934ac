import {
  badgeSchema,
  listingItemSchema,
  listingSchema,
  priceSchema,
  ratingSchema,
  searchResultSchema,
} from '@shop/contracts';
import { builder } from './build';
import { aLink, anImage } from './media';

/** CHF 49.90, never reduced. */
export const aPrice = builder(priceSchema, () => ({
  amount: { cents: 4990 },
  crossAmount: { cents: 0 },
  currency: 'CHF' as const,
}));

export const aRating = builder(ratingSchema, () => ({ score: 4.5, count: 12 }));

export const aBadge = builder(badgeSchema, () => ({ label: 'Neu', style: 'default' as const }));

export const aListingItem = builder(listingItemSchema, () => ({
  id: 'gusspfanne',
  title: 'Gusspfanne',
  subTitle: 'Durchmesser 28 cm',
  marketingTitle: '',
  link: aLink(),
  image: anImage(),
  alternativeImage: null,
  secondaryImage: null,
  productType: 'product' as const,
  price: aPrice(),
  configurationOptions: [],
  badges: [],
  membersOnly: false,
  rating: aRating(),
  infoText: '',
  numberOfPersons: 0,
  locations: [],
  stockLevel: null,
  countDown: null,
  entityMetrics: null,
  canonicalSKU: 'P-100',
}));

export const aListing = builder(listingSchema, () => ({
  items: [aListingItem()],
  count: 1,
  pagination: { page: 0, pageSize: 24 },
  filters: [],
  sorts: [{ id: 'relevance' as const, selected: true }],
}));

export const aSearchResult = builder(searchResultSchema, () => ({ ...aListing(), didYouMean: '' }));
