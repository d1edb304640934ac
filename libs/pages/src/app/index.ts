import type { PageKind } from '../pageKind';
import { AppPage } from './AppPage';
import { load } from './load';

/** Pages of an app, such as the cart, with the editor's elements before and after. */
export const pageKind: PageKind = { load, Page: AppPage };
