import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Owner } from './postgresOwner.ts';
import { runPostgres } from './postgresBinaries.ts';

export const CLUSTER_USER = 'shop';

export interface Cluster {
  dataDir: string;
  logFile: string;
  password: string;
}

/**
 * The cluster in a folder, created if necessary. It is created in a temporary folder and renamed, so that interrupted
 * or concurrent starts leave no incomplete one.
 */
export async function ensureCluster(folder: string, owner: Owner): Promise<Cluster> {
  if (!existsSync(folder)) await createCluster(folder, owner);
  return {
    dataDir: join(folder, 'pgdata'),
    logFile: join(folder, 'server.log'),
    password: (await readFile(join(folder, 'password'), 'utf8')).trim(),
  };
}

async function createCluster(folder: string, owner: Owner): Promise<void> {
  const draft = `${folder}.${randomBytes(6).toString('hex')}`;
  const passwordFile = join(draft, 'password');
  await mkdir(dirname(draft), { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if (owner.uid !== undefined && owner.gid !== undefined) {
      await Promise.all([draft, passwordFile].map((path) => chown(path, owner.uid!, owner.gid!)));
    }
    await runPostgres(
      'initdb',
      [
        `--pgdata=${join(draft, 'pgdata')}`,
        `--username=${CLUSTER_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same collation on every machine, whatever locales it has.
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--lc-collate=C',
        '--lc-ctype=C',
        '--lc-messages=C',
        '--lc-monetary=C',
        '--lc-numeric=C',
        '--lc-time=C',
      ],
      owner,
    );
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
