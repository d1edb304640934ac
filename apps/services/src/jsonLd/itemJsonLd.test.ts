import type { ItemPage } from '../catalogue/findItemPage.ts';
import { itemJsonLd } from './itemJsonLd.ts';
import type { Shop } from './Shop.ts';

const base = 'https://shop.example';
const noon = Date.UTC(2026, 2, 1, 12);
const shop: Shop = {
  baseUrl: base,
  delivery: {
    costCents: 790,
    freeFromCents: 8000,
    handlingDays: [0, 1],
    zones: [
      { countries: ['CH', 'LI'], days: [2, 2] },
      { countries: ['DE'], days: [3, 4] },
    ],
    methods: [],
    pickupPoints: [],
    seat: { country: 'CH', region: 'ZH' },
    returnDays: 30,
  },
  returnsPath: '/rueckgabe',
  now: noon,
};
const aSku = {
  sku: 'mug',
  gtin: '',
  label: 'Rot',
  swatch: '#c00',
  priceCents: 1990,
  crossCents: null,
  stock: 3,
  images: ['red'],
};
const anItem: ItemPage = {
  id: 'mug',
  locale: 'fr',
  productType: 'product',
  title: 'Tasse',
  subTitle: '',
  summary: 'Pour le thé.',
  titles: { de: 'Tasse', fr: 'Tasse' },
  uris: { de: '/p/tasse', fr: '/fr/p/tasse' },
  categoryId: null,
  image: null,
  priceCents: 1990,
  currency: 'CHF',
  membersOnly: false,
  ratingSum: 13,
  ratingCount: 3,
  recipe: null,
  facts: {
    brand: 'Gioia',
    communitySettings: 'full',
    publishedOn: '2025-02-01',
    images: ['mug'],
    skus: [aSku],
    personalizable: false,
    productionDays: 0,
    countDown: null,
    reviews: [{ score: 5, title: 'Schön', text: 'Sehr.', author: 'Nadine K.', writtenOn: '2025-03-01' }],
    videos: [],
    category: 'Tee',
    cuisine: '',
    keywords: ['rot'],
    parts: [{ title: 'Tasse', uri: '/fr/p/tasse' }],
  },
};
const inCommunity = (communitySettings: ItemPage['facts']['communitySettings']) =>
  itemJsonLd({ ...anItem, facts: { ...anItem.facts, communitySettings } }, shop);
const withFacts = (facts: Partial<ItemPage['facts']>) =>
  itemJsonLd({ ...anItem, facts: { ...anItem.facts, ...facts } }, shop);
const offerOf = (facts: Partial<ItemPage['facts']>) => withFacts(facts)[0]!['offers'] as Record<string, unknown>;
const recipe = {
  prepTime: 20,
  totalTime: 50,
  cook: 'Lena',
  ingredientLists: [
    { title: { de: 'Teig' }, persons: 4, ingredients: [{ id: '1', amount: 2, unit: 'dl', name: { fr: 'lait' } }] },
  ],
  steps: [{ title: { fr: 'Mélanger' }, text: { fr: 'Avec soin.' }, productId: null }],
};

describe('itemJsonLd', () => {
  it("has a product's offer at its price in the language of the page", () => {
    expect(itemJsonLd(anItem, shop)).toEqual([
      expect.objectContaining({
        '@type': 'Product',
        sku: 'mug',
        url: `${base}/fr/p/tasse`,
        aggregateRating: expect.objectContaining({ ratingValue: 4.3, reviewCount: 3 }),
        review: [expect.objectContaining({ author: { '@type': 'Person', name: 'Nadine K.' } })],
        brand: { '@type': 'Brand', name: 'Gioia' },
        offers: expect.objectContaining({
          price: '19.90',
          priceCurrency: 'CHF',
          availability: 'https://schema.org/InStock',
        }),
      }),
    ]);
  });

  it('has each variant of a group at its own address, price and picture', () => {
    const other = { ...aSku, sku: 'mug xl', label: 'Blau', priceCents: 2500, stock: 0, images: [] };
    const [group] = withFacts({ skus: [aSku, other] });
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'mug',
      variesBy: ['https://schema.org/color'],
      aggregateRating: { reviewCount: 3 },
      hasVariant: [
        {
          name: 'Tasse, Rot',
          color: 'Rot',
          sku: 'mug',
          image: [`${base}/images/red?w=1200&f=original`],
          offers: { price: '19.90', url: `${base}/fr/p/tasse?variant=mug` },
        },
        {
          sku: 'mug xl',
          image: [`${base}/images/mug?w=1200&f=original`],
          offers: {
            price: '25.00',
            availability: 'https://schema.org/OutOfStock',
            url: `${base}/fr/p/tasse?variant=mug%20xl`,
          },
        },
      ],
    });
    expect(group).not.toHaveProperty('offers');
  });

  it.each([
    ['product', '#c00', 'color'],
    ['product', '', 'size'],
    ['valueVoucher', '', undefined],
  ] as const)('says that variants of a %s with the swatch “%s” differ in %s', (productType, swatch, property) => {
    const skus = ['a', 'b'].map((sku) => ({ ...aSku, sku, swatch }));
    const [group] = itemJsonLd({ ...anItem, productType, facts: { ...anItem.facts, skus } }, shop);
    expect(group?.['variesBy']).toEqual(property && [`https://schema.org/${property}`]);
  });

  it('has shipping costs and times by country, and the return policy', () => {
    expect(offerOf({})).toMatchObject({
      shippingDetails: [
        {
          shippingRate: { value: '7.90', currency: 'CHF' },
          shippingDestination: { addressCountry: ['CH', 'LI'] },
          deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 2, maxValue: 2 } },
        },
        { shippingDestination: { addressCountry: ['DE'] }, deliveryTime: { transitTime: { maxValue: 4 } } },
      ],
      hasMerchantReturnPolicy: {
        applicableCountry: ['CH', 'LI', 'DE'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        merchantReturnLink: `${base}/rueckgabe`,
      },
    });
  });

  it('counts the days until it is made as handling', () => {
    expect(offerOf({ productionDays: 5 })).toMatchObject({
      shippingDetails: [{ deliveryTime: { handlingTime: { minValue: 5, maxValue: 6 } } }, {}],
    });
  });

  it('is shipped free above the limit, and vouchers at once by mail', () => {
    const rate = (value: string) => ({ shippingDetails: [{ shippingRate: { value } }, {}] });
    expect(offerOf({ skus: [{ ...aSku, priceCents: 8000 }] })).toMatchObject(rate('0.00'));
    expect(offerOf({ skus: [{ ...aSku, priceCents: 7999 }] })).toMatchObject(rate('7.90'));
    expect(offerOf({ skus: [{ ...aSku, stock: null }] })).toMatchObject({
      availability: 'https://schema.org/InStock',
      shippingDetails: [{ shippingRate: { value: '0.00' }, deliveryTime: { transitTime: { maxValue: 0 } } }, {}],
    });
  });

  it('has no returns for personalised items', () => {
    const { hasMerchantReturnPolicy } = offerOf({ personalizable: true });
    expect(hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
    expect(hasMerchantReturnPolicy).not.toHaveProperty('merchantReturnDays');
  });

  it('has the former price of a sale, and its last day if set', () => {
    const skus = [{ ...aSku, crossCents: 2990 }];
    const until = (endDate: number) => offerOf({ skus, countDown: { startDate: 0, endDate } })['priceValidUntil'];
    expect(until(noon + 1)).toBe('2026-03-01');
    expect(until(noon)).toBeUndefined();
    expect(offerOf({ skus })).toMatchObject({
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '29.90' },
    });
    expect(offerOf({ countDown: { startDate: 0, endDate: noon + 1 } })).not.toHaveProperty('priceValidUntil');
  });

  it('follows the community settings', () => {
    const isRated = (settings: Parameters<typeof inCommunity>[0]) => 'aggregateRating' in inCommunity(settings)[0]!;
    expect(isRated('full')).toBe(true);
    expect(isRated('hideQuestions')).toBe(true);
    expect(isRated('hideReviews')).toBe(false);
    expect(isRated('none')).toBe(false);
  });

  it('is marked as sold out, and has no rating without reviews', () => {
    const soldOut = { ...anItem.facts, skus: [{ ...aSku, stock: 0 }] };
    const [product] = itemJsonLd({ ...anItem, facts: soldOut, ratingSum: 0, ratingCount: 0 }, shop);
    expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(product).not.toHaveProperty('aggregateRating');
  });

  it("has a recipe's ingredients and steps", () => {
    const [one] = itemJsonLd({ ...anItem, productType: 'recipe', priceCents: null, recipe }, shop);
    expect(one).toMatchObject({
      '@type': 'Recipe',
      prepTime: 'PT20M',
      recipeYield: '4',
      recipeIngredient: ['2 dl de lait'],
      isAccessibleForFree: true,
      image: [
        `${base}/images/mug?w=1200&h=1200&fit=cover&f=original`,
        `${base}/images/mug?w=1200&h=900&fit=cover&f=original`,
        `${base}/images/mug?w=1200&h=675&fit=cover&f=original`,
      ],
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Mélanger', text: 'Avec soin.', url: `${base}/fr/p/tasse#step-1` },
      ],
    });
    expect(one).not.toHaveProperty('recipeCuisine');
  });

  it('has the pictures of steps, and names only where given', () => {
    const steps = [{ title: {}, text: { fr: 'Avec soin.' }, productId: null, images: ['a b'] }];
    const [one] = itemJsonLd(
      { ...anItem, productType: 'recipe', priceCents: null, recipe: { ...recipe, steps } },
      shop,
    );
    expect(one?.['recipeInstructions']).toEqual([
      {
        '@type': 'HowToStep',
        text: 'Avec soin.',
        image: [`${base}/images/a%20b?w=1200&f=original`],
        url: `${base}/fr/p/tasse#step-1`,
      },
    ]);
  });

  it('has the video of a recipe with all fields that search engines require', () => {
    const videos = [{ platform: 'youtube', identifier: 'abc', image: 'cover' }];
    const facts = { ...anItem.facts, videos, cuisine: 'Waadtland' };
    const [one] = itemJsonLd({ ...anItem, productType: 'recipe', priceCents: null, recipe, facts }, shop);
    expect(one).toMatchObject({
      recipeCuisine: 'Waadtland',
      video: {
        name: 'Tasse',
        thumbnailUrl: [expect.stringContaining('/images/cover?'), expect.anything(), expect.anything()],
        uploadDate: '2025-02-01T00:00:00Z',
        embedUrl: 'https://www.youtube-nocookie.com/embed/abc',
      },
    });
  });

  it('omits ingredients and steps of a members-only recipe', () => {
    const sent = JSON.stringify(itemJsonLd({ ...anItem, membersOnly: true, priceCents: null, recipe }, shop));
    expect(sent).not.toMatch(/lait|Mélanger|Avec soin|recipeIngredient|aggregateRating|Nadine/);
    expect(sent).toContain('"isAccessibleForFree":false,"cssSelector":".members-only"');
  });

  it('lists the items of a series', () => {
    const [list] = itemJsonLd({ ...anItem, productType: 'series', priceCents: null }, shop);
    expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: [{ position: 1, url: `${base}/fr/p/tasse` }] });
    expect(list).not.toHaveProperty('offers');
  });

  it('has no offer without a price', () => {
    expect(itemJsonLd({ ...anItem, priceCents: null }, shop)).toEqual([]);
  });
});
