import { mimeTypes } from '@shop/contracts/constants';
import type { PageKind } from './pageKind';

interface Definition {
  folder: string;
  load: () => Promise<{ pageKind: PageKind }>;
}

const content: Definition = { folder: 'content', load: () => import('./content') };
const list: Definition = { folder: 'product-list', load: () => import('./product-list') };

/** Page kinds by the mime type of their content. A new kind is a folder and a line here. */
const definitions: Record<string, Definition> = {
  [mimeTypes.home]: content,
  [mimeTypes.content]: content,
  [mimeTypes.productList]: list,
  [mimeTypes.recipeList]: list,
  [mimeTypes.product]: { folder: 'product', load: () => import('./product') },
  [mimeTypes.series]: { folder: 'series', load: () => import('./series') },
  [mimeTypes.recipe]: { folder: 'recipe', load: () => import('./recipe') },
  [mimeTypes.search]: { folder: 'search', load: () => import('./search') },
  [mimeTypes.aToZ]: { folder: 'a-to-z', load: () => import('./a-to-z') },
  [mimeTypes.app]: { folder: 'app', load: () => import('./app') },
  [mimeTypes.notFound]: { folder: 'not-found', load: () => import('./not-found') },
};

const loaded = new Map<Definition, PageKind>();

/** An unknown mime type is shown as content: its elements are all there is to know. */
const definitionOf = (mimeType: string) => definitions[mimeType] ?? content;

/** The code of a page kind. */
export async function loadPageKind(mimeType: string): Promise<PageKind> {
  const definition = definitionOf(mimeType);
  const pageKind = loaded.get(definition) ?? (await definition.load()).pageKind;
  loaded.set(definition, pageKind);
  return pageKind;
}

/** A page kind whose code has been loaded before, for rendering. */
export function loadedPageKind(mimeType: string): PageKind {
  const kind = loaded.get(definitionOf(mimeType));
  if (!kind) throw new Error(`Page kind ${mimeType} is rendered before loadPageKind was awaited.`);
  return kind;
}

/** End of the path of a kind's module in the build's manifest. */
export function pageKindModule(mimeType: string): string {
  return `libs/pages/src/${definitionOf(mimeType).folder}/index.ts`;
}
