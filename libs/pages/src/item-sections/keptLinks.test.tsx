/** @jest-environment node */
import { aListingItem, aPrice } from '@shop/builders';
import { writeKept } from '@shop/testing';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { ItemLinks } from './ItemLinks';

it('kept HTML of links to items is what another page would render', () => {
  const items = [aListingItem(), aListingItem({ id: 'pot', price: aPrice({ crossAmount: { cents: 9900 } }) })];
  const { kept, rendered } = writeKept(
    <KeptHtml of={items}>
      <ItemLinks items={items} />
    </KeptHtml>,
  );
  expect(kept).toBe(rendered);
  expect(kept).toContain('<ul');
});
