import { aCart, aListingItem, aProduct, aRecipe, aReview, aSeries, aSiteContext } from '..';

describe('builders', () => {
  it('give what the contracts describe, with what the test wants different', () => {
    expect(aListingItem({ title: 'Topf' })).toMatchObject({ title: 'Topf', link: { target: '_self' } });
    expect([aCart(), aProduct(), aRecipe(), aReview(), aSeries(), aSiteContext()]).toHaveLength(6);
  });

  it('refuse what no service would answer', () => {
    expect(() => aReview({ score: 6 })).toThrow();
  });
});
