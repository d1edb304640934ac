/**
 * `npm run shop -- import`: imports product feeds and recipes into a site's catalogue, in the database of the services.
 */
import { resolve } from 'node:path';
import { sayProgress } from '@shop/catalogue-import';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { createLogger } from '../logger.ts';
import { importFiles } from './importFiles.ts';
import { printReport } from './printReport.ts';
import { readOptions, usageFor } from './readOptions.ts';
import { removeImports } from './removeImports.ts';

const config = readConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
const usage = usageFor(config.SITES);
const options = optionsOrUsage();
const logger = createLogger(config);
const { db, close } = await openDatabase(config, logger);
try {
  const report = options.remove
    ? await removeImports(db, options.site, options.dryRun)
    : await importFiles(db, { ...options, progress: sayProgress(complain) });
  printReport(report, options.json, { out: say, err: complain });
  process.exitCode = options.remove || report.readAnything ? 0 : 1;
} catch (error) {
  complain(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
}

function say(text: string): void {
  process.stdout.write(text);
}

function complain(text: string): void {
  process.stderr.write(text);
}

function optionsOrUsage() {
  try {
    const given = readOptions(process.argv.slice(2), config.SITES);
    if (given !== 'help') {
      // npm runs in the repository's folder, wherever it was called.
      const from = process.env['INIT_CWD'] ?? process.cwd();
      return { ...given, paths: given.paths.map((path) => resolve(from, path)) };
    }
    say(`${usage}\n`);
    process.exit(0);
  } catch (error) {
    complain(`${(error as Error).message}\n\n${usage}\n`);
    process.exit(1);
  }
}
