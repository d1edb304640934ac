/** Called after each picture and item: how many of how many. */
export type Progress = (what: 'pictures' | 'items', done: number, of: number) => void;

const EVERY_MS = 5_000;

/** Reports an import's progress periodically; nothing for a short one. */
export function sayProgress(say: (text: string) => void, clock: () => number = Date.now): Progress {
  let last = clock();
  return (what, done, of) => {
    if (clock() - last < EVERY_MS) return;
    last = clock();
    say(`${done} of ${of} ${what}\n`);
  };
}
