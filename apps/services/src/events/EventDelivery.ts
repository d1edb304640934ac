import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { claimEvents, markDelivered, type OutboxEvent } from './outboxRepository.ts';
import { webhookHeaders } from './signWebhook.ts';

/** Events under way at once. */
const BATCH = 20;
/** Shorter than the pause before the second attempt, so that an event is never under way twice, and than a shutdown. */
const TIMEOUT_MS = 8_000;
const POLL_MS = 2_000;

interface Surroundings {
  db: Database;
  config: Pick<Config, 'EVENT_WEBHOOKS' | 'EVENT_WEBHOOK_SECRETS'>;
  log: Logger;
}

/**
 * Delivers events to the webhooks of their sites, at least once, those about one order one after the other. Any number of
 * processes may do so.
 */
export class EventDelivery {
  readonly #around: Surroundings;
  readonly #sites: readonly string[];
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#sites = Object.keys(around.config.EVENT_WEBHOOKS);
  }

  /** Looks for events from now on; does nothing where no site has a webhook. */
  start(): void {
    if (this.#sites.length === 0) return;
    this.#round = this.deliverDue()
      .catch((err: unknown) => this.#around.log.error({ err }, 'events were not delivered'))
      .finally(() => {
        if (!this.#isStopped) this.#timer = setTimeout(() => this.start(), POLL_MS).unref();
      });
  }

  /** Finishes the events under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** Tries every event that is due. */
  async deliverDue(): Promise<void> {
    let events: OutboxEvent[];
    do {
      events = await claimEvents(this.#around.db, this.#sites, BATCH);
      await Promise.all(events.map((event) => this.#deliver(event)));
    } while (events.length > 0 && !this.#isStopped);
  }

  async #deliver(event: OutboxEvent): Promise<void> {
    const { db, log } = this.#around;
    const { id, type, attempts } = event;
    try {
      await this.#send(event);
      await markDelivered(db, id);
    } catch (err) {
      log.warn({ err, event: id, type, attempts }, 'event not delivered, and tried again');
    }
  }

  /** Rejects unless the receiver answers with a status of success. */
  async #send({ id, type, site, createdAt, data }: OutboxEvent): Promise<void> {
    const { EVENT_WEBHOOKS, EVENT_WEBHOOK_SECRETS } = this.#around.config;
    const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), site, data });
    const timestamp = Math.floor(Date.now() / 1000);
    const response = await fetch(EVENT_WEBHOOKS[site]!, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...webhookHeaders(EVENT_WEBHOOK_SECRETS[site]!, { id, timestamp, body }),
      },
      body,
      // An address that has moved is configured anew: events go nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook of ${site} answered ${response.status}`);
  }
}
