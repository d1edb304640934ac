import { lookup as systemLookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import { isPublicAddress } from './isPublicAddress.ts';

export interface FetchOptions {
  /** Allows loopback and private networks, for tests. */
  allowLocalAddresses?: boolean;
  /** Timeout in ms for one picture, redirects included. */
  timeout?: number;
}

/** A server did not answer in time. */
export class FetchTimeoutError extends Error {
  constructor(cause: unknown) {
    super('it takes too long', { cause });
  }
}

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const refused = 'it is in a private network';

/**
 * Fetches the body of an http(s) address. The resolved IP address is checked when connecting, so that DNS rebinding
 * cannot bypass the check. Throws an error with the reason.
 */
export async function fetchBytes(address: string, options: FetchOptions = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeout ?? TIMEOUT_MS);
  let url = readUrl(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(url, options, signal);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.includes(statusCode) || !headers.location) return readBody(response, signal);
    response.destroy();
    url = readUrl(headers.location, url);
  }
  throw new Error(`it is redirected more than ${MAX_REDIRECTS} times`);
}

function readUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new Error('its address is malformed');
  const url = new URL(address, base);
  if (!['http:', 'https:'].includes(url.protocol)) throw new Error(`its address begins with ${url.protocol}`);
  if (url.username || url.password) throw new Error('its address holds a password');
  return url;
}

function request(url: URL, { allowLocalAddresses }: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // IP addresses are not looked up, so they are checked here.
  if (!allowLocalAddresses && isIP(host) && !isPublicAddress(host)) throw new Error(refused);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const lookup = allowLocalAddresses ? {} : { lookup: lookupPublic };
  const headers = { accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif', 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    get(url, { ...lookup, headers, signal, agent: false }, resolve).on('error', (error) =>
      reject(signal.aborted ? new FetchTimeoutError(error) : error),
    );
  });
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    if (!open.length) return callback(new Error(refused), []);
    if (options.all) callback(null, open);
    else callback(null, open[0]!.address, open[0]!.family);
  });
};

async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const { statusCode = 0, headers } = response;
  const tooLarge = new Error(`it has more than ${MAX_IMAGE_BYTES} bytes`);
  try {
    if (statusCode !== 200) throw new Error(`its server answers ${statusCode}`);
    if (Number(headers['content-length']) > MAX_IMAGE_BYTES) throw tooLarge;
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_IMAGE_BYTES) throw tooLarge;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw signal.aborted ? new FetchTimeoutError(error) : error;
  } finally {
    response.destroy();
  }
}
