import { load } from '../content/load';
import type { PageKind } from '../pageKind';
import { AToZPage } from './AToZPage';

/** The index of what the site has, among whatever else an editor puts on its page. */
export const pageKind: PageKind = { load, Page: AToZPage };
