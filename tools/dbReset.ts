/** `npm run db:reset`: throws the embedded database away; the next start makes and fills a new one. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '../.data');
const database = join(dataDir, 'postgres');

if (existsSync(join(database, 'postmaster.pid'))) {
  console.error('The database is running. Stop the shop first (Ctrl+C where it runs), then reset.');
  process.exit(1);
}
rmSync(database, { recursive: true, force: true });
console.log('The database is gone. "npm start" makes a new one.');
