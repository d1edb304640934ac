import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StyleRegistry } from './StyleRegistry.ts';

/** Name of the entry's script. */
const ENTRY = 'server.js';

/** What the entry of a server build has to export for its styles. */
export interface ServerBuild {
  /** The styles of every module of the build, in the same order in every process. */
  registry: StyleRegistry;
}

/** Runs every module of a storefront's server build and gives its entry. `folder` is the build's. */
export async function loadServerBuild<Entry extends ServerBuild>(folder: string): Promise<Entry> {
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  // One after the other: the order in which modules run is the order of their rules.
  for (const script of scripts.sort()) await load(script);
  return (await load(ENTRY)) as Entry;
}
