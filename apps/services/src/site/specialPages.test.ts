import type { FrameNode } from './siteFrame.ts';
import { specialPages } from './specialPages.ts';

const nodesOf = (paths: Record<string, string>) =>
  new Map(Object.entries(paths).map(([id, uri]) => [id, { id, uri } as FrameNode]));

it('are the pages of the site', () => {
  const nodes = nodesOf({ home: '/fr', search: '/recherche', contact: '/fr/contact' });
  expect(specialPages({ nodes })).toMatchObject({ root: '/fr', search: '/recherche', contact: '/fr/contact' });
});

it('where they are missing, are the root, and for the search the path without a language', () => {
  const { search, ...others } = specialPages({ nodes: nodesOf({ home: '/fr' }) });
  expect(search).toBe('/search');
  expect(new Set(Object.values(others))).toEqual(new Set(['/fr']));
});
