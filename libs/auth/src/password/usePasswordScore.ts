import type { PasswordScore } from '@shop/contracts';
import { useScorePasswordMutation } from '@shop/service-client/account';
import { useRef, useState } from 'react';
import { refusalOf } from './refusalOf';

interface Scored {
  password: string;
  score: PasswordScore;
}

export interface PasswordScoring {
  /** The score of what was typed last; null before the first one, and without a password. */
  score: PasswordScore | null;
  /** Has a password scored, unless it is the last one. The answer is null where the services give none. */
  check: (password: string) => Promise<PasswordScore | null>;
  /** Error key of a password that is known to be refused. */
  errorOf: (password: string | undefined) => string | undefined;
}

/** The strength of a new password, which the services know. */
export function usePasswordScore(): PasswordScoring {
  const [request] = useScorePasswordMutation();
  const [scored, setScored] = useState<Scored | null>(null);
  const latest = useRef('');

  async function check(password: string) {
    latest.current = password;
    if (!password) {
      setScored(null);
      return null;
    }
    if (scored?.password === password) return scored.score;
    const { data } = await request(password);
    // Answers may come in another order than the passwords were typed.
    if (data && latest.current === password) setScored({ password, score: data.ret });
    return data?.ret ?? null;
  }

  return {
    score: scored?.score ?? null,
    check,
    errorOf: (password) => (scored && scored.password === password ? refusalOf(password, scored.score) : undefined),
  };
}
