import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, DatabaseOrTransaction } from '../db/database.ts';
import type { SendMail } from './createMailTransport.ts';
import type { QueuedMail, WriteMail } from './writeMail.ts';

const QUEUE = 'mail';
/** Retries with exponential backoff from a minute on; the last about a day later. */
const RETRIES = 11;
const FIRST_PAUSE_SECONDS = 60;
/** Timeout after which a mail is retried. */
const EXPIRE_SECONDS = 120;
/** Sent mails are deleted after a day, since they contain personal data. */
const KEEP_SENT_SECONDS = 86_400;
const POLL_SECONDS = 2;
const STOP_TIMEOUT_MS = 8_000;

/**
 * A mail queue in the database: mails queued in a transaction are sent when it commits, survive a crash, and are
 * retried if the mail server refuses.
 */
export class MailQueue {
  readonly #db: Database;
  readonly #log: Logger;
  #boss: Promise<PgBoss> | null = null;

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Queues mails in the transaction `tx`. */
  async send(tx: DatabaseOrTransaction, mails: readonly QueuedMail[]): Promise<void> {
    if (mails.length === 0) return;
    const boss = await this.#open();
    await boss.insert(
      QUEUE,
      mails.map((mail) => ({ data: mail })),
      { db: fromDrizzle(tx, sql) },
    );
  }

  /** Starts sending queued mails, those that were ordered as `write` writes them. Any number of processes may do so. */
  async startSending(sendMail: SendMail, write: WriteMail): Promise<void> {
    const boss = await this.#open();
    await boss.work<QueuedMail>(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (!job) return;
      const subject = 'kind' in job.data ? job.data.kind : job.data.subject;
      try {
        const mail = 'kind' in job.data ? await write(job.data) : job.data;
        if (!mail) return;
        await sendMail(mail);
      } catch (err) {
        this.#log.warn({ err, subject, job: job.id }, 'mail not sent');
        throw err;
      }
      this.#log.info({ subject }, 'mail sent');
    });
  }

  /** Finishes the current mail. */
  async stop(): Promise<void> {
    const boss = await this.#boss;
    await boss?.stop({ close: false, graceful: true, timeout: STOP_TIMEOUT_MS });
  }

  // Opened on first use: most test processes send nothing.
  #open(): Promise<PgBoss> {
    this.#boss ??= this.#start().catch((error: unknown) => {
      // The next mail tries again.
      this.#boss = null;
      throw error;
    });
    return this.#boss;
  }

  async #start(): Promise<PgBoss> {
    const pool = this.#db.$client;
    const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
    boss.on('error', (err) => this.#log.error({ err }, 'mail queue'));
    await boss.start();
    await boss.createQueue(QUEUE, {
      retryLimit: RETRIES,
      retryDelay: FIRST_PAUSE_SECONDS,
      retryBackoff: true,
      expireInSeconds: EXPIRE_SECONDS,
      deleteAfterSeconds: KEEP_SENT_SECONDS,
    });
    return boss;
  }
}
