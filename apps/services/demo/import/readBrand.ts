import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ownEntriesSchema } from '../ownEntriesSchema.ts';
import { questionnaireSchema } from '../questionnaireSchema.ts';
import { cookSchema, productSchema, recipeSchema, seriesSchema } from '../schema.ts';
import { attributeFileSchema, categoryFileSchema, synonymFileSchema } from '../treeSchema.ts';
import { categoryPagesSchema, fragmentsSchema, pagesSchema, siteFileSchema } from '../pageSchema.ts';

const root = join(import.meta.dirname, '..');

/** Reports what is wrong with a file or one of its entries; the rest is still imported. */
export type Report = (problem: string) => void;

/** `kind.yaml` and `kind/*.yaml` of a brand, in alphabetical order. */
export function filesOf(brand: string, kind: string): string[] {
  const file = join(root, brand, `${kind}.yaml`);
  const folder = join(root, brand, kind);
  const inFolder = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
    : [];
  return [...(existsSync(file) ? [file] : []), ...inFolder.map((name) => join(folder, name))];
}

function readFile<S extends z.ZodType>(file: string, schema: S, report: Report): z.output<S> | null {
  const name = relative(root, file);
  try {
    const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
    if (result.success) return result.data;
    for (const issue of result.error.issues) report(`${name}: ${issue.path.join('.')}: ${issue.message}`);
  } catch (error) {
    report(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}

/** The valid entries of each file of a kind. */
function readLists<S extends z.ZodType>(brand: string, kind: string, schema: S, report: Report): z.output<S>[][] {
  return filesOf(brand, kind).map((file) => {
    const name = relative(root, file);
    let rows: unknown;
    try {
      rows = parse(readFileSync(file, 'utf8'));
    } catch (error) {
      report(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) => {
      const result = schema.safeParse(row);
      if (result.success) return [result.data];
      for (const issue of result.error.issues)
        report(`${name} #${index + 1}: ${issue.path.join('.')}: ${issue.message}`);
      return [];
    });
  });
}

/** Entries of several files, interleaved, so that a list of everything mixes their subjects. */
function deal<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

function readFirst<S extends z.ZodType>(brand: string, kind: string, schema: S, report: Report): z.output<S> | null {
  const [file] = filesOf(brand, kind);
  return file ? readFile(file, schema, report) : null;
}

export const catalogueKinds = [
  'site',
  'categories',
  'attributes',
  'cooks',
  'products',
  'series',
  'recipes',
  'synonyms',
  'questionnaires',
];
export const contentKinds = ['site', 'categories', 'pages', 'category-pages', 'fragments'];

/** The products in a brand's files. */
export const readProducts = (brand: string, report: Report) =>
  deal(readLists(brand, 'products', productSchema, report));

/** What is on every page of a brand's shop; null where the file is missing or wrong, which `report` is told. */
export const readSite = (brand: string, report: Report) => readFirst(brand, 'site', siteFileSchema, report);

export type CatalogueFiles = ReturnType<typeof readCatalogue>;
/** The catalogue in a brand's files. Missing files count as empty. */
export function readCatalogue(brand: string, report: Report) {
  return {
    site: readSite(brand, report),
    categories: readFirst(brand, 'categories', categoryFileSchema, report) ?? [],
    attributes: readFirst(brand, 'attributes', attributeFileSchema, report) ?? [],
    synonyms: readFirst(brand, 'synonyms', synonymFileSchema, report) ?? { same: {}, values: {} },
    cooks: readLists(brand, 'cooks', cookSchema, report).flat(),
    products: readProducts(brand, report),
    series: readLists(brand, 'series', seriesSchema, report).flat(),
    recipes: deal(readLists(brand, 'recipes', recipeSchema, report)),
    questionnaires: readLists(brand, 'questionnaires', questionnaireSchema, report).flat(),
  };
}

export type ContentFiles = ReturnType<typeof readContent>;
/** The pages in a brand's files. */
export function readContent(brand: string, report: Report) {
  return {
    site: readSite(brand, report),
    categories: readFirst(brand, 'categories', categoryFileSchema, report) ?? [],
    pages: filesOf(brand, 'pages').flatMap((file) => readFile(file, pagesSchema, report) ?? []),
    categoryPages: readFirst(brand, 'category-pages', categoryPagesSchema, report) ?? [],
    fragments: readFirst(brand, 'fragments', fragmentsSchema, report) ?? { collections: [], elements: [] },
  };
}

/** What the demo customer wrote, in a brand's file. Nothing without a file. */
export const readOwnEntries = (brand: string, report: Report) =>
  readFirst(brand, 'own-entries', ownEntriesSchema, report) ?? { reviews: [], questions: [] };
