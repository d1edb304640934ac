import { Badges } from '@shop/catalogue';
import { aBadge, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { brand } from './brand';

// Made by the build.
jest.mock('virtual:shop-messages', () => ({ messageLoaders: {} }), { virtual: true });

it('shows the badges of a campaign first, in whatever order they come', () => {
  const badges = [
    aBadge({ label: 'Neu' }),
    aBadge({ label: 'Aktion', style: 'promotion' }),
    aBadge({ label: 'Black Friday', style: 'campaignblackfriday_special' }),
    aBadge({ label: 'Weihnachten', style: 'campaign' }),
  ];
  renderWithShop(<Badges badges={badges} />, { brand: { listing: brand.config.listing } });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Weihnachten',
    'Black Friday',
    'Aktion',
    'Neu',
  ]);
});
