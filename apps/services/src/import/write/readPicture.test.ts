import sharp from 'sharp';
import { readPicture } from './readPicture.ts';

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });

describe('a picture', () => {
  it('is resized and loses its metadata', async () => {
    const given = await blank(4800, 1200)
      .withExif({ IFD0: { Artist: 'Ada' } })
      .jpeg()
      .toBuffer();
    const { bytes, ...info } = await readPicture(given);
    expect(info).toEqual({ mimeType: 'image/webp', width: 2400, height: 600 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('is unchanged if it may be animated', async () => {
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
