import type { ItemPage } from '../catalogue/findItemPage.ts';
import { itemJsonLd } from './itemJsonLd.ts';
import { breadcrumbJsonLd } from './jsonLd.ts';

const base = 'https://shop.example';
const anItem: ItemPage = {
  id: 'mug',
  locale: 'fr',
  productType: 'product',
  title: 'Tasse',
  subTitle: '',
  summary: 'Pour le thé.',
  uris: { de: '/p/tasse', fr: '/fr/p/tasse' },
  categoryId: null,
  image: null,
  priceCents: 1990,
  currency: 'CHF',
  membersOnly: false,
  soldOut: false,
  ratingSum: 13,
  ratingCount: 3,
  recipe: null,
  facts: {
    brand: 'Gioia',
    gtin: '',
    communitySettings: 'full',
    publishedOn: '2025-02-01',
    images: ['mug'],
    skus: [{ sku: 'mug', priceCents: 1990, stock: 3 }],
    reviews: [{ score: 5, title: 'Schön', text: 'Sehr.', author: 'Nadine K.', writtenOn: '2025-03-01' }],
    questions: [{ question: 'Spülmaschine?', answer: '<p>Ja.</p>' }],
    videos: [],
    category: 'Tee',
    keywords: ['rot'],
    parts: [{ title: 'Tasse', uri: '/fr/p/tasse' }],
  },
};
const inCommunity = (communitySettings: ItemPage['facts']['communitySettings']) =>
  itemJsonLd({ ...anItem, facts: { ...anItem.facts, communitySettings } }, base);
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
  it('offers a product at its price in the language of the page', () => {
    expect(itemJsonLd(anItem, base)).toEqual([
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
      expect.objectContaining({ '@type': 'FAQPage' }),
    ]);
  });

  it('offers each variant within the range of their prices', () => {
    const skus = [...anItem.facts.skus, { sku: 'mug-xl', priceCents: 2500, stock: 0 }];
    const [product] = itemJsonLd({ ...anItem, facts: { ...anItem.facts, skus } }, base);
    expect(product).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '19.90',
        highPrice: '25.00',
        offerCount: 2,
        offers: [{ sku: 'mug' }, { sku: 'mug-xl', availability: 'https://schema.org/OutOfStock' }],
      },
    });
  });

  it('keeps to what the community settings show', () => {
    const shown = (settings: Parameters<typeof inCommunity>[0]) => {
      const [product, questions] = inCommunity(settings);
      return [product !== undefined && 'aggregateRating' in product, questions !== undefined];
    };
    expect(shown('full')).toEqual([true, true]);
    expect(shown('hideReviews')).toEqual([false, true]);
    expect(shown('hideQuestions')).toEqual([true, false]);
    expect(shown('none')).toEqual([false, false]);
  });

  it('says when it is sold out, and of nobody’s rating nothing', () => {
    const [product] = itemJsonLd({ ...anItem, soldOut: true, ratingSum: 0, ratingCount: 0 }, base);
    expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(product).not.toHaveProperty('aggregateRating');
  });

  it('tells a recipe with ingredients and steps', () => {
    const [one] = itemJsonLd({ ...anItem, productType: 'recipe', priceCents: null, recipe }, base);
    expect(one).toMatchObject({
      '@type': 'Recipe',
      prepTime: 'PT20M',
      recipeYield: '4',
      recipeIngredient: ['2 dl lait'],
      recipeInstructions: [{ '@type': 'HowToStep', name: 'Mélanger', text: 'Avec soin.' }],
    });
  });

  it('keeps ingredients and steps of a members’ recipe', () => {
    const sent = JSON.stringify(itemJsonLd({ ...anItem, membersOnly: true, priceCents: null, recipe }, base));
    expect(sent).not.toMatch(/lait|Mélanger|Avec soin|recipeIngredient|Nadine|FAQPage/);
    expect(sent).toContain('"isAccessibleForFree":false,"cssSelector":"#steps"');
  });

  it('lists the items of a series', () => {
    const [list] = itemJsonLd({ ...anItem, productType: 'series', priceCents: null }, base);
    expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: [{ position: 1, url: `${base}/fr/p/tasse` }] });
    expect(list).not.toHaveProperty('offers');
  });

  it('has no offer for what has no price', () => {
    expect(itemJsonLd({ ...anItem, priceCents: null }, base)).toEqual([]);
  });
});

describe('breadcrumbJsonLd', () => {
  it('numbers the way from one', () => {
    const [list] = breadcrumbJsonLd(base, [
      { label: 'Start', url: '/' },
      { label: 'Tasse', url: '/p/tasse' },
    ]);
    expect(list?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: `${base}/` },
      { '@type': 'ListItem', position: 2, name: 'Tasse', item: `${base}/p/tasse` },
    ]);
  });

  it('leaves out a way of one step', () => {
    expect(breadcrumbJsonLd(base, [{ label: 'Start', url: '/' }])).toEqual([]);
  });
});
