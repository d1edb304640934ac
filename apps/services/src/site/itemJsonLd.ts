import type { ItemPage, RecipePage } from '../catalogue/findItemPage.ts';
import { ingredientTitle } from '../catalogue/ingredientTitle.ts';
import { text } from '../catalogue/text.ts';
import { questionsJsonLd, reviewsOf } from '../jsonLd/communityJsonLd.ts';
import type { JsonLd } from './jsonLd.ts';

const CENTS = 100;
const SCHEMA = 'https://schema.org';
const price = (cents: number) => (cents / CENTS).toFixed(2);

/** An item for search engines, and its answered questions. Of a members-only recipe, only what everyone may read. */
export function itemJsonLd(item: ItemPage, baseUrl: string): JsonLd[] {
  const about = {
    '@context': SCHEMA,
    name: item.title,
    description: item.summary,
    url: baseUrl + (item.uris[item.locale] ?? ''),
  };
  const { images } = item.facts;
  const shown = {
    ...about,
    ...(images.length > 0 && { image: images.map((id) => `${baseUrl}/images/${id}`) }),
    ...reviewsOf(item),
  };
  const questions = questionsJsonLd(item);
  if (item.recipe) return [{ ...shown, '@type': 'Recipe', ...recipeOf(item.recipe, item, baseUrl) }, ...questions];
  if (item.productType === 'series')
    return [{ ...about, '@type': 'ItemList', ...partsOf(item, baseUrl) }, ...questions];
  if (item.priceCents === null) return [];
  return [{ ...shown, '@type': 'Product', sku: item.id, ...productOf(item, baseUrl) }, ...questions];
}

function partsOf({ facts }: ItemPage, baseUrl: string): JsonLd {
  const itemListElement = facts.parts.map(({ title, uri }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: baseUrl + uri,
  }));
  return { numberOfItems: itemListElement.length, itemListElement };
}

function productOf(item: ItemPage, baseUrl: string): JsonLd {
  const { brand, gtin } = item.facts;
  return {
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(gtin && { gtin }),
    offers: offersOf(item, baseUrl),
  };
}

/** One offer, or a range with an offer for each variant. */
function offersOf(item: ItemPage, baseUrl: string): JsonLd {
  const { facts, currency, soldOut, locale, uris, priceCents } = item;
  const url = baseUrl + (uris[locale] ?? '');
  const common = (isSoldOut: boolean) => ({
    priceCurrency: currency,
    availability: `${SCHEMA}/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    itemCondition: `${SCHEMA}/NewCondition`,
  });
  if (facts.skus.length < 2) return { '@type': 'Offer', price: price(priceCents ?? 0), url, ...common(soldOut) };
  const prices = facts.skus.map((one) => one.priceCents);
  return {
    '@type': 'AggregateOffer',
    lowPrice: price(Math.min(...prices)),
    highPrice: price(Math.max(...prices)),
    offerCount: prices.length,
    url,
    ...common(soldOut),
    offers: facts.skus.map(({ sku, priceCents: cents, stock }) => ({
      '@type': 'Offer',
      sku,
      price: price(cents),
      url: `${url}?variant=${encodeURIComponent(sku)}`,
      ...common(stock === 0),
    })),
  };
}

function recipeOf(
  { prepTime, totalTime, cook, ingredientLists, steps }: RecipePage,
  { locale, membersOnly, facts, uris, title, summary }: ItemPage,
  baseUrl: string,
): JsonLd {
  const open = {
    ...(cook ? { author: { '@type': 'Person', name: cook } } : {}),
    datePublished: facts.publishedOn,
    prepTime: `PT${prepTime}M`,
    cookTime: `PT${Math.max(totalTime - prepTime, 0)}M`,
    totalTime: `PT${totalTime}M`,
    recipeYield: String(ingredientLists[0]?.persons ?? ''),
    ...(facts.category && { recipeCategory: facts.category }),
    ...(facts.keywords.length > 0 && { keywords: facts.keywords.join(', ') }),
    inLanguage: locale,
  };
  if (membersOnly) {
    const hasPart = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '#steps' };
    return { ...open, isAccessibleForFree: false, hasPart };
  }
  const film = facts.videos.find(({ platform, image }) => platform === 'youtube' && image !== null);
  return {
    ...open,
    recipeIngredient: ingredientLists.flatMap(({ ingredients }) =>
      ingredients.map((ingredient) => ingredientTitle(ingredient, locale)),
    ),
    recipeInstructions: steps.map((step) => ({
      '@type': 'HowToStep',
      name: text(step.title, locale),
      text: text(step.text, locale),
      url: `${baseUrl}${uris[locale] ?? ''}#steps`,
    })),
    ...(film && {
      video: {
        '@type': 'VideoObject',
        name: title,
        description: summary,
        thumbnailUrl: `${baseUrl}/images/${film.image}`,
        uploadDate: facts.publishedOn,
        embedUrl: `https://www.youtube-nocookie.com/embed/${film.identifier}`,
      },
    }),
  };
}
