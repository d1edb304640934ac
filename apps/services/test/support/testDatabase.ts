import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EmbeddedPostgres } from '../../src/db/embedded/startEmbedded.ts';

/** Passes the templates of this run to the test files. */
export const TEMPLATES_VARIABLE = 'SHOP_TEST_TEMPLATES';

/** A migrated database: with the demo world, or empty. */
export type Content = 'demo' | 'empty';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * A test file's own database, copied from a template of the given fingerprint (`ensureTemplates`). Apart from what makes the
 * templates, which every test file would load with it.
 */
export async function createTestDatabase(
  postgres: EmbeddedPostgres,
  content: Content,
  fingerprint: string,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(postgres, (admin) =>
    admin.query(`create database ${name} template ${templateName(content, fingerprint)}`),
  );
  return { url: postgres.urlOf(name), drop: () => withAdmin(postgres, (admin) => dropDatabase(admin, name)) };
}

export const templateName = (content: Content, fingerprint: string) => `template_shop_${content}_${fingerprint}`;

export async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`drop database if exists ${name} with (force)`);
}

/** Uses a connection that may create and drop databases, and closes it. */
export async function withAdmin<Result>(
  postgres: EmbeddedPostgres,
  use: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await admin.connect();
  try {
    return await use(admin);
  } finally {
    await admin.end();
  }
}
