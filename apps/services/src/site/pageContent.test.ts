import { nodeContent } from './pageContent.ts';
import type { FrameNode, LocaleFrame, NodeData, SiteFrame } from './siteFrame.ts';

function contentOf(data: NodeData) {
  const node: FrameNode = {
    id: 'service',
    parentId: null,
    mimeType: 'x',
    uri: '/service',
    name: 'Service',
    hidden: false,
    groups: ['main'],
    referenceId: '',
    data,
    picture: null,
    updatedAt: new Date(0),
  };
  const settings = { general: { baseUrl: 'https://shop.example', description: '', flags: {} } };
  const frame = { nodes: new Map([[node.id, node]]), settings } as unknown as LocaleFrame;
  const site: SiteFrame = { locales: { de: frame, fr: frame, en: frame, it: frame }, byPath: new Map() };
  return nodeContent(site, 'de', node, '');
}

it('has the layout that the editor chose', () => {
  expect(contentOf({ layout: 'landing' }).page.layout).toBe('landing');
});

it('has no layout where the editor chose none', () => {
  expect(contentOf({}).page.layout).toBe('');
});
