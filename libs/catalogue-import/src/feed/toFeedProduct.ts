import { type VatClass, vatClasses } from '@shop/contracts/constants';
import { toPictureSource } from '../pictures/toPictureSource.ts';
import { cleanText, plainText, shorten } from '../text/cleanText.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import { toHtml } from '../text/toHtml.ts';
import type { FeedProduct } from './FeedProduct.ts';
import type { FeedRecord } from './FeedRecord.ts';
import { isGtin } from './isGtin.ts';
import { readOffer } from './readOffer.ts';

/** Limits of the feed format. */
const MAX_ID = 50;
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 20_000;
const MAX_PICTURES = 11;
const MAX_DETAILS = 40;
const MAX_NAME = 100;
const MAX_VALUE = 300;
/** Stock of an available item if the feed has no quantity. */
const UNCOUNTED_STOCK = 100;

const traitNames = ['color', 'size', 'material', 'pattern'];
const taken = new Set([
  ...[
    'id',
    'item_group_id',
    'title',
    'description',
    'summary',
    'content',
    'brand',
    'gtin',
    'mpn',
    'condition',
    'price',
  ],
  ...['sale_price', 'sale_price_effective_date', 'availability', 'quantity', 'product_type', 'google_product_category'],
  ...['tax_category', 'product_detail', 'product_highlight', 'image_link', 'additional_image_link', ...traitNames],
  // The merchant's shop.
  ...['link', 'mobile_link', 'canonical_link', 'updated', 'published', 'pubDate', 'guid', 'identifier_exists'],
]);

export interface FeedScope {
  currency: string;
  /** Folder of the feed, for pictures that are files. */
  folder: string;
  now: Date;
}

/** Converts an item of a feed. Throws an error with the reason if it is skipped. */
export function toFeedProduct(record: FeedRecord, { currency, folder, now }: FeedScope): FeedProduct {
  const texts = (name: string) => (record.get(name) ?? []).filter((one) => typeof one === 'string').map(cleanText);
  const first = (name: string) => texts(name).find(Boolean) ?? '';
  const id = first('id');
  const title = plainText(first('title'));
  const notes: string[] = [];
  if (!id) throw new Error('it has no id');
  if (id.length > MAX_ID || /\s/.test(id)) throw new Error(`its id is longer than ${MAX_ID} characters or has spaces`);
  if (!title) throw new Error('it has no title');
  const offer = readOffer(first, currency, now, notes);
  const pictures = [...texts('image_link'), ...texts('additional_image_link')].filter(Boolean);
  const highlights = texts('product_highlight').map(plainText).filter(Boolean);
  const words = first('description') || first('content') || first('summary');
  return {
    id,
    groupId: plainText(first('item_group_id')).slice(0, MAX_ID),
    title: shorten(title, MAX_TITLE),
    description: toHtml(words.slice(0, MAX_DESCRIPTION)) + toList(highlights),
    brand: shorten(plainText(first('brand')), MAX_NAME),
    vatClass: readVatClass(first('tax_category'), notes),
    gtin: readGtin(first('gtin').replaceAll(/[\s-]/g, ''), notes),
    mpn: shorten(plainText(first('mpn')), MAX_NAME),
    condition: first('condition').toLowerCase(),
    lists: readLists([texts('product_type'), texts('google_product_category')]),
    traits: Object.fromEntries(
      traitNames.map((name) => [name, shorten(plainText(first(name)), MAX_NAME)]).filter(([, text]) => text),
    ),
    details: readDetails(record),
    ...offer,
    stock: readStock(first('availability'), first('quantity'), notes),
    pictures: [...new Set(pictures)]
      .slice(0, MAX_PICTURES)
      .map((address) => toPictureSource(address, folder, first('link'))),
    notes: [...notes, ...leftOut(record)],
  };
}

function toList(highlights: readonly string[]): string {
  return highlights.length ? `<ul>${highlights.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>` : '';
}

function readGtin(gtin: string, notes: string[]): string {
  if (!gtin || isGtin(gtin)) return gtin;
  notes.push('the gtin left out: its digits do not check');
  return '';
}

/** Merchants name tax categories as they like; those of the shop's rates are understood. */
function readVatClass(category: string, notes: string[]): VatClass | null {
  const found = vatClasses.find((one) => one === category.trim().toLowerCase()) ?? null;
  if (category && !found) notes.push(`tax_category ${category.slice(0, 40)} is none of ${vatClasses.join(', ')}`);
  return found;
}

/** The merchant's own categories, else Google's taxonomy by name; its numeric ids mean nothing to visitors. */
function readLists(sources: readonly string[][]): string[][] {
  const paths = sources.map((texts) =>
    texts.filter((text) => !/^\d*$/.test(text)).map((text) => text.split('>').map(plainText).filter(Boolean)),
  );
  return paths.find((some) => some.length > 0) ?? [];
}

function readDetails(record: FeedRecord): FeedProduct['details'] {
  return (record.get('product_detail') ?? [])
    .filter((one) => typeof one !== 'string')
    .map((one) => ({
      label: shorten(plainText(one['attribute_name'] ?? ''), MAX_NAME),
      value: shorten(plainText(one['attribute_value'] ?? ''), MAX_VALUE),
    }))
    .filter(({ label, value }) => label && value)
    .slice(0, MAX_DETAILS);
}

function readStock(availability: string, quantity: string, notes: string[]): number {
  const known = availability
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]/g, '');
  if (known && known !== 'instock') {
    if (known !== 'outofstock') notes.push(`availability ${availability.slice(0, 40)} counts as sold out`);
    return 0;
  }
  return /^\d{1,9}$/.test(quantity) ? Number(quantity) : UNCOUNTED_STOCK;
}

function leftOut(record: FeedRecord): string[] {
  const names = [...record.keys()].filter((name) => !taken.has(name));
  return names.length ? [`left out: ${names.slice(0, 20).join(', ')}`] : [];
}
