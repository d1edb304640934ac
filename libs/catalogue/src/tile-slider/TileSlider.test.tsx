import { PromotedList } from '@shop/analytics';
import { aListingItem } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TileSlider } from './TileSlider';

jest.mock('@shop/analytics', () => ({
  ...jest.requireActual<object>('@shop/analytics'),
  PromotedList: jest.fn(({ children }: { children: ReactNode }) => children),
}));

it('is a named region of tiles, and renders nothing without any', () => {
  const { container, rerender } = renderWithShop(
    <TileSlider items={[aListingItem()]} listId="related" label="Passt dazu" />,
  );
  const region = within(screen.getByRole('region', { name: 'Passt dazu' }));
  expect(region.getByRole('link', { name: 'Gusspfanne' })).toBeInTheDocument();
  rerender(<TileSlider items={[]} listId="related" label="Passt dazu" />);
  expect(container).toBeEmptyDOMElement();
});

it('is a promotion in analytics, known by its list or by what it is given', () => {
  const items = [aListingItem()];
  const { rerender } = renderWithShop(<TileSlider items={items} listId="related" label="Passt dazu" />);
  const props = () => jest.mocked(PromotedList).mock.lastCall![0];
  expect(props()).toMatchObject({ list: { id: 'related', name: 'Passt dazu' }, items, promotion: undefined });
  const promotion = { promotionId: 'related.goulash', creativeName: 'Gulasch' };
  rerender(<TileSlider items={items} listId="related" label="Passt dazu" promotion={promotion} />);
  expect(props()).toMatchObject({ promotion });
});
