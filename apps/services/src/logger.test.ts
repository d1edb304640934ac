import { createLogger } from './logger.ts';

const lines: string[] = [];
const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
beforeEach(() => void lines.splice(0));

const messageOf = (err: unknown) => {
  logger.error({ err }, 'failed');
  return JSON.parse(lines[0]!).err.message as string;
};

test.each([
  ['an error', new Error('refused'), 'refused'],
  ['several errors in one', new AggregateError([new Error('no IPv4'), new Error('no IPv6')]), 'no IPv4; no IPv6'],
  ['a text', 'refused', 'refused'],
  ['anything else', { reason: 'refused' }, "{ reason: 'refused' }"],
])('%s is logged with its text', (_, err, expected) => {
  expect(messageOf(err)).toBe(expected);
});
