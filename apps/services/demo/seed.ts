import type { Brand } from '@shop/brands';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../src/db/database.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { demoBrands } from './demoBrands.ts';
import { importCatalogue } from './import/importCatalogue.ts';
import { importContent } from './import/importContent.ts';
import { differs, fileHashes, importerHash, loadedHashes, saveHashes } from './import/loadedFiles.ts';
import { catalogueKinds, contentKinds } from './import/readBrand.ts';

/** Any number not used by another advisory lock: concurrent processes load one after the other. */
const SEED_LOCK = 740_112;
const IMPORTER = 'importer';

/**
 * Loads the demo files of all brands, each part only if its files or the importer have changed. In one transaction.
 * Invalid entries are logged and left out.
 */
export async function seedDemo(db: Database, log: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  const started = performance.now();
  const counts = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const loaded = await loadedHashes(tx);
    const hashes = new Map([[IMPORTER, importerHash()]]);
    const newImporter = loaded.get(IMPORTER) !== hashes.get(IMPORTER);
    const counts: Record<string, number> = {};
    for (const brand of demoBrands) {
      const catalogue = fileHashes(brand.site, catalogueKinds);
      const content = fileHashes(brand.site, contentKinds);
      for (const [path, hash] of [...catalogue, ...content]) hashes.set(path, hash);
      const newCatalogue = newImporter || differs(brand.site, catalogueKinds, catalogue, loaded);
      if (newCatalogue) Object.assign(counts, await loadCatalogue(tx, brand, log));
      if (newCatalogue || differs(brand.site, contentKinds, content, loaded)) {
        Object.assign(counts, await loadContent(tx, brand, log));
      }
    }
    if (Object.keys(counts).length === 0) return null;
    await saveHashes(tx, hashes, loaded);
    await bumpContentVersion(tx);
    return counts;
  });
  if (!counts) return;
  // Without statistics the first queries of a new database are planned for empty tables.
  await db.execute(sql`analyze`);
  log.info({ ...counts, ms: Math.round(performance.now() - started) }, 'demo content loaded');
}

async function loadCatalogue(tx: Transaction, brand: Brand, log: Pick<Logger, 'warn'>) {
  const { items } = await importCatalogue(tx, brand, (problem) =>
    log.warn({ brand: brand.site, problem }, 'demo file'),
  );
  return { [`${brand.site}Items`]: items };
}

async function loadContent(tx: Transaction, brand: Brand, log: Pick<Logger, 'warn'>) {
  const { pages } = await importContent(tx, brand, (problem) => log.warn({ brand: brand.site, problem }, 'demo file'));
  return { [`${brand.site}Pages`]: pages };
}
