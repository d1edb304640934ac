import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServerBuild, type ServerBuild } from '@shop/static-styles/server';

/** Characters of the hash in the style sheet's name. */
const HASH_LENGTH = 12;

/** What the desk's server serves. */
export interface DeskBuild {
  /** Folder of the built client files. */
  clientFolder: string;
  /** Address of the script that starts the app. */
  script: string;
  /** The style sheet of the base and of all components, with its address. */
  sheet: { address: string; css: string };
}

/** Reads what Vite has built in a folder. */
export async function readDeskBuild(folder: string): Promise<DeskBuild> {
  const clientFolder = join(folder, 'client');
  const path = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string; isEntry?: boolean }>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`${path} names no entry. Build the desk again.`);
  const { baseStyles, registry } = await loadServerBuild<ServerBuild & { baseStyles: string }>(join(folder, 'server'));
  const css = baseStyles + registry.allRules();
  const hash = createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH);
  return { clientFolder, script: `/${entry.file}`, sheet: { address: `/assets/desk-${hash}.css`, css } };
}
