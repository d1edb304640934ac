import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readLocalFile } from './readLocalFile.ts';
import { readPicture } from './readPicture.ts';

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });

describe('a picture', () => {
  it('is made small enough and loses what its camera knew', async () => {
    const given = await blank(4800, 1200)
      .withExif({ IFD0: { Artist: 'Ada' } })
      .jpeg()
      .toBuffer();
    const { bytes, ...info } = await readPicture(given);
    expect(info).toEqual({ mimeType: 'image/webp', width: 2400, height: 600 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('stays as it is where it may move', async () => {
    const given = await blank(10, 10).gif().toBuffer();
    expect(await readPicture(given)).toEqual({ mimeType: 'image/gif', width: 10, height: 10, bytes: given });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html>')],
    ['a drawing, which may run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the beginning of one', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['the beginning of a moving one', Buffer.from('GIF89a')],
  ])('is not %s', async (_, bytes) => {
    await expect(readPicture(bytes)).rejects.toThrow();
  });
});

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

  it('is read within its folder alone', async () => {
    expect(String(await readLocalFile(join(root, 'feed'), './in'))).toBe('in');
    for (const path of ['../secret', 'link', join(root, 'secret')]) {
      await expect(readLocalFile(join(root, 'feed'), path)).rejects.toThrow('outside');
    }
    for (const path of ['none', 'in/none']) {
      await expect(readLocalFile(join(root, 'feed'), path)).rejects.toThrow('no such file');
    }
  });
});
