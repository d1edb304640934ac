import { summariseRatings } from './summariseRatings.ts';

describe('summariseRatings', () => {
  it('is zero without ratings', () => {
    expect(summariseRatings(new Map())).toEqual({
      count: 0,
      totalRating: 0,
      ratingPercents: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    });
  });

  it('rounds the average to a decimal and shares to whole percents', () => {
    const scores = new Map([
      [5, 2],
      [4, 3],
      [1, 1],
    ]);
    expect(summariseRatings(scores)).toEqual({
      count: 6,
      totalRating: 3.8,
      ratingPercents: { 1: 17, 2: 0, 3: 0, 4: 50, 5: 33 },
    });
  });

  it('distinguishes few from none and nearly all from all', () => {
    const { ratingPercents } = summariseRatings(
      new Map([
        [5, 249],
        [2, 1],
      ]),
    );
    expect(ratingPercents).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 99 });
    expect(summariseRatings(new Map([[5, 250]])).ratingPercents).toMatchObject({ 4: 0, 5: 100 });
  });
});
