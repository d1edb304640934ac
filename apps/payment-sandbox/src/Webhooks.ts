import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { newsOf, type Payment, type PaymentNews } from './Payment.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';

/** Before each repetition of a webhook that was not taken. */
export const RETRY_PAUSES_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];
const TIMEOUT_MS = 5_000;

export interface WebhookOptions {
  /** Origin of the services. */
  servicesUrl: string;
  secret: string;
  retryPausesMs: readonly number[];
  log: Logger;
}

/** Tells the shop what became of payments, and repeats what it did not take. */
export class Webhooks {
  readonly #options: WebhookOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** Begins something that ends with a webhook. What fails is logged. */
  begin(task: (signal: AbortSignal) => Promise<void>): void {
    const { log } = this.#options;
    const running = task(this.#stopping.signal)
      .catch((err: unknown) => {
        if (!this.#stopping.signal.aborted) log.error({ err }, 'a webhook was not taken');
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Tells of a payment as it is. Rejects once the last repetition has failed. */
  tell(payment: Payment, news: PaymentNews = newsOf(payment)): Promise<void> {
    return this.#deliver(`/services/payments/${payment.asked.provider}`, JSON.stringify([news]));
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Gives up what is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.idle();
  }

  async #deliver(path: string, body: string): Promise<void> {
    const { retryPausesMs, log } = this.#options;
    for (const pause of [...retryPausesMs, null]) {
      try {
        return await this.#post(path, body);
      } catch (err) {
        if (pause === null || this.#stopping.signal.aborted) throw err;
        log.warn({ err, path }, 'a webhook is repeated');
        await delay(pause, undefined, { signal: this.#stopping.signal });
      }
    }
  }

  async #post(path: string, body: string): Promise<void> {
    const { servicesUrl, secret } = this.#options;
    const response = await fetch(new URL(path, servicesUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body) },
      body,
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (response.status !== 200) throw new Error(`the shop answered ${response.status}`);
  }
}
