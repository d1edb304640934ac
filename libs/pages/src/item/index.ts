import type { PageKind } from '../pageKind';
import { ItemPage } from './ItemPage';

/** What has no kind of its own yet: title, picture and text from the page's meta. */
export const pageKind: PageKind = { Page: ItemPage };
