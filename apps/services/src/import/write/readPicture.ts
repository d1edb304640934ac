import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import sharp from 'sharp';
import { imageTypeOf } from '../../images/imageTypeOf.ts';

/** A picture ready to be stored. */
export interface ReadPicture {
  mimeType: string;
  /** px */
  width: number;
  height: number;
  bytes: Buffer;
}

/** Largest bitmap decoded, in px²: a small file may decode to gigabytes. */
const MAX_PIXELS = 50_000_000;
/** Maximum side in px: the largest width of the image service. */
const MAX_SIDE = 2400;
const MAX_SECONDS = 20;
const WEBP_QUALITY = 90;
const GIF = 'image/gif';

/**
 * Reads a picture by its bytes, whatever its name: rotated upright and re-encoded without metadata. A GIF is unchanged,
 * since it may be animated. Throws an error with the reason if it cannot be displayed.
 */
export async function readPicture(given: Buffer): Promise<ReadPicture> {
  if (given.length === 0) throw new Error('it is empty');
  if (given.length > MAX_IMAGE_BYTES) throw new Error(`it has more than ${MAX_IMAGE_BYTES} bytes`);
  const mimeType = imageTypeOf(given);
  if (!mimeType) throw new Error('it is no JPEG, PNG, GIF, WebP or AVIF');
  const { width = 0, height = 0 } = await sharp(given, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new Error(`it has more than ${MAX_PIXELS} pixels`);
  const picture = sharp(given, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
  if (mimeType === GIF) {
    await picture.stats();
    return { mimeType, width, height, bytes: given };
  }
  const { data, info } = await picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { mimeType: 'image/webp', width: info.width, height: info.height, bytes: data };
}
