import type { Lettering, VatClass } from '@shop/contracts';
import type { Database } from '../../src/db/database.ts';
import { item, itemText, sku } from '../../src/db/schema/catalogue.ts';
import { bumpContentVersion } from '../../src/site/contentVersion.ts';
import { mainSite } from './sites.ts';

interface NewArticle {
  site?: string;
  id: string;
  priceCents?: number;
  crossCents?: number | null;
  currency?: string;
  stock?: number | null;
  productType?: string;
  personalizable?: boolean;
  lettering?: Lettering;
  membersOnly?: boolean;
  vatClass?: VatClass;
  images?: string[];
  /** Titles by locale. */
  titles?: Record<string, string>;
  /** Further SKUs of the item, with German labels. */
  variants?: Record<string, string>;
}

/** Inserts an item with its SKU and texts, and updates lists and search. */
export async function insertArticle(db: Database, article: NewArticle): Promise<void> {
  const { id, site = mainSite, priceCents = 1000, crossCents = null, stock = null, variants = {} } = article;
  const {
    currency = 'CHF',
    productType = 'product',
    personalizable = false,
    lettering = null,
    membersOnly = false,
    vatClass = 'standard',
    images = [],
  } = article;
  const titles = article.titles ?? { de: `Titel ${id}` };
  await db.insert(item).values({
    site,
    id,
    productType,
    priceCents,
    crossCents,
    currency,
    personalizable,
    lettering,
    membersOnly,
    vatClass,
    images,
    since: new Date(0),
  });
  await db.insert(sku).values([
    { site, sku: id, itemId: id, priceCents, crossCents, stock },
    ...Object.entries(variants).map(([name, label]) => ({
      site,
      sku: name,
      itemId: id,
      priceCents,
      crossCents,
      stock,
      label: { de: label },
    })),
  ]);
  const texts = Object.entries(titles).map(([locale, title]) => ({
    site,
    itemId: id,
    locale,
    title,
    uri: `${locale === 'de' ? '' : `/${locale}`}/p/${id}`,
  }));
  if (texts.length) await db.insert(itemText).values(texts);
  await bumpContentVersion(db);
}
