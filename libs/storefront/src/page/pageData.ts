import type { Locale } from '@shop/contracts/constants';
import type { PageStatus } from '@shop/pages';

/** What the one page route knows of the page it shows. The content itself lies in the store under `path`. */
export interface PageData {
  status: PageStatus;
  locale: Locale;
  path: string;
  search: string;
  /** For the copyright line; from the server, so that both ends show the same at New Year. */
  year: number;
}
