import { readFileSync } from 'node:fs';
import { readBrands } from '@shop/brands';
import { type Locale, locales } from '@shop/contracts/constants';
import { parse } from 'yaml';
import type { DemoProduct } from '../schema.ts';
import { flattenCategories, withAncestors } from './categoryTree.ts';
import { filesOf, readCatalogue } from './readBrand.ts';

/** A text in all languages, with the file that it stands in. */
export type ShopText = Record<Locale, string> & { file: string };
type Node = Record<string, unknown>;

const kinds = ['pages', 'category-pages', 'fragments', 'site', 'series', 'products'];

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;
const isText = (node: Node): boolean => locales.every((locale) => typeof node[locale] === 'string');

/** The texts in all languages below a node; what customers write is in one language, and so is not among them. */
export function textsIn(node: unknown, file = ''): ShopText[] {
  if (!isNode(node)) return [];
  return isText(node)
    ? [{ ...(node as ShopText), file }]
    : Object.values(node).flatMap((value) => textsIn(value, file));
}

/** A node and all nodes below it. */
export function nodesIn(node: unknown): Node[] {
  return isNode(node) ? [node, ...Object.values(node).flatMap(nodesIn)] : [];
}

/** What stands behind the links and listed ids of the demo files, as far as tests compare texts with it. */
export function readShops(report: (problem: string) => void) {
  return readBrands().map(({ site, name, market }) => {
    const catalogue = readCatalogue(site, report);
    const { products, recipes, series, site: settings } = catalogue;
    if (!settings) throw new Error(`${site}: no site.yaml`);
    const files = kinds.flatMap((kind) =>
      filesOf(site, kind).map((file) => ({ kind, file, content: parse(readFileSync(file, 'utf8')) as unknown })),
    );
    const tree = new Map(flattenCategories(catalogue.categories).map((category) => [category.id, category]));
    const items = [...products, ...recipes, ...series];
    return {
      ...{ site, name, market, files, catalogue, settings },
      texts: files.flatMap(({ file, content }) => textsIn(content, file)),
      /** What lists show: all but what is offered elsewhere alone, like paper and samples. */
      listed: products.filter(({ categories }) => categories.length > 0),
      product: (id: string) => products.find((product) => product.id === id),
      /** How many items a list has, by its id. */
      countOf: (list: string) =>
        items.filter(({ categories }) => categories.some((id) => withAncestors(tree, id).includes(list))).length,
      isList: (id: string) => tree.has(id),
      page: (id: string) =>
        nodesIn(files.filter(({ kind }) => kind === 'pages').map(({ content }) => content)).find(
          (node) => node['id'] === id,
        ),
    };
  });
}
export type TestedShop = ReturnType<typeof readShops>[number];

/** The lowest and highest price of a product, over its variants. */
export function pricesOf({ price, variants }: DemoProduct): [number, number] {
  const prices = variants.length ? variants.map((variant) => variant.price ?? price) : [price];
  return [Math.min(...prices), Math.max(...prices)];
}

/** Numbers that the texts write in words. */
const words: Readonly<Record<number, Record<Locale, string>>> = {
  1: { de: 'ein', fr: 'un', en: 'one', it: 'un' },
  2: { de: 'zwei', fr: 'deux', en: 'two', it: 'due' },
  3: { de: 'drei', fr: 'trois', en: 'three', it: 'tre' },
  4: { de: 'vier', fr: 'quatre', en: 'four', it: 'quattro' },
  5: { de: 'fünf', fr: 'cinq', en: 'five', it: 'cinque' },
  6: { de: 'sechs', fr: 'six', en: 'six', it: 'sei' },
  7: { de: 'sieben', fr: 'sept', en: 'seven', it: 'sette' },
  8: { de: 'acht', fr: 'huit', en: 'eight', it: 'otto' },
  9: { de: 'neun', fr: 'neuf', en: 'nine', it: 'nove' },
  10: { de: 'zehn', fr: 'dix', en: 'ten', it: 'dieci' },
  12: { de: 'zwölf', fr: 'douze', en: 'twelve', it: 'dodici' },
  14: { de: 'vierzehn', fr: 'quatorze', en: 'fourteen', it: 'quattordici' },
  20: { de: 'zwanzig', fr: 'vingt', en: 'twenty', it: 'venti' },
  24: { de: 'vierundzwanzig', fr: 'vingt-quatre', en: 'twenty-four', it: 'ventiquattro' },
  30: { de: 'dreissig', fr: 'trente', en: 'thirty', it: 'trenta' },
  40: { de: 'vierzig', fr: 'quarante', en: 'forty', it: 'quaranta' },
  50: { de: 'fünfzig', fr: 'cinquante', en: 'fifty', it: 'cinquanta' },
  80: { de: 'achtzig', fr: 'quatre-vingt', en: 'eighty', it: 'ottanta' },
};
const inflected: Readonly<Record<string, number>> = { eine: 1, einen: 1, einem: 1, einmal: 1, zweimal: 2, dreimal: 3 };

/** The word for a number. */
export const wordOf = (number: number, locale: Locale): string => words[number]![locale];

/** A number in digits or as a word of the language; NaN for anything else. */
export function numberOf(word = '', locale: Locale = 'de'): number {
  const lower = word.toLowerCase();
  if (/^\d+(?:\.\d+)?$/.test(lower)) return Number(lower);
  if (locale === 'de' && Object.hasOwn(inflected, lower)) return inflected[lower]!;
  return Number(Object.entries(words).find(([, names]) => names[locale] === lower)?.[0] ?? Number.NaN);
}
