/** @jest-environment node */
import { aLink, aNavigationNode, aSiteContent } from '@shop/builders';
import { writeKept } from '@shop/testing';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { Footer } from './Footer';

it('kept HTML of the footer is what another page would render', () => {
  const link = aNavigationNode({ label: 'Kontakt', link: aLink({ url: '/kontakt' }) });
  const group = aNavigationNode({ label: 'Service', children: [link] });
  const { navigations } = aSiteContent();
  const content = aSiteContent({ navigations: { ...navigations, footer: [group], legal: [link], social: [link] } });
  const { kept, rendered } = writeKept(
    <KeptHtml of={content} by="2026">
      <Footer content={content} year={2026} />
    </KeptHtml>,
  );
  expect(kept).toBe(rendered);
  expect(kept).toContain('<footer');
});
