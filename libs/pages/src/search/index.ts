import type { PageKind } from '../pageKind';
import { load } from './load';
import { SearchPage } from './SearchPage';

export const pageKind: PageKind = { load, Page: SearchPage };
