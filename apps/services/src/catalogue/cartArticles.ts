import type { Image, Lettering, Locale, ProductType, VatClass } from '@shop/contracts';
import { defaultLocale } from '@shop/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { item, itemText, sku } from '../db/schema/catalogue.ts';
import { image } from '../db/schema/image.ts';
import { imageColumns, toImage } from '../images/imageRepository.ts';
import { text } from './text.ts';

/** What carts and orders need of an article. */
export interface CartArticle {
  sku: string;
  itemId: string;
  productType: ProductType;
  personalizable: boolean;
  /** How words come onto it; null where nothing is known of that. */
  lettering: Lettering | null;
  /** Working days until it is made. */
  productionDays: number;
  membersOnly: boolean;
  title: string;
  subTitle: string;
  /** What distinguishes this variant; empty if it is the only one. */
  label: string;
  /** Path of the item, with the variant parameter if there are several. */
  url: string;
  /** The first picture, without texts. */
  image: Image | null;
  /** Gross price of one unit in cents. */
  priceCents: number;
  crossCents: number | null;
  currency: string;
  vatClass: VatClass;
  /** Units; null if unlimited. */
  stock: number | null;
}

/** The existing articles, by SKU. Each text falls back to the default locale separately. */
export async function findArticles(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  skus: readonly string[],
): Promise<Map<string, CartArticle>> {
  if (!skus.length) return new Map();
  const own = alias(itemText, 'own_text');
  const base = alias(itemText, 'base_text');
  const rows = await db
    .select({
      sku: sku.sku,
      itemId: sku.itemId,
      productType: sql<ProductType>`${item.productType}`,
      personalizable: item.personalizable,
      lettering: item.lettering,
      productionDays: item.productionDays,
      membersOnly: item.membersOnly,
      title: sql<string>`coalesce(nullif(${own.title}, ''), ${base.title}, ${sku.itemId})`,
      subTitle: sql<string>`coalesce(nullif(${own.subTitle}, ''), ${base.subTitle}, '')`,
      uri: sql<string>`coalesce(${own.uri}, ${base.uri}, '')`,
      hasSiblings: sql<boolean>`exists (
        select 1 from sku o where o.site = ${sku.site} and o.item_id = ${sku.itemId} and o.sku <> ${sku.sku})`,
      labels: sku.label,
      image: imageColumns,
      priceCents: sku.priceCents,
      crossCents: sku.crossCents,
      currency: item.currency,
      vatClass: item.vatClass,
      stock: sku.stock,
    })
    .from(sku)
    .innerJoin(item, and(eq(item.site, sku.site), eq(item.id, sku.itemId)))
    .leftJoin(own, and(eq(own.site, sku.site), eq(own.itemId, sku.itemId), eq(own.locale, locale)))
    .leftJoin(base, and(eq(base.site, sku.site), eq(base.itemId, sku.itemId), eq(base.locale, defaultLocale)))
    .leftJoin(image, eq(image.id, sql`coalesce(${sku.images}[1], ${item.images}[1])`))
    .where(and(eq(sku.site, site), inArray(sku.sku, [...new Set(skus)])));
  return new Map(
    rows.map(({ labels, uri, hasSiblings, image: picture, ...row }) => [
      row.sku,
      {
        ...row,
        image: picture && toImage(picture),
        label: text(labels, locale),
        url: hasSiblings ? variantUrl(uri, row.sku) : uri,
      },
    ]),
  );
}

/** Stock by SKU; null if unlimited. Unknown SKUs are left out. */
export async function findStock(
  db: DatabaseOrTransaction,
  site: string,
  skus: readonly string[],
): Promise<Map<string, number | null>> {
  if (!skus.length) return new Map();
  return byOwnSku(await stockRows(db, site, skus));
}

/**
 * Like `findStock`, but locked for the transaction that takes from it. Rows are locked in a fixed order, so that two
 * such transactions cannot deadlock.
 */
export async function lockStock(
  tx: Transaction,
  site: string,
  skus: readonly string[],
): Promise<Map<string, number | null>> {
  if (!skus.length) return new Map();
  return byOwnSku(await stockRows(tx, site, skus).for('update'));
}

function stockRows(db: DatabaseOrTransaction, site: string, skus: readonly string[]) {
  return db
    .select({ sku: sku.sku, stock: sku.stock })
    .from(sku)
    .where(and(eq(sku.site, site), inArray(sku.sku, [...new Set(skus)])))
    .orderBy(asc(sku.sku));
}

function byOwnSku(rows: readonly { sku: string; stock: number | null }[]): Map<string, number | null> {
  return new Map(rows.map((row) => [row.sku, row.stock]));
}

function variantUrl(uri: string, chosen: string): string {
  return uri && `${uri}?variant=${encodeURIComponent(chosen)}`;
}
