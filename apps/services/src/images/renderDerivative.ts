import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { OriginalInfo } from './imageRepository.ts';
import type { RenderPlan } from './planDerivative.ts';

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

// The caller limits concurrency; each rendering uses one thread.
sharp.concurrency(1);
sharp.cache(false);

/** Largest bitmap decoded or rendered, in px². */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;

/** AVIF at 55 looks like JPEG and WebP at 80; requests use the scale of the latter. */
const avifQuality: Record<number, number> = { 60: 40, 70: 47, 80: 55, 90: 68 };

/**
 * Effort 2 of 9: about 0.1 s at 640 px on one core, where 3 needs 0.2 s and the default of 4 needs 0.6 s for files 5
 * and 15 percent smaller. Without chroma subsampling, which blurs edges between colours.
 */
const avifOptions = { effort: 2, chromaSubsampling: '4:4:4' } as const;

/** Renders a plan. Throws if the original cannot be decoded. */
export async function renderDerivative(bytes: Buffer, original: OriginalInfo, plan: RenderPlan): Promise<Buffer> {
  const pixels = await open(bytes, original, plan)
    .resize({ width: plan.width, ...(plan.height ? { height: plan.height, fit: 'cover' } : {}) })
    .timeout({ seconds: MAX_SECONDS })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(pixels, plan, original.mimeType === 'image/svg+xml')
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

function open(bytes: Buffer, original: OriginalInfo, plan: RenderPlan): Sharp {
  if (original.mimeType !== 'image/svg+xml') return sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const wanted = Math.max(plan.width / original.width, (plan.height ?? 0) / original.height);
  const largest = Math.sqrt((MAX_PIXELS * 0.9) / (original.width * original.height));
  // At 72 dpi an SVG has its nominal size; rendering it at its final size keeps edges sharp.
  const density = Math.max(1, 72 * Math.min(wanted, largest));
  return sharp(bytes, { density, limitInputPixels: MAX_PIXELS });
}

function encode({ data, info }: Pixels, plan: RenderPlan, isDrawing: boolean): Sharp {
  const opaque = isOpaque({ data, info }, isDrawing);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const image = opaque ? sharp(data, { raw }).removeAlpha() : sharp(data, { raw });
  switch (plan.format) {
    case 'avif':
      return image.avif({ ...avifOptions, quality: avifQuality[plan.quality] ?? plan.quality });
    case 'webp':
      return image.webp({ quality: plan.quality });
    case 'png':
      return image.png();
    case 'jpeg':
      return image.jpeg({ quality: plan.quality, progressive: true });
    case 'raster':
      return opaque ? image.jpeg({ quality: plan.quality, progressive: true }) : image.png();
  }
}

/**
 * An opaque alpha channel costs bytes and time in every encoder. An SVG may have one by rounding: where shapes meet,
 * and at its edge if its height is fractional.
 */
function isOpaque({ data, info: { width, height, channels } }: Pixels, isDrawing: boolean): boolean {
  if (channels === 1 || channels === 3) return true;
  const border = isDrawing ? 1 : 0;
  const leastAlpha = isDrawing ? 250 : 255;
  for (let y = border; y < height - border; y += 1) {
    for (let x = border; x < width - border; x += 1) {
      if (data[(y * width + x) * channels + channels - 1]! < leastAlpha) return false;
    }
  }
  return true;
}
