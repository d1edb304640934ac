import { type AccountCaller, expectResults } from './accountCaller.ts';
import { eventLoopDelay, type EventLoopDelay } from './eventLoopDelay.ts';
import type { Account } from './measureCost.ts';

export interface Crowd extends EventLoopDelay {
  /** Milliseconds until the last one is signed in. */
  ms: number;
}

/** Signs all of these accounts in at once, several times, in services that tell of their event loop at a port. */
export async function measureCrowd(
  call: AccountCaller,
  { accounts, rounds, port }: { accounts: readonly Account[]; rounds: number; port: number },
): Promise<Crowd[]> {
  const crowds: Crowd[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await eventLoopDelay(port);
    const started = performance.now();
    const replies = await Promise.all(accounts.map(({ email, password }) => call('identity/Login', [email, password])));
    const ms = performance.now() - started;
    for (const reply of replies) expectResults('Login', reply, [null]);
    crowds.push({ ms, ...(await eventLoopDelay(port)) });
  }
  return crowds;
}
