import { PREVIEW_FORMAT } from '@shop/contracts/constants';
import { snapToHeights, snapToWidths } from './imageWidths.ts';

export type ImageFormat = 'avif' | 'webp' | 'original' | typeof PREVIEW_FORMAT;

/** A requested picture, in offered sizes and qualities. */
export interface ImageRequest {
  /** px; null for the width of the original. */
  width: number | null;
  /** px of a crop's height; null keeps the ratio. */
  height: number | null;
  /** Null: chosen by the Accept header. */
  format: ImageFormat | null;
  quality: number;
}

const formats: readonly ImageFormat[] = ['avif', 'webp', 'original', PREVIEW_FORMAT];
const qualities = [60, 70, 80, 90] as const;
/** Specification, section 9. */
const DEFAULT_QUALITY = 80;

/**
 * Parses `w`, `h`, `fit`, `f` and `q`. Sizes and quality are rounded up to what is offered; `h` requires `fit=cover`.
 * Null if a parameter is malformed or repeated.
 */
export function readImageRequest(query: Readonly<Record<string, unknown>>): ImageRequest | null {
  const width = readSize(query['w'], snapToWidths);
  const height = readSize(query['h'], snapToHeights);
  const quality = query['q'] === undefined ? DEFAULT_QUALITY : readInteger(query['q'], 100);
  const fit = query['fit'] ?? 'contain';
  const format = query['f'] ?? null;
  if (width === undefined || height === undefined || quality === undefined) return null;
  if (fit !== 'contain' && fit !== 'cover') return null;
  if (format !== null && !isFormat(format)) return null;
  return {
    width,
    height: fit === 'cover' ? height : null,
    format,
    quality: qualities.find((offered) => offered >= quality) ?? 90,
  };
}

/** The best format that a browser accepts. */
export function preferredFormat(accept: string | undefined): ImageFormat {
  return takes(accept, 'image/avif') ? 'avif' : quickFormat(accept);
}

/** The best of the formats that are encoded quickly. */
export function quickFormat(accept: string | undefined): ImageFormat {
  return takes(accept, 'image/webp') ? 'webp' : 'original';
}

function takes(accept: string | undefined, type: string): boolean {
  return (accept ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Null if absent, undefined if invalid. */
function readSize(value: unknown, snap: (px: number) => number): number | null | undefined {
  if (value === undefined) return null;
  const px = readInteger(value, 99_999);
  return px === undefined ? undefined : snap(px);
}

function readInteger(value: unknown, max: number): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{0,4}$/.test(value)) return undefined;
  const number = Number(value);
  return number <= max ? number : undefined;
}

function isFormat(value: unknown): value is ImageFormat {
  return formats.includes(value as ImageFormat);
}
