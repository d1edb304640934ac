import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/** A server that runs, and the connection that keeps it from being stopped. */
export interface HeldServer {
  port: number;
  lease: pg.Client;
}

export interface KeeperOptions {
  /** Reaches the server at this port if possible, or starts it there, and leases it. */
  reach: (port: number) => Promise<HeldServer>;
  /** The server that was reached first. */
  held: HeldServer;
  log: Pick<Logger, 'info' | 'warn'>;
}

const RETRY_MS = 500;

/** Watches a leased server: when the lease is lost, because the server or only its connection ended, it is taken again. */
export class LeaseKeeper {
  readonly #reach: KeeperOptions['reach'];
  readonly #log: KeeperOptions['log'];
  #held: HeldServer | null = null;
  #regained: Promise<void> = Promise.resolve();
  #port: number;
  #isReleased = false;

  constructor({ reach, held, log }: KeeperOptions) {
    this.#reach = reach;
    this.#log = log;
    this.#port = held.port;
    this.#keep(held);
  }

  /** Port of the server, while it is away the last one. */
  get port(): number {
    return this.#port;
  }

  /** The lease. While it is lost, waits for the next one. */
  async lease(): Promise<pg.Client> {
    while (!this.#held) await this.#regained;
    return this.#held.lease;
  }

  /** Ends the watch and hands the lease over; null if it is lost. */
  async release(): Promise<pg.Client | null> {
    this.#isReleased = true;
    await this.#regained;
    return this.#held?.lease ?? null;
  }

  #keep(held: HeldServer): void {
    this.#held = held;
    this.#port = held.port;
    held.lease.once('end', () => {
      this.#held = null;
      if (!this.#isReleased) this.#regained = this.#regain();
    });
  }

  async #regain(): Promise<void> {
    this.#log.warn('embedded database lost');
    while (!this.#isReleased) {
      try {
        this.#keep(await this.#reach(this.#port));
        this.#log.info({ port: this.#port }, 'embedded database back');
        return;
      } catch (err) {
        this.#log.warn({ err }, 'embedded database does not start');
        await delay(RETRY_MS);
      }
    }
  }
}
