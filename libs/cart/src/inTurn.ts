let last: Promise<unknown> = Promise.resolve();

/** Runs changes one after the other: each is made to the cart that the one before it left. */
export function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const result = last.then(change);
  last = result.catch(() => undefined);
  return result;
}
