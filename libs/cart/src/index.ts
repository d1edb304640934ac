export type { MissingItem } from './cartPageActions';
export { useAddItem } from './useAddItem';
export { useAddItems } from './useAddItems';
export { useBuyAgain } from './useBuyAgain';
export { type CartResult, type CartStatus, useCart, type UseCartOptions } from './useCart';
export { useCartCount } from './useCartCount';
export { useProductsInCart } from './useProductsInCart';
export { useRefreshCart } from './useRefreshCart';
