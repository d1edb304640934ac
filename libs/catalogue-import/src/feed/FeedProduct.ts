import type { VatClass } from '@shop/contracts/constants';
import type { PictureSource } from '../ImportedItem.ts';

/** The fields used of an item of a product feed. */
export interface FeedProduct {
  id: string;
  groupId: string;
  title: string;
  /** Safe HTML. */
  description: string;
  brand: string;
  /** Null if the feed does not say. */
  vatClass: VatClass | null;
  gtin: string;
  mpn: string;
  /** Empty if new. */
  condition: string;
  lists: string[][];
  /** Attributes that variants may differ by: color, size, material, pattern. */
  traits: Record<string, string>;
  details: { label: string; value: string }[];
  priceCents: number;
  crossCents: number | null;
  countDown: { startDate: number; endDate: number } | null;
  stock: number;
  pictures: PictureSource[];
  notes: string[];
}
