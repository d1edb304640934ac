import { isReported } from './isReported';

const told = (status: number, call: Partial<Parameters<typeof isReported>[1]> = {}) =>
  isReported({ status, traceId: '' }, { isMutation: false, isQuiet: false, isPrefetching: false, ...call });

it('tells of what failed, but not of what the visitor has not asked for', () => {
  expect(told(503)).toBe(true);
  expect(told(503, { isQuiet: true })).toBe(false);
  expect(told(503, { isPrefetching: true })).toBe(false);
  expect(told(503, { isPrefetching: true, isMutation: true })).toBe(true);
});

it('tells of a session that has ended, also while a page is being loaded ahead', () => {
  expect(told(401, { isPrefetching: true })).toBe(true);
  expect(told(401, { isPrefetching: true, isQuiet: true })).toBe(false);
});
