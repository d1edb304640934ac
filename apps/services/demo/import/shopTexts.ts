import { readFileSync } from 'node:fs';
import { readBrands } from '@shop/brands';
import { type Locale, locales } from '@shop/contracts/constants';
import { parse } from 'yaml';
import type { DemoProduct } from '../schema.ts';
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
    const { products, site: settings } = catalogue;
    if (!settings) throw new Error(`${site}: no site.yaml`);
    const files = kinds.flatMap((kind) =>
      filesOf(site, kind).map((file) => ({ kind, file, content: parse(readFileSync(file, 'utf8')) as unknown })),
    );
    return {
      ...{ site, name, market, files, catalogue, settings },
      texts: files.flatMap(({ file, content }) => textsIn(content, file)),
      /** What lists show: all but what is offered elsewhere alone, like paper and samples. */
      listed: products.filter(({ categories }) => categories.length > 0),
      product: (id: string) => products.find((product) => product.id === id),
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
