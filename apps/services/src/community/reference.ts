import type { ReferenceType } from '@shop/contracts';

/** What reviews and questions are about, within a site. */
export interface Reference {
  site: string;
  referenceType: ReferenceType;
  referenceId: string;
}

/** A page of a list; `page` counts from zero. */
export interface Page {
  page: number;
  limit: number;
}
