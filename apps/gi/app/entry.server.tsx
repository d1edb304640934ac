import { createServerEntry } from '@shop/storefront/ssr';
import { brand } from './brand';
import { look } from './look';

export const { render, indexableHosts, manifest } = createServerEntry(brand, look);
