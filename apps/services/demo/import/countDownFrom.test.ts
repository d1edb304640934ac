import { countDownFrom } from './countDownFrom.ts';

const today = new Date('2026-11-21T15:30:00Z');

it('counts days from today', () => {
  expect(countDownFrom({ start: -1, end: 20 }, today)).toEqual({
    startDate: Date.parse('2026-11-20T00:00:00Z'),
    endDate: Date.parse('2026-12-11T00:00:00Z'),
  });
});

it('accepts dates', () => {
  expect(countDownFrom({ start: '2026-12-01', end: '2026-12-24' }, today)).toEqual({
    startDate: Date.parse('2026-12-01T00:00:00Z'),
    endDate: Date.parse('2026-12-24T00:00:00Z'),
  });
});
