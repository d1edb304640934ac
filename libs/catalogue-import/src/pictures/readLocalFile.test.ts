import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLocalFile } from './readLocalFile.ts';

describe('a file beside a feed', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'import-'));
    await mkdir(join(root, 'feed'));
    await writeFile(join(root, 'secret'), 'secret');
    await writeFile(join(root, 'feed/in'), 'in');
    await symlink(join(root, 'secret'), join(root, 'feed/link'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('is only read within its folder', async () => {
    expect(String(await readLocalFile(join(root, 'feed'), './in'))).toBe('in');
    for (const path of ['../secret', 'link', join(root, 'secret')]) {
      await expect(readLocalFile(join(root, 'feed'), path)).rejects.toThrow('outside');
    }
    for (const path of ['none', 'in/none']) {
      await expect(readLocalFile(join(root, 'feed'), path)).rejects.toThrow('no such file');
    }
  });
});
