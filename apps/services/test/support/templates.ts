import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { seedAccounts } from '../../demo/accounts.ts';
import { seedVouchers } from '../../demo/vouchers.ts';
import { importerHash } from '../../demo/import/loadedFiles.ts';
import { seedDemo } from '../../demo/seed.ts';
import { readConfig } from '../../src/config.ts';
import { connect } from '../../src/db/connect.ts';
import type { EmbeddedPostgres } from '../../src/db/embedded/startEmbedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type Content, dropDatabase, templateName, withAdmin } from './testDatabase.ts';

const root = resolve(import.meta.dirname, '../../../..');
/** Files that the templates depend on, besides those of the importer. */
const sources = [
  'apps/services/migrations',
  'apps/services/demo',
  'apps/services/src/db',
  'apps/services/src/site',
  'apps/services/src/identity',
];
/** Any number that no other advisory lock uses. */
const TEMPLATE_LOCK = 740_113;
/** Keeps the templates of recent test runs, which may still copy from them. */
const KEPT_TEMPLATES = 8;
const log = pino({ level: 'silent' });

/**
 * Creates the templates of the current sources if they are missing, and deletes the oldest. Returns their fingerprint.
 */
export async function ensureTemplates(postgres: EmbeddedPostgres): Promise<string> {
  const fingerprint = sourceFingerprint();
  await withAdmin(postgres, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname like 'template\\_shop%' order by oid desc`,
    );
    const present = rows.map((row) => row.datname);
    for (const content of ['empty', 'demo'] as const) {
      const name = templateName(content, fingerprint);
      if (!present.includes(name)) await createTemplate(admin, postgres, content, name);
    }
    for (const old of present.slice(KEPT_TEMPLATES)) await dropDatabase(admin, old);
  });
  return fingerprint;
}

/** Created under a temporary name, so that an existing template is complete. */
async function createTemplate(
  admin: pg.Client,
  postgres: EmbeddedPostgres,
  content: Content,
  name: string,
): Promise<void> {
  const draft = `draft_${name}`;
  await dropDatabase(admin, draft);
  await admin.query(`create database ${draft}`);
  const url = postgres.urlOf(draft);
  await migrate(url);
  if (content === 'demo') {
    const { db, close } = connect(() => url, 2, log);
    await seedDemo(db, log);
    await seedAccounts(db);
    await seedVouchers(db, readConfig({}).VOUCHER_SECRET);
    await close();
  }
  await admin.query(`alter database ${draft} rename to ${name}`);
}

function sourceFingerprint(): string {
  return sources
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((path) => !path.endsWith('.test.ts'))
    .reduce((hash, path) => hash.update(path).update(readFileSync(path)), createHash('sha256').update(importerHash()))
    .digest('hex')
    .slice(0, 16);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
