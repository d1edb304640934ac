import { useStore } from 'react-redux';
import type { ShopStore } from './createShopStore';

/** The store itself, for code outside of render that fetches with it. */
export const useShopStore = (): ShopStore => useStore() as ShopStore;
