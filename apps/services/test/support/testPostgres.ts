import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { type EmbeddedPostgres, startEmbedded } from '../../src/db/embedded/startEmbedded.ts';

const dataDir = resolve(import.meta.dirname, '../../../../.data');
const PORT = 4311;
const log = pino({ level: 'silent' });

/** The PostgreSQL of all tests: the running one, or a new one. */
export function startTestPostgres(): Promise<EmbeddedPostgres> {
  return startEmbedded({ folder: join(dataDir, 'test-postgres'), port: PORT, volatile: true, log });
}
