import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Memory a process holds, in MB; null where the machine does not tell. */
export function residentMegabytes(pid: number): number | null {
  const kibibytes = existsSync(`/proc/${pid}/status`) ? fromProc(pid) : fromPs(pid);
  return kibibytes === null ? null : Math.round((kibibytes * 1024) / 1e6);
}

function fromProc(pid: number): number | null {
  const [, size] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return size ? Number(size) : null;
}

function fromPs(pid: number): number | null {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) || null;
  } catch {
    return null;
  }
}
