import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_SHEET } from '@shop/static-styles/server';
import { PARTS_FILE } from '../partsFile.ts';

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

/** Finds the built scripts of parts, by the list of parts and the imports of chunks in Vite's manifest. */
export function readClientManifest(clientFolder: string): ClientScripts {
  const path = join(clientFolder, '.vite/manifest.json');
  const manifest = readJson<Record<string, ManifestChunk>>(path);
  const parts = readJson<Record<string, string>>(join(clientFolder, PARTS_FILE));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const sheet = manifest[STYLE_SHEET];
  if (!entry || !sheet) {
    throw new Error(`${path} names no ${entry ? 'style sheet' : 'entry'}. Build the storefront again.`);
  }

  const importsOf = new Map(Object.values(manifest).map(({ file, imports = [] }) => [file, imports]));
  const walk = (file: string, into: Set<string>) => {
    if (into.has(file)) return into;
    into.add(file);
    for (const key of importsOf.get(file) ?? []) if (manifest[key]) walk(manifest[key].file, into);
    return into;
  };
  const withEntry = walk(entry.file, new Set());

  const found = new Map<string, readonly string[]>();
  const filesOf = (id: string) => {
    let files = found.get(id);
    if (!files) {
      const own = parts[id];
      files = own === undefined ? [] : [...walk(own, new Set())];
      found.set(id, files);
    }
    return files;
  };
  return {
    entry: `/${entry.file}`,
    sheet: `/${sheet.file}`,
    chunksOf(ids) {
      const files = new Set([...withEntry, ...ids.flatMap(filesOf)]);
      files.delete(entry.file);
      return [...files].map((file) => `/${file}`);
    },
  };
}

const readJson = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;
