import { createHash } from 'node:crypto';
import { IMPORTED_AS, type ImportedItem, type ImportedRecipe } from '../ImportedItem.ts';
import { toPictureSource } from '../pictures/toPictureSource.ts';
import { withoutCrops } from '../pictures/withoutCrops.ts';
import { plainText, shorten } from '../text/cleanText.ts';
import { summaryOf } from '../text/summaryOf.ts';
import { toHtml } from '../text/toHtml.ts';
import { isObject, type JsonObject, listOf } from './JsonObject.ts';
import { niveauOf } from './niveauOf.ts';
import { readDuration } from './readDuration.ts';
import { isUnscaled, readIngredient } from './readIngredient.ts';
import { readDay } from './readDay.ts';
import { readInstructions, type ReadPictures } from './readInstructions.ts';
import { readYield } from './readYield.ts';
import { recipeAddress } from './recipeAddress.ts';
import { youtubeIds } from './youtubeIds.ts';

const MAX_TITLE = 150;
const MAX_PICTURES = 11;
const MAX_LINES = 200;
const MAX_LINE = 300;
const MAX_DESCRIPTION = 20_000;
const ID_LENGTH = 24;
/** A no-break space is a thousands separator here; cleaning would turn it into a blank. */
const HARD_SPACE = /(?<=\d)(?:[\u00a0\u2009\u202f]|&nbsp;|&thinsp;)(?=\d{3}(?!\d))/g;

const taken = new Set([
  ...['@context', '@type', '@id', 'url', 'mainEntityOfPage', 'name', 'description', 'image', 'thumbnailUrl', 'author'],
  ...['recipeYield', 'yield', 'prepTime', 'cookTime', 'performTime', 'totalTime', 'recipeIngredient', 'ingredients'],
  ...['recipeInstructions', 'recipeCategory', 'recipeCuisine', 'keywords', 'isAccessibleForFree', 'hasPart', 'video'],
  ...['suitableForDiet', 'datePublished', 'dateModified', 'inLanguage', 'headline', 'difficulty', 'publisher'],
]);

export interface RecipeScope {
  file: string;
  /** Folder of the file, for pictures that are files. */
  folder: string;
  now: Date;
  /** Whether several recipes of the file have this address, which then names none of them. */
  isShared?: (address: string) => boolean;
}

/**
 * Converts a schema.org Recipe. It is known by its address, else by name and author. Throws an error with the reason if
 * it is skipped.
 */
export function toRecipe(data: JsonObject, { file, folder, now, isShared = () => false }: RecipeScope): ImportedItem {
  const title = shorten(textOf(data['name']) || textOf(data['headline']), MAX_TITLE);
  if (!title) throw new Error('it has no name');
  const author = listOf(data['author']).map(nameOf).find(Boolean) ?? '';
  const notes: string[] = [];
  const address = recipeAddress(data);
  const named = [title, author].filter(Boolean).join(', ');
  const key = [address, ...(!address || isShared(address) ? [named] : [])].filter(Boolean).join(' ');
  const pages = [address, recipeAddress({ ...data, '@id': undefined })];
  const page = pages.find((one) => /^https?:/i.test(one)) ?? '';
  const read: ReadPictures = (image) => picturesOf(image, folder, page);
  const recipe = readRecipe(data, notes, author, read);
  const description = toHtml(
    typeof data['description'] === 'string' ? data['description'].slice(0, MAX_DESCRIPTION) : '',
  );
  const categories = textsOf(data['recipeCategory']);
  const words = [...categories, ...textsOf(data['keywords'])];
  const diets = textsOf(data['suitableForDiet']).map((diet) => diet.replace(/^.*\/|Diet$/g, ''));
  const left = Object.keys(data).filter((name) => !taken.has(name));
  if (left.length) notes.push(`left out: ${left.join(', ').slice(0, 200)}`);
  return {
    kind: 'recipe',
    id: `${IMPORTED_AS}recipe-${createHash('sha256').update(key).digest('hex').slice(0, ID_LENGTH)}`,
    title,
    subTitle: '',
    summary: summaryOf(description),
    description,
    facts: [],
    brand: '',
    vatClass: null,
    membersOnly: /^(?:false|(?:https?:\/\/schema\.org\/)False)$/i.test(String(data['isAccessibleForFree'])),
    publishedOn: readDay(data['datePublished'], now, notes),
    countDown: null,
    videos: youtubeIds(data['video'], notes),
    lists: categories.map((category) => [category]),
    facets: [
      ...[...words, ...diets, author].filter(Boolean).map((value) => ({ value })),
      ...textsOf(data['recipeCuisine']).map((value) => ({ value, field: 'recipeCuisine' })),
    ],
    pictures: read(data['image'] ?? data['thumbnailUrl']),
    skus: [],
    recipe,
    entries: [{ file, id: shorten(key, 200), notes }],
  };
}

function readRecipe(data: JsonObject, notes: string[], author: string, read: ReadPictures): ImportedRecipe {
  const lines = listOf(data['recipeIngredient'] ?? data['ingredients']).flatMap((one) =>
    typeof one === 'string'
      ? one
          .split(/\r?\n|<br\s*\/?>/i)
          .map((line) => plainText(line.replace(HARD_SPACE, '’')))
          .filter(Boolean)
      : [],
  );
  const steps = readInstructions(data['recipeInstructions'], read).slice(0, MAX_LINES);
  if (!lines.length) throw new Error('it has no ingredients');
  if (!steps.length) throw new Error('it has no instructions');
  const [prep, cook, total] = [['prepTime'], ['cookTime', 'performTime'], ['totalTime']].map((names) => {
    const name = names.find((one) => data[one] !== undefined && data[one] !== null && data[one] !== '');
    if (name === undefined) return null;
    const minutes = readDuration(data[name]);
    if (minutes === null)
      notes.push(`left out: ${name} ${JSON.stringify(data[name]).slice(0, 60)}, which is no duration`);
    return minutes;
  });
  const sum = total || (prep ?? 0) + (cook ?? 0);
  if (sum === 0) notes.push('it says nothing of its time');
  const totalTime = Math.max(sum, prep ?? 0);
  const by = listOf(data['author']).find(isObject);
  const persons = readYield(data['recipeYield'] ?? data['yield'], notes);
  const ingredients = lines.slice(0, MAX_LINES).map((line) => readIngredient(shorten(line, MAX_LINE), notes));
  const unscaled = ingredients.filter(isUnscaled).map(({ name }) => `"${shorten(name, 60)}"`);
  if (persons && unscaled.length) notes.push(`shown as not scaled: ${unscaled.join(', ')}`);
  return {
    cook: author ? { name: author, picture: read(by?.['image'])[0] ?? null } : null,
    prepTime: prep ?? Math.max(totalTime - (cook ?? 0), 0),
    totalTime,
    niveau: niveauOf([...textsOf(data['difficulty']), ...textsOf(data['keywords'])], totalTime, steps.length),
    persons,
    ingredients,
    steps,
  };
}

function picturesOf(value: unknown, folder: string, page: string) {
  const addresses = listOf(value)
    .flatMap((one) => (isObject(one) ? listOf(one['contentUrl'] ?? one['url'] ?? one['@id']) : [one]))
    .flatMap((one) => (typeof one === 'string' && one.trim() ? [one.trim()] : []));
  return withoutCrops([...new Set(addresses)])
    .slice(0, MAX_PICTURES)
    .map((address) => toPictureSource(address, folder, page));
}

function nameOf(value: unknown): string {
  return shorten(textOf(isObject(value) ? value['name'] : value), 100);
}

function textOf(value: unknown): string {
  const first = listOf(value).find((one) => typeof one === 'string');
  return plainText(first ?? '');
}

/** The texts of a list, or of a comma-separated text. */
function textsOf(value: unknown): string[] {
  return listOf(value)
    .map((one) => (isObject(one) ? one['name'] : one))
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map(plainText)
    .filter(Boolean);
}
