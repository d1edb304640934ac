import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  zstdCompressSync,
  type ZstdOptions,
} from 'node:zlib';
import type { RenderedDocument } from '../ssr/createServerEntry.tsx';
import type { Encoding } from './acceptedEncoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Of a page for one visitor alone: an eighth larger than with `QUICK_QUALITY`, in a third of its time. */
const SINGLE_QUALITY = 2;
/**
 * The same for browsers that know Zstandard: as small as with `SINGLE_QUALITY`, in a third of its time. Lower levels take as
 * long, higher ones twice that.
 */
const SINGLE_ZSTD: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
/** Of a page that may be asked for only once: in 3 ms for 100 KB. */
const QUICK_QUALITY = 5;
/** Of a page that is asked for again: a tenth smaller, in 150 ms, meanwhile and off the main thread. */
const BEST_QUALITY = 11;
/** Bits of how far back repetitions are looked for: 256 KiB, more than a page. The usual window takes much more memory. */
const BROTLI_WINDOW = 18;

/** A page as it is sent, with its compressed forms made when first asked for, and better ones when asked for again. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Reads the whole page once it is asked for. */
  readonly etag: string;
  /** Every call behind it was answered: no part of it is missing for a passing reason. */
  complete: boolean;
  /** `isPersonal`: nobody else will ask for it. */
  body(encoding: Encoding, isPersonal?: boolean): Promise<Buffer>;
  /** Bytes held in memory. */
  bytes: number;
}

/**
 * Whether a page is what it would be at the next request, too. A 404 is: asking for what is not there must not be dearer than
 * asking for what is.
 */
export function isCacheable({ status, complete }: RenderedPage): boolean {
  return complete && status < 500;
}

/** Takes a rendered document over, with its hash for revalidation. `policy` is its content security policy. */
export function toRenderedPage(
  { status, html, location }: RenderedDocument,
  complete: boolean,
  policy: string,
): RenderedPage {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...(location && { location }),
  };
  return rendered(html, status, headers, complete);
}

/** Takes over a file for machines, which is sent as pages are. */
export function toRenderedFile(bytes: Buffer, status: number, contentType: string): RenderedPage {
  const headers = { 'content-type': contentType, 'content-security-policy': "default-src 'none'" };
  return rendered(bytes, status, headers, true);
}

function rendered(
  plain: Buffer,
  status: number,
  headers: Readonly<Record<string, string>>,
  complete: boolean,
): RenderedPage {
  let etag: string | undefined;
  let isImproved = false;
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    status,
    headers,
    get etag() {
      return (etag ??= `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`);
    },
    complete,
    body(encoding, isPersonal = false) {
      const known = bodies.get(encoding);
      if (known) {
        if (encoding === 'br' && !isImproved) {
          isImproved = true;
          void compress(plain, BEST_QUALITY).then((best) => bodies.set('br', Promise.resolve(best)));
        }
        return known;
      }
      const body = compressFirst(plain, encoding, isPersonal);
      bodies.set(encoding, body);
      return body;
    },
    // The compressed forms add about a quarter.
    bytes: Math.ceil(plain.length * 1.25),
  };
}

/** Zstandard, and Brotli for one visitor alone, are made at once: handing them to a thread would take longer. */
async function compressFirst(plain: Buffer, encoding: Encoding, isPersonal: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(plain);
  if (encoding === 'zstd') return zstdCompressSync(plain, SINGLE_ZSTD);
  if (isPersonal) return brotliCompressSync(plain, brotliOptions(plain, SINGLE_QUALITY));
  return compress(plain, QUICK_QUALITY);
}

const compress = (plain: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(plain, brotliOptions(plain, quality));

function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  };
}
