import type { BrandConfig } from '@shop/brand';
import { matchRoute } from './profileRoutes';
import { routePath } from './routePath';

const brand = {} as BrandConfig;

it.each([
  ['/profil', '/profil', '', ''],
  ['/profil', '/profil/orders', 'orders', ''],
  ['/fr/profil', '/fr/profil/orders/7', 'orders', '7'],
  ['/en/profil', '/en/profil/personal', 'personal', ''],
])('of %s, %s is the page "%s" with "%s"', (base, path, segment, rest) => {
  expect(matchRoute(base, path, brand)).toMatchObject({ route: { segment }, rest });
});

it.each(['/profil/moon', '/profil/personal/7', '/profil/orders/7/8'])('has no page at %s', (path) => {
  expect(matchRoute('/profil', path, brand)).toBeNull();
});

it('activates vouchers of brands that sell experiences alone', () => {
  const path = '/profil/voucher-activate';
  expect(matchRoute('/profil', path, brand)).toBeNull();
  expect(matchRoute('/profil', path, { ...brand, experienceVouchers: true })).not.toBeNull();
});

it.each(['/profil/voucher-exchange', '/profil/voucher-extend'])('has %s in every brand', (path) => {
  expect(matchRoute('/profil', path, brand)).not.toBeNull();
});

it('links its pages', () => {
  expect([routePath('/fr/profil', ''), routePath('/fr/profil', 'orders')]).toEqual(['/fr/profil', '/fr/profil/orders']);
});
