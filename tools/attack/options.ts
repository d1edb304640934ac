import { parseArgs } from 'node:util';
import { attacks } from './attacks.ts';
import type { Attack } from './Attack.ts';

export interface AttackOptions {
  attacks: readonly Attack[];
  /** Fuzzed calls in total. */
  calls: number;
  /** How often each part is killed. */
  kills: number;
  /** How often all database connections are ended. */
  losses: number;
  /** Of everything random: the same seed plays the same attacks. */
  seed: number;
}

const names = attacks.map(({ name }) => name);

export const usage = `npm run attack -- [--only <names>] [--calls 200000] [--kills 100] [--losses 50] [--seed <number>]
  --only  by commas: ${names.join(', ')}
Starts a shop of its own on free ports of this machine, with a database of its own, and attacks nothing else.`;

/** Reads the words of the command line. Throws an error that names what is wrong. */
export function readOptions(words: string[]): AttackOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      only: { type: 'string', default: names.join() },
      calls: { type: 'string', default: '200000' },
      kills: { type: 'string', default: '100' },
      losses: { type: 'string', default: '50' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
  });
  const only = values.only.split(',');
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${names.join(', ')}`);
  return {
    attacks: attacks.filter(({ name }) => only.includes(name)),
    calls: count('calls', values.calls),
    kills: count('kills', values.kills),
    losses: count('losses', values.losses),
    seed: count('seed', values.seed),
  };
}

function count(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`--${name} is a whole number, not ${text}`);
  return Number(text);
}
