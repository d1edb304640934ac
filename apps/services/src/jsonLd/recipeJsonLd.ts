import type { ItemPage, RecipePage } from '../catalogue/findItemPage.ts';
import { ingredientTitle } from '../catalogue/ingredientTitle.ts';
import { text } from '../catalogue/text.ts';
import { reviewsOf } from './communityJsonLd.ts';
import { itemUrl } from './itemUrl.ts';
import { type JsonLd, SCHEMA } from './JsonLd.ts';
import { pictureShapes, pictureUrl } from './pictures.ts';
import type { Shop } from './Shop.ts';

/**
 * Class of members-only content and of the banner that replaces it (`RecipeSections`, `MembersBanner`). Google supports
 * class selectors only (its guide "Subscription and paywalled content").
 */
const WITHHELD = '.members-only';
const EMBEDDED_FILM = 'https://www.youtube-nocookie.com/embed/';

/** Structured data of a recipe. A members-only one is marked as such, without ingredients and steps. */
export function recipeJsonLd(item: ItemPage, recipe: RecipePage, { baseUrl }: Shop): JsonLd {
  const { facts, title, summary, locale } = item;
  const { prepTime, totalTime, cook, ingredientLists } = recipe;
  const persons = ingredientLists[0]?.persons ?? 0;
  return {
    '@context': SCHEMA,
    '@type': 'Recipe',
    name: title,
    description: summary,
    url: itemUrl(item, baseUrl),
    ...(facts.images[0] && { image: pictureShapes(baseUrl, facts.images[0]) }),
    ...(cook && { author: { '@type': 'Person', name: cook } }),
    datePublished: facts.publishedOn,
    ...(totalTime > 0 && {
      prepTime: `PT${prepTime}M`,
      cookTime: `PT${Math.max(totalTime - prepTime, 0)}M`,
      totalTime: `PT${totalTime}M`,
    }),
    ...(persons > 0 && { recipeYield: String(persons) }),
    ...(facts.category && { recipeCategory: facts.category }),
    ...(facts.cuisine && { recipeCuisine: facts.cuisine }),
    ...(facts.keywords.length > 0 && { keywords: facts.keywords.join(', ') }),
    inLanguage: locale,
    ...reviewsOf(item),
    ...filmOf(item, baseUrl),
    ...(item.membersOnly ? forMembers : howTo(item, recipe, baseUrl)),
  };
}

const forMembers = {
  isAccessibleForFree: false,
  hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: WITHHELD },
};

function howTo(item: ItemPage, { ingredientLists, steps }: RecipePage, baseUrl: string): JsonLd {
  const { locale } = item;
  return {
    isAccessibleForFree: true,
    recipeIngredient: ingredientLists.flatMap(({ ingredients }) =>
      ingredients.map((ingredient) => ingredientTitle(ingredient, locale)),
    ),
    recipeInstructions: steps.map((step, index) => ({
      '@type': 'HowToStep',
      ...(text(step.title, locale) && { name: text(step.title, locale) }),
      text: text(step.text, locale),
      ...(step.images?.length && { image: step.images.map((id) => pictureUrl(baseUrl, id)) }),
      // The anchors of the page's list of steps.
      url: `${itemUrl(item, baseUrl)}#step-${index + 1}`,
    })),
  };
}

function filmOf({ facts, title, summary }: ItemPage, baseUrl: string): JsonLd {
  const film = facts.videos.find(({ platform, image }) => platform === 'youtube' && image !== null);
  if (!film?.image) return {};
  return {
    video: {
      '@type': 'VideoObject',
      name: title,
      description: summary,
      thumbnailUrl: pictureShapes(baseUrl, film.image),
      uploadDate: `${facts.publishedOn}T00:00:00Z`,
      embedUrl: EMBEDDED_FILM + film.identifier,
    },
  };
}
