import { groupTitle, type ImportedItem, type ImportedRecipe } from '@shop/catalogue-import';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { slug } from '../slug.ts';
import type { item, itemText, recipe, sku } from '../../db/schema/index.ts';
import type { ImportScope } from './ImportScope.ts';
import type { ItemState } from './readStates.ts';
import { type GivenParts, recipeParts } from './recipeParts.ts';
import { tileInfo } from './tileInfo.ts';
import { stayingSkus } from './variants.ts';
import { withText } from './withText.ts';

/** Wanted rows of an item. */
export interface WantedState {
  item: Omit<typeof item.$inferInsert, 'updatedAt'>;
  texts: (typeof itemText.$inferInsert)[];
  skus: (typeof sku.$inferInsert)[];
  lists: string[];
  facets: ItemState['facets'];
  recipe: typeof recipe.$inferInsert | null;
}

/** Picture ids: of the item, of each SKU, of its cook, and of each step. */
export interface WantedPictures {
  own: string[];
  skus: string[][];
  steps: string[][];
  cook: string | null;
}

/** Whether an item has texts of its own in another language. */
function speaksOtherwise(state: ItemState | undefined, locale: Locale): boolean {
  return [...(state?.texts.values() ?? [])].some((one) => one.locale !== locale && one.borrowedFrom !== locale);
}

/** The wanted state of an item after the import, given its current one. */
export async function wantedState(
  scope: ImportScope,
  given: ImportedItem,
  pictures: WantedPictures,
  before: ItemState | undefined,
  notes: string[],
): Promise<WantedState> {
  const { site, locale, currency } = scope;
  const { id, kind, brand, membersOnly, countDown, videos } = given;
  const others = speaksOtherwise(before, locale);
  const skus = skuRows(scope, given, pictures.skus, before);
  const isPart = skus.length > given.skus.length;
  const cheapest = skus.reduce<(typeof skus)[number] | null>(
    (least, one) => (least && least.priceCents <= one.priceCents ? least : one),
    null,
  );
  const facets = scope.facets.of({ ...given, skus });
  notes.push(...scope.facets.missing(given.facets));
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
      vatClass: given.vatClass ?? before?.item.vatClass ?? 'standard',
      source: 'import',
      // Date of first publication, not of the last import.
      since: given.publishedOn ?? before?.item.since ?? scope.now,
    },
    texts: textRows(scope, given, before),
    skus,
    lists: await scope.lists.findOrAdd(kind, given.lists, before?.lists ?? [], others, notes),
    facets: sortFacets(others || isPart ? [...facets, ...scope.facets.named(before?.facets ?? [])] : facets),
    recipe: await recipeRow(scope, given, pictures, before, others, notes),
  };
}

function textRows({ site, locale, paths }: ImportScope, given: ImportedItem, before: ItemState | undefined) {
  const { id, kind, subTitle, summary, description, facts } = given;
  const own = before?.texts.get(locale);
  // The only imported variant is one of several: the product keeps its common title.
  const isOneOfSeveral = own && given.skus.length === 1 && stayingSkus(before, given).length > 0;
  const title = isOneOfSeveral ? groupTitle([given.title, own.title]) : given.title;
  const fallback = before?.texts.get(defaultLocale);
  const isBorrowed = locale !== defaultLocale && (!fallback || fallback.borrowedFrom === locale);
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
    borrowedFrom: one === locale ? null : locale,
    // Addresses are permanent: others link to them.
    uri: before?.texts.get(one)?.uri ?? paths.claimItem(kind, slug(title, one) ? title : id, one),
  }));
}

function skuRows(
  { site, locale }: ImportScope,
  given: ImportedItem,
  pictures: readonly string[][],
  before: ItemState | undefined,
): (typeof sku.$inferInsert)[] {
  const staying = stayingSkus(before, given);
  const rows = given.skus.map(({ id, gtin, label, priceCents, crossCents, stock }, position) => {
    const own = before?.skus.find((one) => one.sku === id);
    // A single variant does not show how it differs from the others: it keeps its name.
    const isAlone = staying.length > 0 && given.skus.length === 1;
    const called = (isAlone && own?.label[locale]) || label;
    return {
      site,
      sku: id,
      itemId: given.id,
      position,
      gtin,
      label: called ? withText(own?.label, locale, called) : {},
      priceCents,
      crossCents,
      importedStock: stock,
      images: pictures[position] ?? [],
    };
  });
  return [
    ...rows,
    ...staying.map(({ swatchColor: _, stock: __, ...row }, index) => ({ ...row, position: rows.length + index })),
  ];
}

async function recipeRow(
  { site, locale, cooks }: ImportScope,
  { id, recipe: given }: ImportedItem,
  pictures: WantedPictures,
  before: ItemState | undefined,
  others: boolean,
  notes: string[],
): Promise<typeof recipe.$inferInsert | null> {
  if (!given) return null;
  return {
    site,
    itemId: id,
    cookId: given.cook ? await cooks.findOrAdd(given.cook.name, pictures.cook) : null,
    prepTime: given.prepTime,
    totalTime: given.totalTime,
    niveau: given.niveau,
    ...recipeParts(before?.recipe ?? null, withStepImages(given, pictures.steps), locale, others, notes),
  };
}

function withStepImages(given: ImportedRecipe, images: readonly string[][]): GivenParts {
  return { ...given, steps: given.steps.map((step, n) => ({ ...step, images: images[n] ?? [] })) };
}

function sortFacets(facets: readonly ItemState['facets'][number][]): ItemState['facets'] {
  const byKey = new Map(facets.map((one) => [`${one.attributeId} ${one.valueId}`, one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
