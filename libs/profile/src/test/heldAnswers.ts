import type { FakeAnswer } from '@shop/builders';

/** A fake service whose calls wait: `answers` has, in their order, what answers each of them. */
export function heldAnswers(reply: Record<string, unknown>): { answers: (() => void)[]; answer: FakeAnswer } {
  const answers: (() => void)[] = [];
  return { answers, answer: () => new Promise((resolve) => answers.push(() => resolve(reply))) };
}
