import { localDay } from './localDay.ts';

it('takes the local day of a moment', () => {
  expect(localDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
});
