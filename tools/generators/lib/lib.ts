import { join } from 'node:path';
import { formatFiles, type GeneratorCallback, generateFiles, names, type Tree } from '@nx/devkit';
import { linkPackage } from '../shared/linkPackage.ts';
import { requireFree } from '../shared/requireFree.ts';
import { requireKebabCase } from '../shared/requireKebabCase.ts';
import { addToLayers } from './addToLayers.ts';

export interface LibOptions {
  name: string;
  layer: 'base' | 'platform' | 'domain' | 'feature' | 'composition' | 'backend';
  purpose?: string;
}

/** Layers whose sources run in Node as they are: their imports have extensions, and nothing of a browser is there. */
const inNode: readonly LibOptions['layer'][] = ['base', 'backend'];

/** A lib that passes lint, types and its test, and exports one thing. */
export async function lib(
  tree: Tree,
  { name, layer, purpose = 'what nobody has said yet' }: LibOptions,
): Promise<GeneratorCallback> {
  requireKebabCase(name);
  const folder = `libs/${name}`;
  requireFree(tree, folder);
  const isNode = inNode.includes(layer);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...names(name),
    name,
    layer,
    purpose,
    isNode,
    extension: isNode ? '.ts' : '',
  });
  addToLayers(tree, layer, name);
  const link = linkPackage(tree, folder);
  await formatFiles(tree);
  return link;
}
