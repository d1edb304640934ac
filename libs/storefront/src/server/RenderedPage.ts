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
 * long, higher ones twice that. A page fits in one chunk (bytes): what does not is copied, and both stay in memory for a while.
 */
const SINGLE_ZSTD: ZstdOptions = { chunkSize: 32_768, params: { [constants.ZSTD_c_compressionLevel]: 3 } };
/** Of a page that may be asked for only once: in 3 ms for 100 KB. */
const QUICK_QUALITY = 5;
/** Of a page that is asked for again: a tenth smaller, in 150 ms, meanwhile and off the main thread. */
const BEST_QUALITY = 11;
/** Bits of how far back repetitions are looked for: 256 KiB, more than a page. The usual window takes much more memory. */
const BROTLI_WINDOW = 18;

interface Parts {
  plain: Buffer;
  status: number;
  headers: Readonly<Record<string, string>>;
  complete: boolean;
}

/**
 * A page as it is sent, with its compressed forms made when first asked for, and better ones when asked for again. A class: an
 * object literal with a getter has a hidden class of its own, which keeps what the getter sees until the next major collection
 * of garbage (decision 68).
 */
export class RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Every call behind it was answered: no part of it is missing for a passing reason. */
  readonly complete: boolean;
  readonly #plain: Buffer;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();
  #etag: string | undefined;
  #isImproved = false;

  constructor({ plain, status, headers, complete }: Parts) {
    this.status = status;
    this.headers = headers;
    this.complete = complete;
    this.#plain = plain;
  }

  /** Reads the whole page once it is asked for. */
  get etag(): string {
    return (this.#etag ??= `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 16)}"`);
  }

  /** Bytes held in memory: the compressed forms add about a quarter. */
  get bytes(): number {
    return Math.ceil(this.#plain.length * 1.25);
  }

  /** `isPersonal`: nobody else will ask for it. */
  body(encoding: Encoding, isPersonal = false): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.#plain);
    const known = this.#bodies.get(encoding);
    if (known) {
      if (encoding === 'br' && !this.#isImproved) {
        this.#isImproved = true;
        void compress(this.#plain, BEST_QUALITY).then((best) => this.#bodies.set('br', Promise.resolve(best)));
      }
      return known;
    }
    const body = compressFirst(this.#plain, encoding, isPersonal);
    this.#bodies.set(encoding, body);
    return body;
  }

  /** The same with another address that it has moved to. */
  movedTo(location: string): RenderedPage {
    const { status, headers, complete } = this;
    return new RenderedPage({ plain: this.#plain, status, headers: { ...headers, location }, complete });
  }
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
  return new RenderedPage({ plain: html, status, headers, complete });
}

/** Takes over a file for machines, which is sent as pages are. */
export function toRenderedFile(bytes: Buffer, status: number, contentType: string): RenderedPage {
  const headers = { 'content-type': contentType, 'content-security-policy': "default-src 'none'" };
  return new RenderedPage({ plain: bytes, status, headers, complete: true });
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
