import { definePage } from '../definition/definePage';
import { ProductPage } from './ProductPage';
import { requests } from './requests';

export const pageKind = definePage({ requests, Page: ProductPage });
