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
  /** Addresses of all scripts of a page, the entry and those of its parts, by their ids: each after what it imports. */
  scriptsOf: (ids: readonly string[]) => string[];
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
  /** A script and all that it imports. Scripts may import each other in a circle. */
  const withImports = (file: string, begun = new Set<string>()): string[] => {
    if (begun.has(file)) return [];
    begun.add(file);
    const imports = (importsOf.get(file) ?? []).flatMap((key) =>
      manifest[key] ? withImports(manifest[key].file, begun) : [],
    );
    return [...imports, file];
  };
  const ofEntry = withImports(entry.file);

  const found = new Map<string, readonly string[]>();
  const filesOf = (id: string) => {
    let files = found.get(id);
    if (!files) {
      const own = parts[id];
      files = own === undefined ? [] : withImports(own);
      found.set(id, files);
    }
    return files;
  };
  return {
    entry: `/${entry.file}`,
    sheet: `/${sheet.file}`,
    scriptsOf: (ids) => [...new Set([...ofEntry, ...ids.flatMap(filesOf)])].map((file) => `/${file}`),
  };
}

const readJson = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;
