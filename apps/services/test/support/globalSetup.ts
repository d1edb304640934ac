import type { EmbeddedPostgres } from '../../src/db/embedded/startEmbedded.ts';
import { ensureTemplates } from './templates.ts';
import { TEMPLATES_VARIABLE } from './testDatabase.ts';
import { startTestPostgres } from './testPostgres.ts';

declare global {
  var testPostgres: EmbeddedPostgres | undefined;
}

/** Keeps the tests' PostgreSQL running until the last test file has ended. */
export default async function globalSetup(): Promise<void> {
  globalThis.testPostgres = await startTestPostgres();
  process.env[TEMPLATES_VARIABLE] = await ensureTemplates(globalThis.testPostgres);
}
