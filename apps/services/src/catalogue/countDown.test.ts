import { toCountDown } from './countDown.ts';

const NOW = Date.UTC(2026, 10, 21);

describe('toCountDown', () => {
  it.each([
    ['runs', -1, 1, true],
    ['has not begun: its browser waits', 1, 2, true],
    ['is over', -2, -1, false],
    ['ends now', -1, 0, false],
    ['would end before it begins', 2, 1, false],
  ])('of an offer that %s', (_, start, end, shouldBeDisplayed) => {
    const dates = { startDate: NOW + start, endDate: NOW + end };
    expect(toCountDown(dates, NOW)).toEqual({ shouldBeDisplayed, ...dates });
  });

  it('of no offer is null', () => {
    expect(toCountDown(null, NOW)).toBeNull();
  });
});
