import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { connect } from '../../src/db/connect.ts';
import type { Database } from '../../src/db/database.ts';
import { findPort } from '../../src/db/embedded/findPort.ts';
import type { Mail } from '../../src/mail/Mail.ts';
import { listMails, readMail } from '../../src/mail/mailFiles.ts';
import { type ServiceCaller, serviceCaller } from './serviceCaller.ts';
import { type ServicesProcess, startServicesProcess } from './servicesProcess.ts';
import { SANDBOX_SECRET, startSandbox, type TestSandbox } from './startSandbox.ts';
import { StatementGate } from './StatementGate.ts';
import { createTestDatabase, TEMPLATES_VARIABLE } from './testDatabase.ts';
import { startTestPostgres } from './testPostgres.ts';

/** Between two questions to the database. */
const POLL_MS = 50;
/** After this, what is waited for will not come. */
const PATIENCE_MS = 60_000;
/** Connections of the services: every held call keeps one. */
const POOL_SIZE = 40;

/** A call that was killed. */
interface KilledCall<T> {
  of: T;
  /** The last statement that the database did for it. */
  after: string;
  /** Whether its transaction was committed. */
  isCommitted: boolean;
}

export interface KillableServices {
  url: string;
  /** Past the services, from the test. */
  db: Database;
  call: ServiceCaller;
  sandbox: TestSandbox;
  /**
   * Kills the services after every statement of a call: makes as many calls as it has statements, each with one of
   * `prepare`, withholds the reply of another statement from each, kills the process under all of them, and starts it again.
   * `lock`: the statement from which on such calls wait for each other, which are killed one at a time.
   */
  killAtEveryStatement: <T>(
    prepare: () => Promise<T>,
    act: (one: T) => Promise<unknown>,
    lock?: RegExp,
  ) => Promise<KilledCall<T>[]>;
  /** Resolves when no mail waits any more. Gives all that were sent. */
  sentMails: () => Promise<Mail[]>;
  stop: () => Promise<void>;
}

/** The services as a process, with a database and a payment sandbox of their own. */
export async function startKillable(): Promise<KillableServices> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-killed-'));
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres, 'demo', process.env[TEMPLATES_VARIABLE]!);
  const { db, close } = connect(() => database.url, 2, pino({ level: 'silent' }));
  const gate = await StatementGate.open(database.url);
  const port = String(await findPort(0));
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox(url);
  const start = () =>
    startServicesProcess({
      DATABASE_URL: gate.url,
      DATABASE_POOL_SIZE: String(POOL_SIZE),
      DATA_DIR: dataDir,
      DEMO: 'off',
      PORT: port,
      PAYMENT_SANDBOX_URL: sandbox.url,
      PAYMENT_SANDBOX_SECRET: SANDBOX_SECRET,
    });
  let services: ServicesProcess = await start();

  async function kill(): Promise<void> {
    const ended = once(services.child, 'exit');
    services.child.kill('SIGKILL');
    await ended;
    // What was not committed is undone once the database has seen it.
    await until(
      db,
      sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'shop services'
      and xact_start is not null`,
    );
  }

  /** Resolves when no mail waits any more: writing one has transactions of its own. */
  const mailsAreSent = () =>
    until(db, sql`select count(*)::int as count from pgboss.job where name = 'mail' and state <> 'completed'`);

  return {
    url,
    db,
    call: serviceCaller(() => url),
    sandbox,
    killAtEveryStatement: async (prepare, act, lock) => {
      const first = await prepare();
      await mailsAreSent();
      const { statements } = gate.follow();
      await act(first);
      gate.release();
      const commit = statements.indexOf('commit');
      const prepared = [];
      for (const after of statements) prepared.push({ of: await prepare(), after });
      for (const round of roundsOf(statements, lock)) {
        await mailsAreSent();
        const calls = [];
        for (const index of round) {
          const { held } = gate.follow(index);
          calls.push(
            act(prepared[index]!.of).then(
              () => 'answered',
              () => 'killed',
            ),
          );
          await held;
        }
        await kill();
        gate.release();
        expect(await Promise.all(calls)).toEqual(round.map(() => 'killed'));
        services = await start();
      }
      return prepared.map((call, index) => ({ ...call, isCommitted: index >= commit }));
    },
    sentMails: async () => {
      await mailsAreSent();
      const names = await listMails({ DATA_DIR: dataDir });
      const mails = await Promise.all(names.map((name) => readMail({ DATA_DIR: dataDir }, name)));
      return mails.filter((mail) => mail !== null);
    },
    stop: async () => {
      await kill();
      await sandbox.stop();
      await gate.close();
      await close();
      await database.drop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a query counts none. */
async function until(db: Database, query: ReturnType<typeof sql>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while ((await db.execute<{ count: number }>(query)).rows[0]!.count > 0) {
    if (Date.now() > deadline) throw new Error('Waited in vain.');
    await delay(POLL_MS);
  }
}

/** Indexes of statements by the kill they go with: of those from a lock on until the commit, one call at a time. */
function roundsOf(statements: readonly string[], lock: RegExp | undefined): number[][] {
  const commit = statements.indexOf('commit');
  const from = lock ? statements.findIndex((statement) => lock.test(statement)) : -1;
  const excludes = (index: number) => from >= 0 && index >= from && index < commit;
  const indexes = [...statements.keys()];
  return [indexes.filter((index) => !excludes(index)), ...indexes.filter(excludes).map((index) => [index])];
}
