import type { ReferenceType } from '@shop/contracts';

/** What reviews and questions are about, within a site. */
export interface Reference {
  site: string;
  referenceType: ReferenceType;
  referenceId: string;
}

/** Who asks about it. */
export interface Asked extends Reference {
  /** Null for visitors who are not signed in: what belongs to a recipe for members is not for them. */
  customerId: string | null;
}

/** A page of a list; `page` counts from zero. */
export interface Page {
  page: number;
  limit: number;
}
