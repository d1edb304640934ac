import type { IngredientParts } from './recipes/readIngredient.ts';
import type { StepText } from './recipes/readInstructions.ts';

/** Where a picture is: as the file says it, and the folder of that file. */
export interface PictureSource {
  address: string;
  folder: string;
}

/** A text that may be the title of a facet's value; `name`, where it is known, that of the facet. */
export interface FacetText {
  name?: string;
  value: string;
  /** What the entry calls it; the report says so where no facet has such a value. */
  field?: string;
}

/** Something to buy out of a file. */
export interface ImportedSku {
  id: string;
  label: string;
  priceCents: number;
  crossCents: number | null;
  /** Units the file speaks of. */
  stock: number;
  pictures: PictureSource[];
}

export interface ImportedRecipe {
  cook: { name: string; picture: PictureSource | null } | null;
  /** Minutes, as totalTime. */
  prepTime: number;
  totalTime: number;
  niveau: 'easy' | 'medium' | 'advanced';
  /** 0 where the file does not say. */
  persons: number;
  ingredients: IngredientParts[];
  steps: StepText[];
}

/** What the shop takes of an entry, or of several that are one product, in one language. */
export interface ImportedItem {
  kind: 'product' | 'recipe';
  /** In the shop's catalogue. */
  id: string;
  title: string;
  subTitle: string;
  /** Plain text. */
  summary: string;
  /** Safe HTML. */
  description: string;
  facts: { label: string; value: string }[];
  brand: string;
  gtin: string;
  membersOnly: boolean;
  /** When it was published, where the entry says so. */
  publishedOn: Date | null;
  /** Of an offer that ends; ms. */
  countDown: { startDate: number; endDate: number } | null;
  /** Films on YouTube. */
  videos: string[];
  /** Names of lists it belongs into, from the top down. */
  lists: string[][];
  facets: FacetText[];
  pictures: PictureSource[];
  skus: ImportedSku[];
  recipe: ImportedRecipe | null;
  /** The entries it was made of: their report lines. */
  entries: { file: string; id: string; notes: string[] }[];
}

/** What was imported is told from the shop's own by its id. An SKU is called after its entry. */
export const IMPORTED = 'import-';
/** Of items that are not called after an entry; no entry can lead to it. */
export const IMPORTED_AS = 'imported-';
