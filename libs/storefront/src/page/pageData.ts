import type { Locale } from '@shop/contracts/constants';

/** What the one page route knows of the page it shows. The content itself lies in the store under `path`. */
export interface PageData {
  /** HTTP status of the page. 503: the services did not answer, and there is no content. */
  status: 200 | 404 | 503;
  locale: Locale;
  path: string;
  search: string;
  /** For the copyright line; from the server, so that both ends show the same at New Year. */
  year: number;
}
