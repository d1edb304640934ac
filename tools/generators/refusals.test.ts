import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { readBrands } from '@shop/brands';
import { FsTree } from 'nx/src/generators/tree.js';
import { brand } from './brand/brand.ts';
import { element } from './element/element.ts';
import { lib } from './lib/lib.ts';
import { pageKind } from './page-kind/pageKind.ts';
import { serviceMethod } from './service-method/serviceMethod.ts';

/** Changes of a tree stay in it until somebody writes them. */
const workspace = (): Tree => new FsTree(join(import.meta.dirname, '../..'), false);
const [known] = readBrands();
const site = 'k'.repeat(3);

it.each<[what: string, begin: (tree: Tree) => Promise<unknown>, says: RegExp]>([
  ['a name that is not in kebab-case', (tree) => element(tree, { name: 'GiftNote' }), /no name in kebab-case/],
  ['an element that there is', (tree) => element(tree, { name: 'teaser' }), /src\/teaser .*exists already/],
  ['a lib that there is', (tree) => lib(tree, { name: 'cart', layer: 'domain' }), /libs\/cart exists already/],
  ['a page kind in the place of other code', (tree) => pageKind(tree, { name: 'shared' }), /exists already/],
  [
    'a mime type that there is',
    (tree) => pageKind(tree, { name: 'recipe-list' }),
    /constants\.ts .*recipeList already/,
  ],
  [
    'a service that is unknown',
    (tree) => serviceMethod(tree, { service: 'shop', method: 'Ping' }),
    /no service "shop" but .*site/,
  ],
  [
    'a service of which nothing is built',
    (tree) => {
      tree.delete('apps/services/src/customer/module.ts');
      return serviceMethod(tree, { service: 'customer', method: 'Ping' });
    },
    /by hand/,
  ],
  ['a method in camelCase', (tree) => serviceMethod(tree, { service: 'site', method: 'ping' }), /PascalCase/],
  [
    'a method that there is',
    (tree) => serviceMethod(tree, { service: 'site', method: 'Flyout' }),
    /site\.ts .*Flyout already/,
  ],
  [
    'a method that no function can be called like',
    (tree) => serviceMethod(tree, { service: 'site', method: 'Delete' }),
    /"delete"/,
  ],
  ['a code that is none of a site', (tree) => brand(tree, { site: 'A-1', name: 'A' }), /no code of a site/],
  [
    'a code that is a word',
    (tree) => brand(tree, { site: 'id', name: 'A' }),
    /a word that shared files use \(.+:\d+\)/,
  ],
  ['a brand that there is', (tree) => brand(tree, { site: known!.site, name: 'A' }), /exists already/],
  ['a host of another brand', (tree) => brand(tree, { site, name: 'A', host: known!.host }), /has the host/],
  ['a port of another brand', (tree) => brand(tree, { site, name: 'A', port: known!.port }), /has the port/],
])('refuses %s, and says so', async (_what, begin, says) => {
  await expect(begin(workspace())).rejects.toThrow(says);
});

it.each<[path: string, begin: (tree: Tree) => Promise<unknown>]>([
  ['libs/contracts/src/constants.ts', (tree) => pageKind(tree, { name: 'gift-finder' })],
  ['libs/cms-elements/src/index.ts', (tree) => element(tree, { name: 'gift-note' })],
  ['README.md', (tree) => lib(tree, { name: 'wish-list', layer: 'domain' })],
])('names %s when its list has another form', async (path, begin) => {
  const tree = workspace();
  tree.write(path, 'export const something = [];\n');
  await expect(begin(tree)).rejects.toThrow(path);
});
