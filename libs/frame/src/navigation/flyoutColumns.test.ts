import { aContentElement, aLink, anImage, aNavigationNode } from '@shop/builders';
import type { ContentElement } from '@shop/contracts';
import { columnsOfFlyout, columnsOfNode } from './flyoutColumns';

const pans = aLink({ url: '/pfannen', callToAction: 'Pfannen' });
const woks = aLink({ url: '/woks', callToAction: 'Woks' });
const block = (data: object) =>
  aContentElement({
    id: 'block-1',
    kind: 'block',
    data: { title: 'Pfannen', layout: 'left', links: [pans, woks], ...data },
  });
const flyout = (...contentElements: ContentElement[]) => ({
  title: 'Kochen',
  sections: [{ contentElements }],
});

describe('columns of a flyout', () => {
  it('are lists for blocks with only links, titled by the first link', () => {
    expect(columnsOfFlyout(flyout(block({})))).toEqual([
      { key: 'Pfannen', title: 'Pfannen', head: pans, links: [woks] },
    ]);
  });

  it('keep a title without a link', () => {
    const [column] = columnsOfFlyout(flyout(block({ title: 'Beliebt' })));
    expect(column).toEqual({ key: 'Beliebt', title: 'Beliebt', head: null, links: [pans, woks] });
  });

  it('skip links without labels', () => {
    const [column] = columnsOfFlyout(flyout(block({ links: [aLink({ url: '/x' }), woks] })));
    expect(column).toMatchObject({ links: [woks] });
  });

  it.each([
    ['a picture', [block({ image: anImage() })]],
    ['a text', [block({ content: '<p>Neu</p>' })]],
    ['another kind', [aContentElement({ id: 'block-1', kind: 'line' })]],
    ['more than one element', [block({}), aContentElement({ id: 'line-1', kind: 'line' })]],
  ])('are elements where there is %s', (_, elements) => {
    expect(columnsOfFlyout(flyout(...elements))).toEqual([{ key: 'block-1', elements }]);
  });

  it('have the same keys when they come from the navigation, so that nothing is remounted when the flyout arrives', () => {
    const leaf = aNavigationNode({ label: 'Woks', link: aLink({ url: '/woks', callToAction: '' }) });
    const group = aNavigationNode({
      label: 'Pfannen',
      link: aLink({ url: '/pfannen', callToAction: '' }),
      children: [leaf],
    });
    const [column] = columnsOfNode(aNavigationNode({ children: [group] }));
    expect(column).toMatchObject({ key: 'Pfannen', title: 'Pfannen', head: pans, links: [woks] });
  });
});
