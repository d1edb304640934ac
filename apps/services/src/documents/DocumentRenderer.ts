import { Worker } from 'node:worker_threads';
import { FairLimiter } from '@shop/limits';
import type { DocumentOrder, DocumentReply } from './documentKinds.ts';

/** A waiting document costs a promise and its data, some KB. */
const MAX_WAITING = 200;
const MAX_WAITING_EACH = 20;
/** With the making less than the 30 s after which a storefront times out. */
const MAX_WAIT_MS = 12_000;
/** A document takes a fraction of a second, the first one of a thread about one. */
const TIMEOUT_MS = 15_000;
/** After this long without a document, the thread ends, and with it the memory of its libraries and fonts. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 192;

/**
 * Makes documents in a thread, one after the other, so that calls are answered meanwhile: fonts alone take longer to read
 * than a call. The thread starts with the first document.
 */
export class DocumentRenderer {
  readonly #limiter = new FairLimiter({
    atOnce: 1,
    maxWaiting: MAX_WAITING,
    maxWaitingEach: MAX_WAITING_EACH,
    maxWaitMs: MAX_WAIT_MS,
  });
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** Makes a document. `caller`: who asks; callers take turns. Rejects with a `TooBusyError` where too many wait. */
  render(caller: string, order: DocumentOrder): Promise<Buffer> {
    return this.#limiter.run(caller, () => this.#render(order));
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }

  async #render(order: DocumentOrder): Promise<Buffer> {
    clearTimeout(this.#idle);
    const thread = (this.#thread ??= startThread());
    try {
      const reply = await ask(thread, order);
      if ('error' in reply) throw new Error(`The ${order.kind} cannot be made. ${reply.error}`);
      return Buffer.from(reply.bytes);
    } catch (error) {
      // Whatever state it is in: the next document has a new one.
      await this.close();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./documentThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  thread.unref();
  // While nobody asks; whoever asks hears of it by `exit`.
  thread.on('error', () => undefined);
  return thread;
}

function ask(thread: Worker, order: DocumentOrder): Promise<DocumentReply> {
  const { promise, resolve, reject } = Promise.withResolvers<DocumentReply>();
  const fail = (error?: unknown) =>
    reject(error instanceof Error ? error : new Error('The thread of documents has ended.'));
  const timer = setTimeout(() => fail(new Error('A document takes too long.')), TIMEOUT_MS);
  thread.once('message', resolve).once('error', fail).once('exit', fail);
  thread.postMessage(order);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', resolve).off('error', fail).off('exit', fail);
  });
}
