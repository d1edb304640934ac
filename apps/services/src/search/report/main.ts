/** `npm run shop -- searches`: what visitors search for, find nothing by, and choose results of. */
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { createLogger } from '../../logger.ts';
import { type ReportedTerm, readSearchReport } from './readSearchReport.ts';

const DEFAULT_DAYS = 30;
const DEFAULT_LIMIT = 50;

const config = readConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
const usage = `Usage: npm run shop -- searches --site <${config.SITES.join('|')}> [--empty] [--days ${DEFAULT_DAYS}] [--limit ${DEFAULT_LIMIT}] [--json]`;
const options = optionsOrUsage();
const { db, close } = await openDatabase(config, createLogger(config));
try {
  const rows = await readSearchReport(db, options);
  process.stdout.write(options.json ? `${JSON.stringify(rows)}\n` : asTable(rows));
} finally {
  await close();
}

function asTable(rows: readonly ReportedTerm[]): string {
  const lines = rows.map(({ searches, withoutResult, clicks, locale, term }) =>
    [...[searches, withoutResult, clicks].map((count) => String(count).padStart(8)), `  ${locale}  ${term}`].join(''),
  );
  return ['searches   empty  clicks  term', ...lines, ''].join('\n');
}

function optionsOrUsage() {
  try {
    const { values } = parseArgs({
      options: {
        site: { type: 'string' },
        empty: { type: 'boolean', default: false },
        days: { type: 'string', default: String(DEFAULT_DAYS) },
        limit: { type: 'string', default: String(DEFAULT_LIMIT) },
        json: { type: 'boolean', default: false },
      },
    });
    const { site = '', empty, json } = values;
    const [days, limit] = [Number(values.days), Number(values.limit)];
    if (!config.SITES.includes(site)) throw new Error('Name a site.');
    if (!(Number.isInteger(days) && days > 0 && Number.isInteger(limit) && limit > 0)) throw new Error('Not a number.');
    return { site, empty, days, limit, json };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    process.exit(1);
  }
}
