import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Contents of the postmaster.pid of a data folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * The running server of a data folder; null if none. A stale file of a killed server is removed: its process id may
 * have been reused, and PostgreSQL would refuse to start.
 */
export function findPostmaster(dataDir: string): Postmaster | null {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (pid && isPostgres(pid)) return { pid, port: port || 0 };
  rmSync(file, { force: true });
  return null;
}

function isPostgres(pid: number): boolean {
  try {
    // `<pid> (<name>) <state>`: a killed server stays as a zombie (Z) where nobody waits for it, as in some containers.
    if (process.platform === 'linux') return /\(postgres.*\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    if (process.platform === 'win32') return execFileSync('tasklist', ['/fi', `PID eq ${pid}`]).includes('postgres');
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm=']).includes('postgres');
  } catch {
    return false;
  }
}
