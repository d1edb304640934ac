import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Process and port of the embedded PostgreSQL that has its data in a folder. It writes them there. */
export function postmasterOf(dataDir: string): { pid: number; port: number } {
  const file = join(dataDir, 'postgres/pgdata/postmaster.pid');
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  return { pid, port };
}

/** The address of the shop's database that has its data in a folder. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
  return `postgres://shop:${encodeURIComponent(password)}@127.0.0.1:${postmasterOf(dataDir).port}/shop`;
}

/** Runs a task with a connection of its own to the shop's database that has its data in a folder. */
export async function withDatabase<T>(dataDir: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  // An error without a listener ends the process; statements tell of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
