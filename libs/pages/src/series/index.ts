import type { PageKind } from '../pageKind';
import { load } from './load';
import { SeriesPage } from './SeriesPage';

export const pageKind: PageKind = { load, Page: SeriesPage };
