export { keepWishes, type KeptWishes, keptWishes } from './keptWishes';
export { refusedWishNotice } from './refusedWishNotice';
export { useKeptWishes } from './useKeptWishes';
export { useWishSync } from './useWishSync';
export { WishListLink } from './WishListLink';
export { WishSync } from './WishSync';
