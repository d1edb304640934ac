import type { ReferenceType } from '@shop/contracts';

/** The item that reviews and questions are about. */
export interface Reference {
  referenceType: Exclude<ReferenceType, ''>;
  referenceId: string;
}
