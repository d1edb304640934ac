import { countdownAt } from './countdownAt';

const START = 1_000_000;
const END = 1_100_000;

it.each([
  ['a second before the start', START - 1000, { phase: 'waiting', seconds: 101, wait: 1000 }],
  ['at the start', START, { phase: 'running', seconds: 100, wait: 1000 }],
  ['within a second', END - 9500, { phase: 'running', seconds: 10, wait: 500 }],
  ['in the last ms', END - 1, { phase: 'running', seconds: 1, wait: 1 }],
  ['at the end', END, { phase: 'ending', seconds: 0, wait: 300 }],
  ['299 ms after the end', END + 299, { phase: 'ending', seconds: 0, wait: 1 }],
  ['300 ms after the end', END + 300, { phase: 'over', seconds: 0, wait: null }],
])('%s', (_, now, expected) => {
  expect(countdownAt(now, START, END)).toEqual(expected);
});

it('runs immediately without a start', () => {
  expect(countdownAt(0, null, END).phase).toBe('running');
});

it('waits for a far start in steps that a timer supports', () => {
  expect(countdownAt(0, 2 ** 40, 2 ** 41).wait).toBe(2 ** 31 - 1);
});
