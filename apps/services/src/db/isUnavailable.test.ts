import { isUnavailable } from './isUnavailable.ts';

const failed = (cause: Error) => new Error('Failed query: select 1', { cause });
const withCode = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['a connection ended by the server', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['a broken connection', withCode('08006')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['too many connections', withCode('53300')],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
])('%s may pass', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(failed(error))).toBe(true);
});

test.each([
  ['a wrong statement', withCode('42601')],
  ['a statement that took too long', withCode('57014')],
  ['a fault of ours', new TypeError('x is not a function')],
  ['what is no error', 'Connection terminated'],
])('%s does not', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
