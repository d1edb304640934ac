import sharp from 'sharp';

/** px; what iOS asks for, and Android for its home screen and its start-up picture. */
const APPLE = 180;
const ICON = 192;
const LARGE_ICON = 512;
/** px of the icon old browsers ask for by its name. */
const FAVICON = 32;
/** Devices cut a maskable icon to shapes that leave at least its inner 80 percent; the drawing's corners reach beyond. */
const MASKABLE_SCALE = 0.8;
/** px of the picture shown with a link to a page that has none. */
const SHARE = { width: 1200, height: 630 };
const SHARE_SYMBOL = 520;

/** What devices and other sites show of a brand, by file name: drawn from its favicon, whose first rectangle is the ground. */
export async function drawIcons(svg: Buffer): Promise<Record<string, Buffer>> {
  const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(svg.toString())?.[1];
  if (!ground) throw new Error('A favicon.svg needs a rectangle as its ground.');

  const symbol = (size: number) => sharp(svg, { density: (72 * size) / 64 }).resize(size, size);
  const onGround = async (width: number, height: number, size: number) =>
    sharp({ create: { width, height, channels: 3, background: ground } })
      .composite([{ input: await symbol(size).png().toBuffer() }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  const free = (size: number) => symbol(size).png({ compressionLevel: 9, palette: true }).toBuffer();

  return {
    'favicon.ico': toIco(await free(FAVICON)),
    // iOS has no see-through icons.
    'apple-touch-icon.png': await onGround(APPLE, APPLE, APPLE),
    'icon-192.png': await free(ICON),
    'icon-512.png': await free(LARGE_ICON),
    'icon-maskable-512.png': await onGround(LARGE_ICON, LARGE_ICON, Math.round(LARGE_ICON * MASKABLE_SCALE)),
    'share.png': await onGround(SHARE.width, SHARE.height, SHARE_SYMBOL),
  };
}

/** An icon file of one picture: a header, the picture's entry, the PNG. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON, 6);
  head.writeUInt8(FAVICON, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
