import type { FakeAnswer } from '@shop/builders';

/** A fake service that answers one after the other, and then always as at last. */
export function inTurn(...answers: readonly object[]): FakeAnswer {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)] as Record<string, unknown>;
}
