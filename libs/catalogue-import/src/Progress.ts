/** Told of each picture and item an import is done with: how many of how many. */
export type Progress = (what: 'pictures' | 'items', done: number, of: number) => void;

const EVERY_MS = 5_000;

/** Says now and then how far an import is; of a short one nothing. */
export function sayProgress(say: (text: string) => void, clock: () => number = Date.now): Progress {
  let last = clock();
  return (what, done, of) => {
    if (clock() - last < EVERY_MS) return;
    last = clock();
    say(`${done} of ${of} ${what}\n`);
  };
}
