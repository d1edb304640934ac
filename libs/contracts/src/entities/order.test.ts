import { daySchema } from './order.ts';

it.each(['1000-01-00', '2026-02-09', '2026-10-10', '2026-12-31', '2999-09-30'])('%s is a day', (text) => {
  expect(daySchema.safeParse(text).success).toBe(true);
});

it.each([
  '0999-01-01',
  '3000-01-01',
  '2026-00-10',
  '2026-13-10',
  '2026-01-32',
  '2026-01-39',
  '2026-1-1',
  '2026-01-01T00:00',
  '2026-01-01\n',
  '',
])('%j is none', (text) => {
  expect(daySchema.safeParse(text).success).toBe(false);
});
