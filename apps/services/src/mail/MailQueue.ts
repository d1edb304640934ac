import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, DatabaseOrTransaction } from '../db/database.ts';
import type { Mail } from './Mail.ts';
import type { SendMail } from './createMailTransport.ts';

const QUEUE = 'mail';
/** Tries after the first: with doubling pauses from a minute on, the last comes about a day later. */
const RETRIES = 11;
const FIRST_PAUSE_SECONDS = 60;
/** A mail that takes longer is taken for lost and tried again. */
const EXPIRE_SECONDS = 120;
/** What was sent is forgotten after a day: it names people. */
const KEEP_SENT_SECONDS = 86_400;
const POLL_SECONDS = 2;
const STOP_TIMEOUT_MS = 8_000;

/**
 * Mails on their way, kept in the database: one that is queued in a transaction is sent when that commits, survives a
 * crash, and is tried again when the mail server refuses.
 */
export class MailQueue {
  readonly #db: Database;
  readonly #log: Logger;
  #boss: Promise<PgBoss> | null = null;

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Queues mails with everything else `tx` writes. */
  async send(tx: DatabaseOrTransaction, mails: readonly Mail[]): Promise<void> {
    if (mails.length === 0) return;
    const boss = await this.#open();
    await boss.insert(
      QUEUE,
      mails.map((mail) => ({ data: mail })),
      { db: fromDrizzle(tx, sql) },
    );
  }

  /** Sends what is queued, from now on. Any number of processes may. */
  async startSending(sendMail: SendMail): Promise<void> {
    const boss = await this.#open();
    await boss.work<Mail>(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (!job) return;
      await sendMail(job.data);
      this.#log.info({ subject: job.data.subject }, 'mail sent');
    });
  }

  /** Finishes the mail in hand. */
  async stop(): Promise<void> {
    const boss = await this.#boss;
    await boss?.stop({ close: false, graceful: true, timeout: STOP_TIMEOUT_MS });
  }

  // Opened when it is first needed: most processes of a test send nothing.
  #open(): Promise<PgBoss> {
    this.#boss ??= this.#start();
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
