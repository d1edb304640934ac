import { hydrate } from '@shop/storefront/client';
import { brand } from './brand';

void hydrate(brand);
