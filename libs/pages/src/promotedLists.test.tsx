import { PromotedList } from '@shop/analytics';
import { aListingItem, aProduct, aSiteContent } from '@shop/builders';
import { detailService } from '@shop/service-client/detail';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { late } from './definition/pageRequest';
import Accessories from './product/accessories/Accessories';
import Samples from './product/accessories/Samples';
import { GoesWith } from './product/added/GoesWith';
import RelationSlider from './product/lists/RelationSlider';
import { useBuying } from './product/useBuying';
import Cookware from './recipe/cookware/Cookware';

jest.mock('@shop/analytics', () => ({
  ...jest.requireActual<object>('@shop/analytics'),
  PromotedList: jest.fn(({ children }: { children: ReactNode }) => children),
}));

const { specialPages } = aSiteContent();
const items = [aListingItem({ id: 'lid', title: 'Deckel' })];
const related = (type: 'accessory' | 'sample' | 'similar') =>
  late(detailService.endpoints.getRelatedProducts, { id: 'pan', type, locale: 'de' });

function AccessoriesOfProduct() {
  const buying = useBuying(aProduct(), specialPages);
  return (
    <Accessories request={related('accessory')} sku="P-28" isSoldOut={false} membersOnly={false} buying={buying} />
  );
}

it.each<[string, string, ReactElement]>([
  ['accessories', 'accessoryProducts', <AccessoriesOfProduct key="" />],
  ['samples', 'addSample', <Samples key="" request={related('sample')} pages={specialPages} />],
  ['similar products', 'similarProducts', <RelationSlider key="" request={related('similar')} type="similar" />],
  ['what goes with an article just bought', 'goesWith', <GoesWith key="" productId="pan" inCart={new Set()} />],
  ['what a recipe needs', 'cookware', <Cookware key="" items={items} pages={specialPages} />],
])('a list of %s is a promotion in analytics, with its title and its items', async (_, id, list) => {
  renderWithShop(list, { services: { 'detail/GetRelatedProductsByType': { ret: items } } });
  const [heading] = await screen.findAllByRole('heading', { name: /./ });
  const [promoted] = jest.mocked(PromotedList).mock.lastCall!;
  expect(promoted).toMatchObject({ list: { id, name: heading?.textContent }, items });
});
