import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { slug } from '../../../demo/import/slug.ts';
import type { item, itemText, recipe, sku } from '../../db/schema/index.ts';
import type { ImportedItem } from '../ImportedItem.ts';
import type { ImportScope } from './ImportScope.ts';
import type { ItemState } from './readStates.ts';
import { recipeParts } from './recipeParts.ts';
import { tileInfo } from './tileInfo.ts';
import { withText } from './withText.ts';

/** Rows of an item as they should be. */
export interface WantedState {
  item: Omit<typeof item.$inferInsert, 'since' | 'updatedAt'>;
  texts: (typeof itemText.$inferInsert)[];
  skus: (typeof sku.$inferInsert)[];
  lists: string[];
  facets: ItemState['facets'];
  recipe: typeof recipe.$inferInsert | null;
}

/** Pictures of an item: ids of its own, of each SKU, and of its cook. */
export interface WantedPictures {
  own: string[];
  skus: string[][];
  cook: string | null;
}

/** Whether an item has texts of its own in another language. Those in the default language may be borrowed. */
export function speaksOtherwise(state: ItemState | undefined, locale: Locale): boolean {
  const own = state?.texts.get(locale);
  return [...(state?.texts.values() ?? [])].some(
    (one) => one.locale !== locale && !(one.locale === defaultLocale && isCopy(one, own)),
  );
}

/** What the catalogue should hold of an item after it was taken, given what it holds. */
export async function wantedState(
  scope: ImportScope,
  given: ImportedItem,
  pictures: WantedPictures,
  before: ItemState | undefined,
  notes: string[],
): Promise<WantedState> {
  const { site, locale, currency } = scope;
  const { id, kind, brand, gtin, membersOnly, countDown, videos } = given;
  const others = speaksOtherwise(before, locale);
  const cheapest = given.skus.reduce<(typeof given.skus)[number] | null>(
    (least, one) => (least && least.priceCents <= one.priceCents ? least : one),
    null,
  );
  const facets = scope.facets.of(given);
  return {
    item: {
      site,
      id,
      productType: kind,
      priceCents: cheapest?.priceCents ?? null,
      crossCents: cheapest?.crossCents ?? null,
      currency,
      membersOnly,
      images: pictures.own,
      countDown,
      videos: videos.map((identifier) => ({ platform: 'youtube', identifier, image: pictures.own[0] ?? null })),
      brand,
      gtin,
      source: 'import',
    },
    texts: textRows(scope, given, before),
    skus: skuRows(scope, given, pictures.skus, before),
    lists: await scope.lists.place(kind, given.lists, before?.lists ?? [], others),
    facets: sortFacets(others ? [...facets, ...(before?.facets ?? [])] : facets),
    recipe: await recipeRow(scope, given, pictures.cook, before, others, notes),
  };
}

function textRows({ site, locale, paths }: ImportScope, given: ImportedItem, before: ItemState | undefined) {
  const { id, kind, title, subTitle, summary, description, facts } = given;
  const own = before?.texts.get(locale);
  const fallback = before?.texts.get(defaultLocale);
  const isBorrowed = locale !== defaultLocale && (!fallback || isCopy(fallback, own));
  return (isBorrowed ? [locale, defaultLocale] : [locale]).map((one): typeof itemText.$inferInsert => ({
    site,
    itemId: id,
    locale: one,
    title,
    subTitle,
    summary,
    description,
    infoText: tileInfo(given, one),
    facts,
    // An address stays what it was: others lead to it.
    uri: before?.texts.get(one)?.uri ?? paths.claimItem(kind, slug(title, one) ? title : id, one),
  }));
}

function skuRows(
  { site, locale }: ImportScope,
  given: ImportedItem,
  pictures: readonly string[][],
  before: ItemState | undefined,
): (typeof sku.$inferInsert)[] {
  return given.skus.map(({ id, label, priceCents, crossCents, stock }, position) => {
    const own = before?.skus.find((one) => one.sku === id);
    return {
      site,
      sku: id,
      itemId: given.id,
      position,
      label: label ? withText(own?.label, locale, label) : {},
      priceCents,
      crossCents,
      importedStock: stock,
      images: pictures[position] ?? [],
    };
  });
}

async function recipeRow(
  { site, locale, cooks }: ImportScope,
  { id, recipe: given }: ImportedItem,
  picture: string | null,
  before: ItemState | undefined,
  others: boolean,
  notes: string[],
): Promise<typeof recipe.$inferInsert | null> {
  if (!given) return null;
  return {
    site,
    itemId: id,
    cookId: given.cook ? await cooks.place(given.cook.name, picture) : null,
    prepTime: given.prepTime,
    totalTime: given.totalTime,
    niveau: given.niveau,
    ...recipeParts(before?.recipe ?? null, given, locale, others, notes),
  };
}

/** Whether a text in the default language only stands in for one in another. */
function isCopy(fallback: ItemText, own: ItemText | undefined): boolean {
  return own !== undefined && fallback.title === own.title && fallback.description === own.description;
}
type ItemText = typeof itemText.$inferSelect;

function sortFacets(facets: readonly ItemState['facets'][number][]): ItemState['facets'] {
  const byKey = new Map(facets.map((one) => [`${one.attributeId} ${one.valueId}`, one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
