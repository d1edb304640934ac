export { useAddItem } from './useAddItem';
export { type CartResult, type CartStatus, useCart, type UseCartOptions } from './useCart';
export { useCartCount } from './useCartCount';
