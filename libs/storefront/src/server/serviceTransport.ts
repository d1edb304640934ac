import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { CONTENT_VERSION_HEADER, CONTENT_VERSION_PATH } from '@shop/contracts/constants';
import { ServerCache } from '@shop/server-cache';
import { hasSession } from './hasSession.ts';
import { ServiceConnection } from './ServiceConnection.ts';
import { serviceHeaders } from './serviceHeaders.ts';
import { areShared, mayBeShared } from './sharedMethods.ts';
import type { Visitor } from './visitor.ts';

interface Answer {
  status: number;
  /** By lower-case names. */
  headers: IncomingHttpHeaders;
  /** The parsed body, or undefined where it is no JSON. Shared between requests: read only. */
  value: unknown;
  /** Of the body. */
  digest: string;
  bytes: number;
}

interface ServiceCall {
  path: string;
  method: string;
  args: readonly unknown[];
  locale?: string | undefined;
}

export interface ServiceTransportOptions {
  servicesUrl: string;
  /** Sent as `X-Shop-Site`. */
  site: string;
  /** Told when the services' content has changed. */
  onContentChange: () => void;
  /** Milliseconds a call may take. */
  timeout?: number;
  now?: () => number;
}

const FRESH_MS = 5_000;
const STALE_MS = 10 * 60_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** Of a reply in memory, about: its objects, and as much again for the HTML that is kept of them. */
const BYTES_PER_CHARACTER = 4;
const TIMEOUT_MS = 10_000;

/**
 * Sends the calls of server rendering to the services. Replies to anonymous calls are kept in memory: for visitors without a
 * session, and for the others where a method replies the same to them (`shared`, `differsWhenSignedIn` of the contracts).
 */
export class ServiceTransport {
  readonly #options: ServiceTransportOptions;
  readonly #cache: ServerCache<Answer>;
  readonly #services: ServiceConnection;
  #contentVersion: string | null = null;

  constructor(options: ServiceTransportOptions) {
    this.#options = options;
    this.#services = new ServiceConnection(options.servicesUrl);
    this.#cache = new ServerCache<Answer>({
      freshFor: FRESH_MS,
      staleFor: STALE_MS,
      maxBytes: MAX_BYTES,
      bytesOf: (answer) => answer.bytes,
      keep: isResults,
      // The objects stay the same, and with them the HTML that was made of them (`KeptHtml`).
      isSame: (stored, renewed) => stored.digest === renewed.digest,
      ...(options.now && { now: options.now }),
    });
  }

  /** The transport of one visitor's request. */
  forVisitor(visitor: Visitor) {
    return async (call: ServiceCall, signal: AbortSignal) => {
      const { status, headers, value } = await this.#answer(call, visitor, signal);
      return {
        status,
        header: (name: string) => valueOf(headers, name),
        json: () => (value === undefined ? Promise.reject(new Error('The answer is no JSON')) : Promise.resolve(value)),
      };
    };
  }

  /** Asks whether the content has changed. A failed request changes nothing. */
  async readContentVersion(): Promise<void> {
    const { servicesUrl, timeout = TIMEOUT_MS } = this.#options;
    try {
      const response = await fetch(servicesUrl + CONTENT_VERSION_PATH, { signal: AbortSignal.timeout(timeout) });
      await response.arrayBuffer();
      this.#noteContentVersion(response.headers.get(CONTENT_VERSION_HEADER), true);
    } catch {
      // The services do not answer, which calls of pages report.
    }
  }

  async #answer(call: ServiceCall, visitor: Visitor, signal: AbortSignal): Promise<Answer> {
    const name = `${call.path}/${call.method}`;
    const args = JSON.stringify(call.args);
    const isKnown = hasSession(visitor.cookie, this.#options.site);
    if (isKnown && !mayBeShared(name)) return this.#fetch(name, args, call, visitor, signal);
    const anonymous = { ...visitor, cookie: undefined };
    // No signal: the answer is for all who wait, not only for the one who might leave.
    let isOwn = false;
    const answer = await this.#cache.get(`${call.locale ?? ''} ${name} ${args}`, () => {
      isOwn = true;
      return this.#fetch(name, args, call, anonymous);
    });
    if (isKnown && !areShared(name, answer.value)) return this.#fetch(name, args, call, visitor, signal);
    // Too many calls of somebody else are not this visitor's.
    return answer.status === 429 && !isOwn ? this.#fetch(name, args, call, anonymous) : answer;
  }

  async #fetch(name: string, body: string, call: ServiceCall, visitor: Visitor, signal?: AbortSignal): Promise<Answer> {
    const { site, timeout = TIMEOUT_MS } = this.#options;
    const late = AbortSignal.timeout(timeout);
    const { status, headers, text } = await this.#services.post(name, {
      body,
      signal: signal ? AbortSignal.any([signal, late]) : late,
      headers: {
        ...serviceHeaders(visitor, site),
        ...(call.locale && { 'accept-language': call.locale }),
        // The services refuse a cookie from who knows where; this one comes with a page's own request.
        ...(visitor.cookie && { cookie: visitor.cookie, 'sec-fetch-site': 'same-origin' }),
      },
    });
    this.#noteContentVersion(valueOf(headers, CONTENT_VERSION_HEADER));
    const digest = createHash('sha256').update(text).digest('base64');
    return { status, headers, value: parse(text), digest, bytes: text.length * BYTES_PER_CHARACTER };
  }

  /** A reply may be older than the one before it; only what was asked for by itself (`isCurrent`) can set the version back. */
  #noteContentVersion(version: string | null, isCurrent = false) {
    if (!version || version === this.#contentVersion) return;
    if (!isCurrent && Number(version) < Number(this.#contentVersion)) return;
    const isFirst = this.#contentVersion === null;
    this.#contentVersion = version;
    if (isFirst) return;
    this.#cache.invalidate();
    this.#options.onContentChange();
  }
}

/** Results are an array, or null for an empty one. A page that something in front answers with is neither. */
function isResults({ status, value }: Answer): boolean {
  return status === 200 && (Array.isArray(value) || value === null);
}

function valueOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
