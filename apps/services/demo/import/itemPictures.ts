import { type ArtOrder, artViews } from '@shop/demo-art';
import type { DemoProduct, DemoRecipe, DemoSeries } from '../schema.ts';
import type { Text } from '../textSchema.ts';
import { artSubject } from './artSubject.ts';
import type { ItemKind } from '../../src/import/PathRegistry.ts';
import { phrase, pictureText, type SceneKind } from './pictureTexts.ts';
import { ingredientWords } from './pictureWords.ts';
import { namedIngredients } from './namedIngredients.ts';

/** A picture to be drawn, and its alternative text. */
interface ItemPicture {
  order: ArtOrder;
  shows: Text;
}

/** Pictures that a tile shows: the first one, and another on hover. */
const ON_TILE = 2;
/** More of them are too small to be seen on a board. */
const MOST_INGREDIENTS = 6;

export function shapeOf(kind: ItemKind, type: string): ArtOrder['shape'] {
  if (kind !== 'product') return 'landscape';
  return type === 'valueVoucher' ? 'portrait' : 'square';
}

function sceneKind(kind: ItemKind, { type, art }: Pick<DemoProduct, 'type' | 'art'>): SceneKind {
  if (kind === 'series') return 'group';
  if (kind === 'recipe') return 'table';
  if (art.motif.startsWith('voucher-')) return 'envelope';
  return type === 'product' ? 'use' : 'place';
}

function lists(materials: readonly string[]): Text {
  const words = materials.flatMap((name) => ingredientWords[name] ?? []);
  const joined = (locale: keyof Text) => words.map((word) => word[locale]).join(', ');
  return { de: joined('de'), fr: joined('fr'), en: joined('en'), it: joined('it') };
}

/** What is laid out for a recipe; nothing where less than three of its ingredients can be drawn. */
function ingredientsOf({ art, ingredientLists, title }: DemoRecipe): ItemPicture[] {
  const names = ingredientLists.flatMap(({ ingredients }) => ingredients.map(({ name }) => name.de)).join('\n');
  const materials = namedIngredients(names).slice(0, MOST_INGREDIENTS);
  if (materials.length < 3) return [];
  const order = { ...art, motif: 'preparation', view: 'main', shape: 'landscape', subject: { materials } } as const;
  return [{ order, shows: phrase('ingredients', title, lists(materials)) }];
}

/** The pictures of an item, tile first, then what is shown on hover: none of them repeats another. */
export function itemPictures(
  illustrator: string,
  kind: ItemKind,
  type: string,
  source: DemoProduct | DemoSeries | DemoRecipe,
): ItemPicture[] {
  const shape = shapeOf(kind, type);
  const subject = 'subject' in source ? artSubject(source, source.art.palette) : {};
  const scene = sceneKind(kind, { type: type as DemoProduct['type'], art: source.art });
  const arranged = artViews(illustrator, { ...source.art, subject }).map((shown) => ({
    order: { ...source.art, subject, view: shown.view, shape },
    shows: pictureText(source.title, shown, scene),
  }));
  const further = source.further.map(({ days, motif = source.art.motif, shows }) => ({
    order: { ...source.art, motif, view: 'main', shape, subject: { ...subject, ...(days && { age: days }) } } as const,
    shows,
  }));
  const [onTile, others] = [arranged.slice(0, ON_TILE), arranged.slice(ON_TILE)];
  return [...onTile, ...(kind === 'recipe' ? ingredientsOf(source as DemoRecipe) : []), ...others, ...further];
}
