import type { PageKind } from '../pageKind';
import { load } from './load';
import { RecipePage } from './RecipePage';

export const pageKind: PageKind = { load, Page: RecipePage };
