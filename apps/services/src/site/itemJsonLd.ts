import type { ItemPage, RecipePage } from '../catalogue/findItemPage.ts';
import { ingredientTitle } from '../catalogue/ingredientTitle.ts';
import { text } from '../catalogue/text.ts';
import type { JsonLd } from './jsonLd.ts';

const CENTS = 100;

/** A product or recipe for search engines. Of a members-only recipe, only what everyone may read. */
export function itemJsonLd(item: ItemPage, baseUrl: string): JsonLd[] {
  const common = {
    '@context': 'https://schema.org',
    name: item.title,
    description: item.summary,
    url: baseUrl + (item.uris[item.locale] ?? ''),
    ...(item.image ? { image: [baseUrl + item.image.url] } : {}),
    ...ratingOf(item),
  };
  if (item.recipe) return [{ ...common, '@type': 'Recipe', ...recipeOf(item.recipe, item) }];
  if (item.priceCents === null) return [];
  return [{ ...common, '@type': 'Product', sku: item.id, offers: offerOf(item, baseUrl) }];
}

function ratingOf({ ratingSum, ratingCount }: ItemPage): JsonLd {
  if (ratingCount === 0) return {};
  const ratingValue = Math.round((ratingSum / ratingCount) * 10) / 10;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: ratingCount } };
}

function offerOf({ priceCents, currency, soldOut, uris, locale }: ItemPage, baseUrl: string): JsonLd {
  return {
    '@type': 'Offer',
    price: ((priceCents ?? 0) / CENTS).toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
    url: baseUrl + (uris[locale] ?? ''),
  };
}

function recipeOf({ prepTime, totalTime, cook, ingredientLists, steps }: RecipePage, item: ItemPage): JsonLd {
  const { locale, membersOnly } = item;
  const open = {
    ...(cook ? { author: { '@type': 'Person', name: cook } } : {}),
    prepTime: `PT${prepTime}M`,
    totalTime: `PT${totalTime}M`,
    recipeYield: String(ingredientLists[0]?.persons ?? ''),
    inLanguage: locale,
  };
  if (membersOnly) return { ...open, isAccessibleForFree: false };
  return {
    ...open,
    recipeIngredient: ingredientLists.flatMap(({ ingredients }) =>
      ingredients.map((ingredient) => ingredientTitle(ingredient, locale)),
    ),
    recipeInstructions: steps.map((step) => ({
      '@type': 'HowToStep',
      name: text(step.title, locale),
      text: text(step.text, locale),
    })),
  };
}
