import type { VatClass } from '@shop/contracts/constants';
import type { IngredientParts } from './recipes/readIngredient.ts';
import type { StepText } from './recipes/readInstructions.ts';

/** A picture as named in the file, with the folder of that file. */
export interface PictureSource {
  address: string;
  folder: string;
}

/** A text that may match a facet's value; `name` is that of the facet, if known. */
export interface FacetText {
  name?: string;
  value: string;
  /** The entry's own term, reported if no facet has such a value. */
  field?: string;
}

/** A purchasable SKU from a file. */
export interface ImportedSku {
  id: string;
  gtin: string;
  label: string;
  priceCents: number;
  crossCents: number | null;
  /** Quantity in stock given by the file. */
  stock: number;
  pictures: PictureSource[];
}

export interface ImportedRecipe {
  cook: { name: string; picture: PictureSource | null } | null;
  /** Minutes, as totalTime. */
  prepTime: number;
  totalTime: number;
  niveau: 'easy' | 'medium' | 'advanced';
  /** 0 if not given. */
  persons: number;
  ingredients: IngredientParts[];
  steps: StepText[];
}

/** An item of the catalogue in one language, made of one entry or of several variants. */
export interface ImportedItem {
  kind: 'product' | 'recipe';
  /** Type in the shop's catalogue. */
  id: string;
  title: string;
  subTitle: string;
  /** Plain text. */
  summary: string;
  /** Safe HTML. */
  description: string;
  facts: { label: string; value: string }[];
  brand: string;
  /** Null if the file does not say. */
  vatClass: VatClass | null;
  membersOnly: boolean;
  /** Publication date, if given. */
  publishedOn: Date | null;
  /** End of an offer in ms. */
  countDown: { startDate: number; endDate: number } | null;
  /** YouTube ids. */
  videos: string[];
  /** Names of its lists, from the top down. */
  lists: string[][];
  facets: FacetText[];
  pictures: PictureSource[];
  skus: ImportedSku[];
  recipe: ImportedRecipe | null;
  /** Its entries: their report lines. */
  entries: { file: string; id: string; notes: string[] }[];
}

/** Ids of imported items have a prefix. An SKU is named after its entry. */
export const IMPORTED = 'import-';
/** Prefix for items that are not named after an entry. */
export const IMPORTED_AS = 'imported-';
