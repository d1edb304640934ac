import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { OriginalInfo } from './imageRepository.ts';

/** A decoded or drawn picture. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
  /** Nothing shows through it. */
  isOpaque: boolean;
}

// The caller limits concurrency; each rendering uses one thread.
sharp.concurrency(1);
sharp.cache(false);

/** Largest bitmap decoded or rendered, in px². */
const MAX_PIXELS = 50_000_000;
/** A decoding, or an encoding, may take. */
export const MAX_SECONDS = 20;

/** Alpha, of 255, from which a pixel of a drawing is opaque. */
const OPAQUE_DRAWING = 250;

/** The pixels of an original in a size in px; without a height, in its ratio. Throws if it cannot be decoded. */
export async function readPixels(
  bytes: Buffer,
  original: OriginalInfo,
  { width, height }: { width: number; height: number | null },
  opaqueDrawing = OPAQUE_DRAWING,
): Promise<Pixels> {
  const { data, info } = await open(bytes, original, width, height ?? 0)
    .resize({ width, ...(height ? { height, fit: 'cover' } : {}) })
    .timeout({ seconds: MAX_SECONDS })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, isOpaque: hasNoAlpha(data, info, original.mimeType === 'image/svg+xml' ? opaqueDrawing : null) };
}

/** Pixels as a picture to be encoded, without an alpha channel where they are opaque. */
export function imageOf({ data, info: { width, height, channels }, isOpaque }: Pixels): Sharp {
  const image = sharp(data, { raw: { width, height, channels } });
  return isOpaque ? image.removeAlpha() : image;
}

function open(bytes: Buffer, original: OriginalInfo, width: number, height: number): Sharp {
  if (original.mimeType !== 'image/svg+xml') return sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const wanted = Math.max(width / original.width, height / original.height);
  const largest = Math.sqrt((MAX_PIXELS * 0.9) / (original.width * original.height));
  // At 72 dpi an SVG has its nominal size; rendering it at its final size keeps edges sharp.
  const density = Math.max(1, 72 * Math.min(wanted, largest));
  return sharp(bytes, { density, limitInputPixels: MAX_PIXELS });
}

/**
 * An opaque alpha channel costs bytes and time in every encoder. An SVG may have one by rounding: where shapes meet,
 * and at its edge if its height is fractional.
 */
function hasNoAlpha(data: Buffer, { width, height, channels }: OutputInfo, opaqueDrawing: number | null): boolean {
  if (channels === 1 || channels === 3) return true;
  const border = opaqueDrawing === null ? 0 : 1;
  const leastAlpha = opaqueDrawing ?? 255;
  for (let y = border; y < height - border; y += 1) {
    for (let x = border; x < width - border; x += 1) {
      if (data[(y * width + x) * channels + channels - 1]! < leastAlpha) return false;
    }
  }
  return true;
}
