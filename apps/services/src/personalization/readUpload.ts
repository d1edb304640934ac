import { MAX_IMAGE_BYTES } from '@shop/contracts/constants';
import type { ImageError } from '@shop/contracts';
import sharp from 'sharp';
import { imageTypeOf } from '../images/imageTypeOf.ts';

/** Allowed types (specification, section 5). */
const ACCEPTED: readonly (string | null)[] = ['image/png', 'image/gif', 'image/jpeg'];
/** Largest bitmap decoded, in px²: a small file may decode to gigabytes. */
const MAX_PIXELS = 50_000_000;
/** Maximum side in px: sufficient for printing on a mug. */
const MAX_SIDE = 3000;
const MAX_SECONDS = 20;
const WEBP_QUALITY = 90;
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
    const { width = 0, height = 0 } = await sharp(given, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return { error: 'TOO_LARGE' };
    const { data, info } = await sharp(given, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS })
      .toColourspace('srgb')
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { error: null, bytes: data, width: info.width, height: info.height };
  } catch {
    return { error: 'INVALID' };
  }
}
