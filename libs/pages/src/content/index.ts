import type { PageKind } from '../pageKind';
import { ContentPage } from './ContentPage';
import { load } from './load';

/** Home and every page made of CMS elements alone. */
export const pageKind: PageKind = { load, Page: ContentPage };
