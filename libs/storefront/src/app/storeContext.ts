import type { ShopStore } from '@shop/service-client';
import { createContext } from 'react-router';

/** Where loaders find the store: one a request on the server, one a page load in the browser. */
export const storeContext = createContext<ShopStore>();
