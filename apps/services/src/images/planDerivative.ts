import { createHash } from 'node:crypto';
import { PREVIEW_FORMAT } from '@shop/contracts/constants';
import sharp from 'sharp';
import { snapToWidths } from './imageWidths.ts';
import type { ImageFormat, ImageRequest } from './readImageRequest.ts';
import type { OriginalInfo } from './imageRepository.ts';

/** `raster` is JPEG, or PNG for transparent pictures. */
export type OutputFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'raster';

/** How to render a derivative. `untouched` sends the stored bytes. */
export type DerivativePlan = { kind: 'untouched' } | RenderPlan | PreviewPlan;

export interface RenderPlan {
  kind: 'render';
  format: OutputFormat;
  /** px */
  width: number;
  /** px of a crop's height; null keeps the ratio. */
  height: number | null;
  quality: number;
}

/** A picture of so few bytes that it stands in a page until the picture is there. */
export interface PreviewPlan {
  kind: 'preview';
  /** px */
  width: number;
}

/**
 * px of the shorter side. Phones are up to 412 px wide and show the middle of wide pictures; an enlarged picture counts as none
 * for browsers (Largest Contentful Paint).
 */
const PREVIEW_SIDE = 416;
/** px. Of a panorama a phone shows so little that it needs none of the best. */
const MAX_PREVIEW_WIDTH = 3 * PREVIEW_SIDE;

/** Increased when the same plan gives other bytes. */
const PIPELINE_VERSIONS: Readonly<Record<DerivativePlan['kind'], number>> = { untouched: 1, render: 1, preview: 2 };

/**
 * The plan for a request. SVG is rendered at any offered size and never sent; other originals are never enlarged; GIF
 * is unchanged, since it may be animated.
 */
export function planDerivative(original: OriginalInfo, request: ImageRequest, format: ImageFormat): DerivativePlan {
  if (original.mimeType === 'image/gif') return { kind: 'untouched' };
  if (format === PREVIEW_FORMAT) {
    const width = Math.round(PREVIEW_SIDE * Math.max(1, original.width / original.height));
    return { kind: 'preview', width: Math.min(width, original.width, MAX_PREVIEW_WIDTH) };
  }
  const size = sizeOf(original, request);
  return { kind: 'render', format: outputOf(original.mimeType, format), quality: request.quality, ...size };
}

/** Cache key and ETag of the derivative: the same for the same bytes. */
export function derivativeKey(id: string, plan: DerivativePlan): string {
  const parts = [PIPELINE_VERSIONS[plan.kind], sharp.versions.sharp, id, plan];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}

function sizeOf(original: OriginalInfo, request: ImageRequest): { width: number; height: number | null } {
  const width = request.width ?? snapToWidths(original.width);
  if (original.mimeType === 'image/svg+xml') return { width, height: request.height };
  if (request.height === null) return { width: Math.min(width, original.width), height: null };
  const scale = Math.min(1, original.width / width, original.height / request.height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(request.height * scale)) };
}

function outputOf(mimeType: string, format: Exclude<ImageFormat, typeof PREVIEW_FORMAT>): OutputFormat {
  if (format !== 'original') return format;
  if (mimeType === 'image/jpeg') return 'jpeg';
  if (mimeType === 'image/png') return 'png';
  return mimeType === 'image/webp' ? 'webp' : 'raster';
}
