import { type Method, readArgs } from '@shop/contracts';

/**
 * Whether an empty body counts as `[]`: the method takes no argument, or only such as stay absent. One that is read as a
 * value where it is absent, such as `''`, is an argument to the recorded server, which refuses an empty body then.
 */
export function acceptsEmptyBody(method: Pick<Method, 'args'>): boolean {
  const read = readArgs(method, []);
  return read.ok && read.args.every((value) => value === undefined);
}
