import type { ReferenceType } from '@shop/contracts';

/** The item that reviews and questions are about, within a site. */
export interface Reference {
  site: string;
  referenceType: ReferenceType;
  referenceId: string;
}

/** The visitor. */
export interface Asked extends Reference {
  /** Null for visitors who are not signed in, who do not see the community of members-only items. */
  customerId: string | null;
}

/** A page of a list; `page` is zero-based. */
export interface Page {
  page: number;
  limit: number;
}
