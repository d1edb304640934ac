import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mimeTypes } from '@shop/contracts/constants';
import { loadedPageKind, loadPageKind, pageKindModule } from './pageKinds';

describe('page kinds', () => {
  it.each(Object.values(mimeTypes))('have a module for %s, where the build looks for it', async (mimeType) => {
    const kind = await loadPageKind(mimeType);
    expect(kind.Page).toBeInstanceOf(Function);
    expect(loadedPageKind(mimeType)).toBe(kind);
    expect(existsSync(join(__dirname, '../../..', pageKindModule(mimeType)))).toBe(true);
  });

  it('take an unknown mime type for content', async () => {
    expect(await loadPageKind('application/vnd.shop.news')).toBe(await loadPageKind(mimeTypes.content));
  });
});
