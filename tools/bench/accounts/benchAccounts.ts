import type { Brand } from '@shop/brands';
import { oneDecimal } from '../oneDecimal.ts';
import { printTable } from '../printTable.ts';
import { type Instance, servicesUrl, startServices, stopServices } from '../../shopUnderTest.ts';
import type { Supervisor } from '../../supervise.ts';
import { accountCaller } from './accountCaller.ts';
import { watchedEventLoop } from './eventLoopDelay.ts';
import { type Account, measureCost } from './measureCost.ts';
import { measureConcealment } from './measureConcealment.ts';
import { measureCrowd } from './measureCrowd.ts';

const ACCOUNTS = 40;
const AT_ONCE = 20;
const ROUNDS = 5;
/**
 * Milliseconds for which the event loop may be held up by its own work while people sign in: whoever looks at a page
 * meanwhile waits as long.
 */
const MAX_DELAY_MS = 50;
/** The medians for addresses with and without an account may differ by this share. */
const MAX_DIFFERENCE = 0.1;

const accounts: readonly Account[] = Array.from({ length: ACCOUNTS }, (_, index) => ({
  email: `bench-${index}@example.com`,
  password: `Nebelmeer-Rucksack-${index}`,
}));

/**
 * What registrations and sign-ins of a shop cost, how long they hold up all others, and whether the time of an answer
 * tells of an account where accounts are concealed. Runs services of its own.
 */
export async function benchAccounts(supervisor: Supervisor, instance: Instance, { site }: Brand): Promise<void> {
  const port = instance.postgres + 1;
  const { args, env } = watchedEventLoop(port);
  await startServices(supervisor, instance, { ...env, CONCEAL_ACCOUNTS: 'true', LOG_LEVEL: 'error' }, args);
  const call = accountCaller(servicesUrl(instance), site);

  const costs = await measureCost(call, accounts);
  printTable(
    'Accounts, one call at a time',
    costs.map(({ method, calls, p50, p95 }) => ({
      method,
      calls,
      'p50 ms': oneDecimal(p50),
      'p95 ms': oneDecimal(p95),
    })),
  );

  const crowds = await measureCrowd(call, { accounts: accounts.slice(0, AT_ONCE), rounds: ROUNDS, port });
  printTable(
    `${AT_ONCE} sign-ins at once (the event loop works ${MAX_DELAY_MS} ms at a time at most)`,
    crowds.map(({ ms, delay, own }, round) => ({
      round: round + 1,
      'all signed in, ms': Math.round(ms),
      'event loop held up, ms': oneDecimal(delay),
      'by its own work, ms': oneDecimal(own),
    })),
  );

  const answers = await measureConcealment(call, accounts);
  printTable(
    `Concealed accounts: medians for addresses with and without one (at most ${MAX_DIFFERENCE * 100} % apart)`,
    answers.map(({ method, known, unknown, difference }) => ({
      method,
      'with, ms': oneDecimal(known),
      'without, ms': oneDecimal(unknown),
      'apart, %': oneDecimal(difference * 100),
    })),
  );
  const isFair = crowds.every(({ own }) => own <= MAX_DELAY_MS);
  const isConcealed = answers.every(({ difference }) => difference < MAX_DIFFERENCE);
  if (!isFair || !isConcealed) process.exitCode = 1;
  await stopServices(supervisor);
}
