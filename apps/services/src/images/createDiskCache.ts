import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DiskCache {
  read(key: string): Promise<Buffer | null>;
  /** Stores the bytes; throws if the disk refuses. */
  write(key: string, bytes: Buffer): Promise<void>;
}

/** A file's mtime is its last use, but is not updated at every use. */
const TOUCH_AFTER_MS = 3_600_000;
/** A sweep frees more than necessary, so that it does not run at every write. */
const KEEP_SHARE = 0.8;

/**
 * Files under `dir`, named by their key. Above `maxBytes` the least recently used are evicted. Several processes may
 * share a folder: writes are atomic, and each process measures the folder again when it sweeps.
 */
export function createDiskCache({ dir, maxBytes }: { dir: string; maxBytes: number }): DiskCache {
  let size: Promise<number> | null = null;
  const pathOf = (key: string) => join(dir, key.slice(0, 2), key);

  return {
    async read(key) {
      const file = await open(pathOf(key)).catch(nullIfMissing);
      if (!file) return null;
      try {
        const { mtimeMs } = await file.stat();
        if (Date.now() - mtimeMs > TOUCH_AFTER_MS) await file.utimes(new Date(), new Date()).catch(() => undefined);
        return await file.readFile();
      } finally {
        await file.close();
      }
    },

    async write(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      const add = (used: number) => (used + bytes.length > maxBytes ? sweep(dir, maxBytes) : used + bytes.length);
      size = size ? size.then(add) : sweep(dir, maxBytes);
      size.catch(() => (size = null));
      await size;
    },
  };
}

/** Evicts the least recently used files if there are too many bytes. Returns the remaining size. */
async function sweep(dir: string, maxBytes: number): Promise<number> {
  const files = await listFiles(dir);
  let used = files.reduce((sum, file) => sum + file.size, 0);
  if (used <= maxBytes) return used;
  files.sort((a, b) => a.usedAt - b.usedAt);
  for (const file of files) {
    if (used <= maxBytes * KEEP_SHARE) break;
    await rm(file.path, { force: true });
    used -= file.size;
  }
  return used;
}

async function listFiles(dir: string): Promise<{ path: string; size: number; usedAt: number }[]> {
  const entries = (await readdir(dir, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? [];
  const files = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(nullIfMissing);
    if (found) files.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  return files;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
