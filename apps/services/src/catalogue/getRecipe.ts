import type {
  catalogueDetail,
  Cook,
  IngredientList,
  Link,
  ListingItem,
  Recipe,
  RecipeStep,
  ResultsOf,
} from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { unitLabel } from '@shop/contracts/ingredient-amounts';
import { sql } from 'drizzle-orm';
import type { StoredIngredientList, StoredLink, StoredStep, Texts } from '../db/schema/index.ts';
import type { Call } from '../module.ts';
import { excerpt, EXCERPT_LENGTH } from './excerpt.ts';
import { findDetail } from './findDetail.ts';
import { ingredientTitle } from './ingredientTitle.ts';
import { rating } from './rating.ts';
import { text } from './text.ts';
import { findTiles } from './tiles.ts';
import { type StoredImage, toImage } from './toImage.ts';

interface StoredRecipe {
  prepTime: number;
  totalTime: number;
  niveau: Recipe['niveau'];
  ingredientLists: StoredIngredientList[];
  steps: StoredStep[];
  stepImages: StoredImage[] | null;
  cook: { name: string; title: Texts; description: Texts; image: StoredImage | null; links: StoredLink[] } | null;
}

const recipeColumns = sql`,
  array(select r.target_id from item_relation r where r.site = i.site and r.item_id = i.id and r.type = 'recommended'
    order by r.position) as "recommendedIds",
  (select jsonb_build_object('prepTime', r.prep_time, 'totalTime', r.total_time, 'niveau', r.niveau,
      'ingredientLists', r.ingredient_lists, 'steps', r.steps,
      'stepImages', (select jsonb_agg(jsonb_build_object('id', m.id, 'width', m.width, 'height', m.height))
        from image m where m.id in (select jsonb_array_elements_text(s->'images') from jsonb_array_elements(r.steps) s)),
      'cook', case when k.id is not null then jsonb_build_object(
        'name', k.name, 'title', k.title, 'description', k.description, 'links', k.links,
        'image', (select jsonb_build_object('id', m.id, 'width', m.width, 'height', m.height)
          from image m where m.id = k.image_id)) end)
    from recipe r left join cook k on k.site = r.site and k.id = r.cook_id
    where r.site = i.site and r.item_id = i.id) as recipe`;

/**
 * A recipe. For a members-only recipe, visitors who are not signed in get the beginning of the description and neither
 * ingredients nor steps. Two queries.
 */
export async function getRecipe(
  { db, site, locale, visitor }: Call,
  id: string,
): Promise<ResultsOf<typeof catalogueDetail, 'GetRecipe'>> {
  const detail = await findDetail<{ recommendedIds: string[]; recipe: StoredRecipe | null }>(db, site, locale, id, {
    more: recipeColumns,
  });
  if (!detail?.recipe) return { ret: null, error: 'NOT_FOUND' };
  const { recipe, recommendedIds, title, subTitle, summary, description, uri, images } = detail;
  const withheld = detail.membersOnly && visitor.customerId === null;
  const steps = withheld ? [] : recipe.steps;
  const stepProducts = steps.flatMap(({ productId }) => productId ?? []);
  const tiles = await findTiles(db, site, locale, [...new Set([...recommendedIds, ...stepProducts])]);
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const stepImages = new Map(recipe.stepImages?.map((one) => [one.id, one]));
  return {
    ret: {
      id: detail.id,
      title,
      subTitle,
      summary,
      description: withheld ? excerpt(description, EXCERPT_LENGTH) : description,
      link: { url: uri, target: '_self', callToAction: '' },
      steps: steps.map((step) => toStep(step, byId, stepImages, detail.pictureTexts, locale)),
      images,
      videos: detail.videos,
      galleryImages: images,
      cook: recipe.cook && toCook(recipe.cook, locale),
      ingredientLists: withheld ? [] : recipe.ingredientLists.map((list) => toIngredientList(list, locale)),
      prepTime: recipe.prepTime,
      totalTime: recipe.totalTime,
      niveau: recipe.niveau,
      membersOnly: detail.membersOnly,
      communitySettings: detail.communitySettings,
      rating: rating(detail.ratingSum, detail.ratingCount),
      questionCount: detail.questionCount,
      recommendedProducts: recommendedIds.flatMap((one) => byId.get(one) ?? []),
      // Empty where the steps use nothing else, so that nothing is sent twice.
      recommendedProductsAll: byId.size > recommendedIds.length ? tiles : [],
      seoText: detail.seoText,
    },
    error: null,
  };
}

function toStep(
  { title, text: words, productId, link, images = [] }: StoredStep,
  tiles: ReadonlyMap<string, ListingItem>,
  stored: ReadonlyMap<string, StoredImage>,
  shows: Readonly<Record<string, string>>,
  locale: Locale,
): RecipeStep {
  return {
    title: text(title, locale),
    text: text(words, locale),
    link: link ? toLink(link, locale) : null,
    linkLabel: link ? text(link.label, locale) : '',
    images: images
      .flatMap((id) => stored.get(id) ?? [])
      .map((image) => toImage(image, text(title, locale), '', shows[image.id])),
    recommendedProduct: tiles.get(productId ?? '') ?? null,
  };
}

function toLink({ url, target, label }: StoredLink, locale: Locale): Link {
  return { url: text(url, locale), target, callToAction: text(label, locale) };
}

function toCook({ name, title, description, image, links }: NonNullable<StoredRecipe['cook']>, locale: Locale): Cook {
  return {
    name,
    title: text(title, locale),
    image: image && toImage(image, name),
    description: text(description, locale),
    links: links.map((link) => toLink(link, locale)),
  };
}

function toIngredientList({ title, persons, ingredients }: StoredIngredientList, locale: Locale): IngredientList {
  return {
    title: text(title, locale),
    noOfPersons: persons,
    ingredients: ingredients.map((ingredient) => ({
      id: ingredient.id,
      title: ingredientTitle(ingredient, locale),
      amount: ingredient.amount,
      unit: unitLabel(ingredient.unit, ingredient.amount, locale),
      name: text(ingredient.name, locale),
    })),
  };
}
