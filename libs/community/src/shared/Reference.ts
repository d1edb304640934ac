import type { ReferenceType } from '@shop/contracts';

/** What reviews and questions are about. */
export interface Reference {
  referenceType: Exclude<ReferenceType, ''>;
  referenceId: string;
}
