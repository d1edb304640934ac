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
};
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
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 3 },
        offers: expect.objectContaining({
          price: '19.90',
          priceCurrency: 'CHF',
          availability: 'https://schema.org/InStock',
        }),
      }),
    ]);
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
    expect(sent).not.toMatch(/lait|Mélanger|Avec soin|recipeIngredient/);
  });

  it('has no offer for what has no price', () => {
    expect(itemJsonLd({ ...anItem, productType: 'series', priceCents: null }, base)).toEqual([]);
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
