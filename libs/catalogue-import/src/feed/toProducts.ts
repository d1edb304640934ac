import type { Locale } from '@shop/contracts/constants';
import { IMPORTED, IMPORTED_AS, type ImportedItem } from '../ImportedItem.ts';
import type { ImportReport } from '../ImportReport.ts';
import { summaryOf } from '../text/summaryOf.ts';
import type { FeedProduct } from './FeedProduct.ts';
import { groupTitle } from './groupTitle.ts';
import { splitGroups } from './splitGroups.ts';
import { conditions, factLabels } from './words.ts';

/** Limit of the database's position column. */
const MAX_VARIANTS = 200;

export type FeedProductOf = FeedProduct & { file: string };

/** Items of feeds as products: those of a group are one product with variants. Those beyond its limit are reported. */
export function toProducts(products: readonly FeedProductOf[], locale: Locale, report: ImportReport): ImportedItem[] {
  const groups = Map.groupBy(splitGroups(products), ({ id, groupId }) =>
    groupId ? `${IMPORTED_AS}group-${groupId}` : `${IMPORTED}${id}`,
  );
  for (const { file, id, notes } of [...groups.values()].flatMap((members) => members.slice(MAX_VARIANTS))) {
    const problem = `its group has more than ${MAX_VARIANTS} variants`;
    report.add({ file, id, outcome: 'skipped', notes: [problem, ...notes] });
  }
  return [...groups].map(([id, members]) => toProduct(id, members.slice(0, MAX_VARIANTS), locale));
}

function toProduct(id: string, members: readonly FeedProductOf[], locale: Locale): ImportedItem {
  const first = members[0]!;
  const single = members.length === 1;
  const differing = Object.keys(factLabels).filter(
    (trait) => new Set(members.map(({ traits }) => traits[trait] ?? '')).size > 1,
  );
  // A variant alone in this feed is named by all attributes it may differ in from others.
  const telling = single && first.groupId ? Object.keys(factLabels) : differing;
  const common = Object.fromEntries(Object.entries(first.traits).filter(([trait]) => !differing.includes(trait)));
  const description = members.find((one) => one.description)?.description ?? '';
  const cheapest = members.reduce((least, one) => (one.priceCents < least.priceCents ? one : least));
  const details = members.flatMap((one) => one.details);
  const traitValues = members.flatMap(({ traits }) => Object.values(traits));
  return {
    kind: 'product',
    id,
    title: groupTitle(members.map(({ title }) => title)),
    subTitle: first.brand,
    summary: summaryOf(description),
    description,
    facts: facts(first, common, single, locale),
    brand: first.brand,
    // Variants are taxed alike.
    vatClass: members.find(({ vatClass }) => vatClass)?.vatClass ?? null,
    membersOnly: false,
    publishedOn: null,
    countDown: cheapest.countDown,
    videos: [],
    lists: first.lists,
    facets: [
      { value: first.brand },
      ...traitValues.flatMap((text) => [text, ...text.split('/')]).map((value) => ({ value: value.trim() })),
      ...details.map(({ label, value }) => ({ name: label, value })),
    ].filter(({ value }) => value),
    pictures: first.pictures,
    skus: members.map((one) => ({
      id: IMPORTED + one.id,
      gtin: one.gtin,
      label: single && !first.groupId ? '' : telling.flatMap((trait) => one.traits[trait] ?? []).join(', ') || one.id,
      priceCents: one.priceCents,
      crossCents: one.crossCents,
      stock: one.stock,
      pictures: one.pictures[0]?.address === first.pictures[0]?.address ? [] : one.pictures.slice(0, 1),
    })),
    recipe: null,
    entries: members.map((one) => ({ file: one.file, id: one.id, notes: one.notes })),
  };
}

function facts(first: FeedProduct, traits: Record<string, string>, single: boolean, locale: Locale) {
  const more = { ...traits, ...(single && { mpn: first.mpn }), condition: conditions[first.condition]?.[locale] ?? '' };
  const named = Object.entries(more).map(([name, value]) => ({ label: factLabels[name]?.[locale] ?? name, value }));
  const own = new Set(first.details.map(({ label }) => label.toLowerCase()));
  return [...first.details, ...named.filter(({ label, value }) => value && !own.has(label.toLowerCase()))];
}
