import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password is to guess. */
export interface PasswordEstimate {
  /** zxcvbn's scale, 0 to 4. */
  score: number;
  /** Whether it is one of the passwords most in use, as it is or barely changed. */
  isCommon: boolean;
}

/**
 * Characters that are read, since the time grows faster than the length: the worst passwords of 32 take 45 ms on a slow
 * core, those of 64 twice as long. What is left out could at most make a good score better.
 */
const READ_LENGTH = 32;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: READ_LENGTH });

/** Estimates a password. Loads dictionaries, so this file is to be imported when it is needed. */
export function estimatePassword(password: string): PasswordEstimate {
  const { score, sequence } = zxcvbn.check(password.slice(0, READ_LENGTH));
  const [first, ...others] = sequence;
  const isOneWord = first?.pattern === 'dictionary' && others.length === 0;
  return { score, isCommon: score === 0 || (isOneWord && password.length <= READ_LENGTH) };
}
