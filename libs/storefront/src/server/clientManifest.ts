import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_SHEET } from '@shop/static-styles/server';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export interface ClientScripts {
  /** Address of the script that starts a page. */
  entry: string;
  /** Address of the style sheet of all components. */
  sheet: string;
  /** Addresses of all scripts a page will ask for: those the entry imports, then those of its parts, by their ids. */
  chunksOf: (ids: readonly string[]) => string[];
}

/** Finds the built scripts of parts in Vite's manifest, whose keys their ids are. */
export function readClientManifest(clientFolder: string): ClientScripts {
  const path = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestChunk>;
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error(`${path} names no entry. Build the storefront again.`);

  const walk = (key: string, into: Set<string>) => {
    if (!manifest[key] || into.has(key)) return into;
    into.add(key);
    for (const imported of manifest[key].imports ?? []) walk(imported, into);
    return into;
  };
  const withEntry = walk(entry[0], new Set());

  const found = new Map<string, string[]>();
  const keysOf = (id: string) => {
    let keys = found.get(id);
    if (!keys) {
      keys = [...walk(id, new Set())];
      found.set(id, keys);
    }
    return keys;
  };

  const sheet = manifest[STYLE_SHEET];
  if (!sheet) throw new Error(`${path} names no style sheet. Build the storefront again.`);
  return {
    entry: `/${entry[1].file}`,
    sheet: `/${sheet.file}`,
    chunksOf(ids) {
      const keys = new Set([...withEntry, ...ids.flatMap(keysOf)]);
      const scripts = [...keys].filter((key) => key !== entry[0]).map((key) => manifest[key]!.file);
      return scripts.map((file) => `/${file}`);
    },
  };
}
