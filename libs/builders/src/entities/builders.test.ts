import { aCart, aListingItem, aProduct, aRecipe, aReview, aSeries, aSiteContext } from '..';

describe('builders', () => {
  it("return what the contracts describe, with the test's overrides", () => {
    expect(aListingItem({ title: 'Topf' })).toMatchObject({ title: 'Topf', link: { target: '_self' } });
    expect([aCart(), aProduct(), aRecipe(), aReview(), aSeries(), aSiteContext()]).toHaveLength(6);
  });

  it('reject what no service would answer', () => {
    expect(() => aReview({ score: 6 })).toThrow();
  });
});
