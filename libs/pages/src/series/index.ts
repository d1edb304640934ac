import { definePage } from '../definition/definePage';
import { requests } from './requests';
import { SeriesPage } from './SeriesPage';

export const pageKind = definePage({ requests, Page: SeriesPage });
