import { readDay } from './readDay.ts';

const now = new Date('2026-12-01T12:00:00Z');

it.each(['2024-05-01', ' 2024-05-01T00:30:00+02:00', '2024-05-01 10:00'])('reads the day of %s', (text) => {
  const notes: string[] = [];
  expect([readDay(text, now, notes), notes]).toEqual([new Date('2024-05-01T00:00:00Z'), []]);
});

it.each(['2027-01-01', '2024-13-01', 'May 2024', '', 2024, {}])('notes that %j is invalid', (value) => {
  const notes: string[] = [];
  expect(readDay(value, now, notes)).toBeNull();
  expect(notes).toHaveLength(1);
});

it('returns null without a date', () => {
  const notes: string[] = [];
  expect([readDay(undefined, now, notes), notes]).toEqual([null, []]);
});
