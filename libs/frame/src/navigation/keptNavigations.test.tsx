/** @jest-environment node */
import { aLink, aNavigationNode, aSiteContent } from '@shop/builders';
import { writeKept } from '@shop/testing';
import type { ReactNode } from 'react';
import { MainNavigation } from './MainNavigation';
import { SecondaryNavigation } from './SecondaryNavigation';

/** Of the second page that `writeKept` writes. */
const current = aNavigationNode({ id: 'pot', label: 'Topf', link: aLink({ url: '/fr/topf' }) });
const other = aNavigationNode({
  id: 'pans',
  label: 'Pfannen',
  link: aLink({ url: '/pfannen' }),
  children: [aNavigationNode({ id: 'iron', label: 'Aus Eisen' })],
});
const nodes = [current, other];
const { navigations } = aSiteContent();
const content = aSiteContent({ navigations: { ...navigations, main: nodes } });

it.each<[string, ReactNode]>([
  ['main', <MainNavigation key="" content={content} centered={false} />],
  ['secondary', <SecondaryNavigation key="" nodes={nodes} />],
])('kept HTML of the %s navigation marks the page that it stands on', (_which, navigation) => {
  const { kept, rendered } = writeKept(navigation);
  expect(kept).toBe(rendered);
  expect(kept.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([expect.stringContaining('/fr/topf')]);
});
