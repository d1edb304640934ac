import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const USER = 'postgres';

/** Uid and gid to run PostgreSQL with; empty for the user of this process. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`, which is created if necessary. */
export async function postgresOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  try {
    return await idsOfUser();
  } catch {
    await execute('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER]);
    return idsOfUser();
  }
}

async function idsOfUser(): Promise<Owner> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await execute('id', [which, USER])).stdout)),
  );
  return { uid, gid };
}
