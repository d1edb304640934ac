import type { PageKind } from '../pageKind';
import { load } from './load';
import { ProductPage } from './ProductPage';

export const pageKind: PageKind = { load, Page: ProductPage };
