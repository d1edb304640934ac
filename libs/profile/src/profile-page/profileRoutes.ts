import type { BrandConfig } from '@shop/brand';
import { SHOPPING_LIST_SEGMENT, WISH_LIST_SEGMENT } from '@shop/contracts/wish-links';
import { preloadable } from '@shop/preloadable';
import type { ProfileRoute } from './ProfileView';

const sellsExperiences = (brand: BrandConfig) => brand.experienceVouchers ?? false;

const hasRecipes = (brand: BrandConfig) => brand.recipes ?? false;

/** The pages of the profile area, in the order of the side navigation (specification, section 2), with wish list and shopping list. */
const profileRoutes: readonly ProfileRoute[] = [
  { segment: '', titleId: 'profile.overview.title', part: preloadable(() => import('../overview/OverviewView')) },
  {
    segment: 'personal',
    titleId: 'profile.personal.title',
    part: preloadable(() => import('../personal/PersonalView')),
  },
  {
    segment: 'orders',
    titleId: 'profile.orders.title',
    part: preloadable(() => import('../orders/OrdersView')),
    hasPages: true,
  },
  {
    segment: 'purchased',
    titleId: 'profile.purchased.title',
    part: preloadable(() => import('../purchased/PurchasedView')),
  },
  {
    segment: WISH_LIST_SEGMENT,
    titleId: 'profile.wishList.title',
    part: preloadable(() => import('../wish-list/WishListView')),
    isOpen: true,
  },
  {
    segment: SHOPPING_LIST_SEGMENT,
    titleId: 'profile.shoppingList.title',
    part: preloadable(() => import('../shopping-list/ShoppingListView')),
    isOffered: hasRecipes,
    isOpen: true,
  },
  {
    segment: 'invoices',
    titleId: 'profile.invoices.title',
    part: preloadable(() => import('../invoices/InvoicesView')),
  },
  { segment: 'reviews', titleId: 'profile.reviews.title', part: preloadable(() => import('../reviews/ReviewsView')) },
  {
    segment: 'questions',
    titleId: 'profile.questions.title',
    part: preloadable(() => import('../questions/QuestionsView')),
  },
  {
    segment: 'my-vouchers',
    titleId: 'profile.myVouchers.title',
    part: preloadable(() => import('../vouchers/MyVouchersView')),
  },
  {
    segment: 'voucher-activate',
    titleId: 'profile.voucher.activate.title',
    part: preloadable(() => import('../vouchers/ActivateView')),
    isOffered: sellsExperiences,
  },
  {
    segment: 'voucher-exchange',
    titleId: 'profile.voucher.exchange.title',
    part: preloadable(() => import('../vouchers/ExchangeView')),
    isUnlisted: true,
  },
  {
    segment: 'voucher-extend',
    titleId: 'profile.voucher.extend.title',
    part: preloadable(() => import('../vouchers/ExtendView')),
    isUnlisted: true,
  },
];

/** The pages of a brand's profile area. */
export const offeredRoutes = (brand: BrandConfig) =>
  profileRoutes.filter(({ isOffered }) => isOffered?.(brand) !== false);

export interface RouteMatch {
  route: ProfileRoute;
  rest: string;
}

/** The page at an address of the profile area whose own address is `base`; null where there is none. */
export function matchRoute(base: string, path: string, brand: BrandConfig): RouteMatch | null {
  const [segment = '', rest = '', ...more] = path.slice(base.length).split('/').slice(1);
  const route = offeredRoutes(brand).find((one) => one.segment === segment);
  if (!route || more.length > 0 || (rest && !route.hasPages)) return null;
  return { route, rest };
}
