import type { ModerationCounts } from '@shop/contracts';
import type { Notification } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { readCounts } from './readCounts.ts';
import { MODERATION_CHANNEL } from './tellModerators.ts';

/** Milliseconds in which several changes are told as one. */
const GATHER_MS = 250;
/** Milliseconds until a lost connection is tried again. */
const RECONNECT_MS = 2_000;

type Listener = (counts: ModerationCounts) => void;

/**
 * Tells listeners how much there is to do at their site, whenever a process has changed it. A connection beside the
 * pool listens to PostgreSQL while anybody does.
 */
export class ModerationFeed {
  readonly #db: Database;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Ends the connection that listens; null while there is none. */
  #listening: Promise<() => void> | null = null;
  /** The attempt to listen that counts. What becomes of another, that was given up while it was under way, changes nothing. */
  #attempt: symbol | null = null;
  #reconnect: NodeJS.Timeout | undefined;

  constructor(db: Database, log: Pick<Logger, 'warn'>) {
    this.#db = db;
    this.#log = log;
  }

  /** Calls `listener` with the counts of now, and with each change. Returns a function that stops it. */
  subscribe(site: string, listener: Listener): () => void {
    const ofSite = this.#listeners.get(site) ?? new Set();
    this.#listeners.set(site, ofSite.add(listener));
    this.#listening ??= this.#listen();
    // What comes in between is told: listening has begun before the first counts are read.
    void this.#listening.then(() => this.#tell(site, [listener]));
    return () => {
      if (!ofSite.delete(listener)) return;
      if (ofSite.size === 0) this.#listeners.delete(site);
      if (this.#listeners.size === 0) this.#end();
    };
  }

  async #listen(): Promise<() => void> {
    const attempt = Symbol('attempt');
    this.#attempt = attempt;
    const again = () => {
      if (this.#attempt === attempt) this.#listenAgain();
    };
    try {
      const client = await this.#db.connectAlone();
      const lose = () => {
        end();
        again();
      };
      const end = () => {
        client.off('end', lose);
        client.end().catch((err: unknown) => this.#log.warn({ err }, 'a connection was not closed'));
      };
      client.on('end', lose);
      client.on('notification', ({ payload }: Notification) => void (payload && this.#gather(payload)));
      await client.query(`listen ${MODERATION_CHANNEL}`).catch((err: unknown) => {
        end();
        throw err;
      });
      return end;
    } catch (err) {
      this.#log.warn({ err }, 'moderators are not told of changes, and it is tried again');
      again();
      return () => undefined;
    }
  }

  #listenAgain(): void {
    // The lost one has ended by itself.
    this.#listening = Promise.resolve(() => undefined);
    clearTimeout(this.#reconnect);
    this.#reconnect = setTimeout(() => {
      if (this.#listeners.size === 0) return;
      this.#listening = this.#listen();
      // Whatever was told meanwhile was lost.
      void this.#listening.then(() => [...this.#listeners.keys()].forEach((site) => this.#gather(site)));
    }, RECONNECT_MS).unref();
  }

  #gather(site: string): void {
    if (this.#timers.has(site) || !this.#listeners.has(site)) return;
    const tell = () => {
      this.#timers.delete(site);
      void this.#tell(site, [...(this.#listeners.get(site) ?? [])]);
    };
    this.#timers.set(site, setTimeout(tell, GATHER_MS).unref());
  }

  async #tell(site: string, listeners: readonly Listener[]): Promise<void> {
    if (listeners.length === 0) return;
    try {
      const counts = await readCounts(this.#db, site);
      for (const listener of listeners) if (this.#listeners.get(site)?.has(listener)) listener(counts);
    } catch (err) {
      this.#log.warn({ err, site }, 'the counts of moderation cannot be read');
    }
  }

  #end(): void {
    void this.#listening?.then((end) => end());
    this.#listening = null;
    this.#attempt = null;
    clearTimeout(this.#reconnect);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
