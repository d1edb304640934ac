import { mimeTypes } from '@shop/contracts/constants';
import { loadedPageKind, pageKindOf } from './pageKinds';

describe('page kinds', () => {
  it.each(Object.values(mimeTypes))('have code for %s', async (mimeType) => {
    const { pageKind } = await pageKindOf(mimeType).load();
    expect(pageKind.Page).toBeInstanceOf(Function);
    expect(loadedPageKind(mimeType)).toBe(pageKind);
  });

  it('treat an unknown mime type as content', () => {
    expect(pageKindOf('application/vnd.shop.news')).toBe(pageKindOf(mimeTypes.content));
  });
});
