import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';

/** Reads a file in or below a folder. Throws an error with the reason. */
export async function readLocalFile(folder: string, path: string): Promise<Buffer> {
  const root = await realpath(folder);
  const outside = new Error('it lies outside of the folder of its file');
  if (!isWithin(root, resolve(root, path))) throw outside;
  const real = await realpath(resolve(root, path)).catch(() => {
    throw new Error('there is no such file');
  });
  if (!isWithin(root, real)) throw outside;
  const info = await stat(real);
  if (!info.isFile()) throw new Error('there is no such file');
  if (info.size > MAX_IMAGE_BYTES) throw new Error(`it has more than ${MAX_IMAGE_BYTES} bytes`);
  return readFile(real);
}

function isWithin(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '' && !/^\.\.(?:[/\\]|$)/.test(way) && !isAbsolute(way);
}
