import { identity } from '@shop/contracts';
import { ServerCache } from '@shop/server-cache';
import { sessionPairs } from './hasSession.ts';
import type { ServiceTransport } from './serviceTransport.ts';
import type { Visitor } from './visitor.ts';

const FRESH_MS = 10_000;
const MAX_ENTRIES = 10_000;

interface Options {
  site: string;
  transport: ServiceTransport;
  now?: () => number;
}

/** Knows who is signed in, as the services say: a cookie may hold anything. */
export class SignedInVisitors {
  readonly #site: string;
  readonly #transport: ServiceTransport;
  readonly #known: ServerCache<boolean>;

  constructor({ site, transport, now }: Options) {
    this.#site = site;
    this.#transport = transport;
    this.#known = new ServerCache<boolean>({ maxEntries: MAX_ENTRIES, freshFor: FRESH_MS, ...(now && { now }) });
  }

  /** Whether the visitor is signed in. False while the services do not answer. */
  async has(visitor: Visitor): Promise<boolean> {
    const session = sessionPairs(visitor.cookie, this.#site);
    if (!session) return false;
    return this.#known.get(session, () => this.#ask(visitor)).catch(() => false);
  }

  async #ask(visitor: Visitor): Promise<boolean> {
    const call = { path: identity.path, method: 'IsAuthenticated', args: [] };
    const response = await this.#transport.forVisitor(visitor)(call, new AbortController().signal);
    if (response.status !== 200) throw new Error(`The services answered ${response.status}.`);
    const [isSignedIn] = (await response.json()) as unknown[];
    return isSignedIn === true;
  }
}
