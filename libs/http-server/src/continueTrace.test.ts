import { continueTrace } from './continueTrace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test('a trace is continued with a span of our own', () => {
  const { traceId, header } = continueTrace(`00-${TRACE}-${SPAN}-01`);
  expect(traceId).toBe(TRACE);
  expect(header).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(header).not.toContain(SPAN);
});

test.each([
  undefined,
  '',
  'nonsense',
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}`,
])('the header %p begins a new trace', (given) => {
  const { traceId, header } = continueTrace(given);
  expect(header).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
  expect(traceId).not.toBe(TRACE);
});
