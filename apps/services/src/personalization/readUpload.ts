import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '@shop/contracts/upload-limits';
import type { ImageError } from '@shop/contracts';
import { FairLimiter, TooBusyError } from '@shop/limits';
import sharp from 'sharp';
import { imageTypeOf } from '../images/imageTypeOf.ts';

/** Allowed types (specification, section 5). */
const ACCEPTED: readonly (string | null)[] = ['image/png', 'image/gif', 'image/jpeg'];
/** Largest bitmap decoded, in px²: a small file may decode to gigabytes. A JPEG is made smaller while it is read. */
const MAX_PIXELS = 50_000_000;
/** Of formats that are decoded whole, into 48 MB and as much again for turning it upright. */
const MAX_PIXELS_WHOLE = 12_000_000;
const MAX_SECONDS = 20;
const WEBP_QUALITY = 90;
/** Turns are shared fairly before the body is read; here all count as one. */
const ANYBODY = '';
/** One at a time of those that take more memory than pictures usually do. */
const large = new FairLimiter({ atOnce: 1, maxWaiting: 10, maxWaitMs: MAX_SECONDS * 1000 });
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

export type Upload = { error: null; bytes: Buffer; width: number; height: number } | { error: ImageError };

/**
 * Reads an uploaded base64 picture: checks its bytes, decodes, rotates it upright, and re-encodes it without metadata.
 */
export async function readUpload(base64: string): Promise<Upload> {
  if (!BASE64.test(base64)) return { error: 'INVALID' };
  const given = Buffer.from(base64, 'base64');
  if (given.length === 0) return { error: 'INVALID' };
  if (given.length > MAX_IMAGE_BYTES) return { error: 'TOO_LARGE' };
  if (!ACCEPTED.includes(imageTypeOf(given))) return { error: 'UNSUPPORTED_TYPE' };
  try {
    const { width = 0, height = 0, format } = await sharp(given, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    if (pixels > (format === 'jpeg' ? MAX_PIXELS : MAX_PIXELS_WHOLE)) return { error: 'TOO_MANY_PIXELS' };
    return await (pixels > MAX_PIXELS_WHOLE ? large.run(ANYBODY, () => reencode(given)) : reencode(given));
  } catch (error) {
    if (error instanceof TooBusyError) throw error;
    return { error: 'INVALID' };
  }
}

async function reencode(given: Buffer): Promise<Upload> {
  const { data, info } = await sharp(given, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
    .toColourspace('srgb')
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { error: null, bytes: data, width: info.width, height: info.height };
}
