import { address } from '../address.ts';
import { percentilesOf } from '../percentilesOf.ts';
import { type AccountCaller, expectResults } from './accountCaller.ts';

export interface Account {
  email: string;
  password: string;
}

export interface CallCost {
  method: string;
  calls: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

/** The first calls load what later ones have. */
const WARM_UP = 5;

/** What it costs to register these accounts and to sign them in, one call after the other. Some more warm up. */
export async function measureCost(call: AccountCaller, accounts: readonly Account[]): Promise<CallCost[]> {
  const first = accounts.slice(0, WARM_UP).map((account) => ({ ...account, email: `warm-up-${account.email}` }));
  const register = async (account: Account) => {
    const reply = await call('customer/CreateProspect', [{ ...account, address }, null]);
    expectResults('CreateProspect', { results: reply.results.slice(1) }, [null]);
    return reply.ms;
  };
  const login = async ({ email, password }: Account) => {
    const reply = await call('identity/Login', [email, password]);
    expectResults('Login', reply, [null]);
    return reply.ms;
  };
  const costs: CallCost[] = [];
  for (const [method, measure] of Object.entries({ CreateProspect: register, Login: login })) {
    for (const account of first) await measure(account);
    const times: number[] = [];
    for (const account of accounts) times.push(await measure(account));
    const at = percentilesOf(times);
    costs.push({ method, calls: times.length, p50: at(0.5), p95: at(0.95) });
  }
  return costs;
}
