/** What the browser runs of a storefront. */
import { brand } from 'virtual:shop-brand';
import { hydrate } from '../client/hydrate';

void hydrate(brand);
