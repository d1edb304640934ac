import type { PageKind } from '../pageKind';
import { load } from './load';
import { ProductListPage } from './ProductListPage';

export const pageKind: PageKind = { load, Page: ProductListPage };
