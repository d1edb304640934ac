import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, DatabaseOrTransaction } from '../db/database.ts';
import type { Account } from '../identity/accountRepository.ts';
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
/** States of mails that are kept, but not sent any more. */
const FINISHED = sql.raw("('completed', 'cancelled', 'failed')");
/** Mails sent at once. While there are so many, the next are fetched without a pause. */
const BATCH = 10;
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

  /**
   * Adds an account to the mails to its address, in the transaction `tx`, since by another address they would not be found
   * when the account is deleted.
   */
  async assign(tx: DatabaseOrTransaction, { id, site, email }: Pick<Account, 'id' | 'site' | 'email'>): Promise<void> {
    await this.#open();
    await tx.execute(sql`
      update pgboss.job set data = data || jsonb_build_object('customerId', ${id}::text)
      where name = ${QUEUE} and lower(data->>'to') = lower(${email})
      and (state in ${FINISHED} or data->>'site' = ${site})`);
  }

  /**
   * Deletes the mails to an account, in the transaction `tx`, those to its address and those assigned to it: what waits, and
   * what was sent and is kept. Of another site's account with the same address only the latter.
   */
  async forget(tx: DatabaseOrTransaction, { id, site, email }: Pick<Account, 'id' | 'site' | 'email'>): Promise<void> {
    await this.#open();
    await tx.execute(sql`
      delete from pgboss.job where name = ${QUEUE} and state <> 'active' and (data->>'customerId' = ${id} or
      lower(data->>'to') = lower(${email}) and (state in ${FINISHED} or data->>'site' = ${site}))`);
  }

  /** Starts sending queued mails, those that were ordered as `write` writes them. Any number of processes may do so. */
  async startSending(sendMail: SendMail, write: WriteMail): Promise<void> {
    const boss = await this.#open();
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await boss.work<QueuedMail>(QUEUE, options, (jobs) =>
      Promise.all(
        jobs.map(async (job): Promise<JobResult> => ({
          id: job.id,
          status: await this.#deliver(job, sendMail, write),
        })),
      ),
    );
  }

  /** A mail that was not sent fails, and is retried; the others of its batch are sent all the same. */
  async #deliver({ id, data }: Job<QueuedMail>, sendMail: SendMail, write: WriteMail): Promise<JobResult['status']> {
    const subject = 'kind' in data ? data.kind : data.subject;
    try {
      const mail = 'kind' in data ? await write(data) : data;
      if (!mail) return 'completed';
      await sendMail(mail);
    } catch (err) {
      this.#log.warn({ err, subject, job: id }, 'mail not sent');
      return 'failed';
    }
    this.#log.info({ subject }, 'mail sent');
    return 'completed';
  }

  /** Finishes the current mails. */
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
